/** A request to show a product. Each click on a card is a new one. */
export interface ProductWish {
  readonly product: string;
}
