/** The view of a product's card that shows its picture close up. The others are named by the color of the drawing. */
export const CLOSE_UP = 'close-up';
