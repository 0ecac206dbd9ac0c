/** A wish to see a product laid. Each click on a card is a new one. */
export interface ProductWish {
  readonly product: string;
}
