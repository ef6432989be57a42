import type { WireBasket } from '#contract/widgets.ts';
import type { Basket } from '#domain/basket/basket.ts';

/** Fields of the forms that change the basket: the same with and without JavaScript. None is named 'action', which
 * would hide the form's own address from scripts. */
export const BASKET_FIELDS = {
  action: 'mode',
  product: 'product',
  size: 'size',
  quantity: 'number',
  line: 'line',
  subscription: 'subscription',
  /** The lines to order, by their ids with spaces between them. */
  lines: 'lines',
  code: 'code',
  /** What a button adds or takes by itself, as `sizeValue` writes it. */
  reward: 'reward',
} as const;

/** What a button says of the size that it adds or takes: all of it in one value, since a button has but one. */
export const sizeValue = (product: number, quantity: string, size: string) =>
  `${product}:${quantity}:${size}`;

/** The product, the quantity and the size of such a value. */
export function readSizeValue(value: string) {
  const [product = '', quantity = '', ...size] = value.split(':');
  return { product, quantity, size: size.join(':') };
}

export type BasketAction =
  | 'add'
  /** Adds what is for points; who cannot have it is told what is in the way. */
  | 'take'
  | 'change'
  | 'remove'
  /** Puts back what was removed. */
  | 'restore'
  /** Moves a line to a shopping list. */
  | 'later'
  | 'select'
  | 'code'
  | 'uncode';

/** What was removed, as the form that puts it back sends it. */
export type Removed = { product: string; size: string; quantity: string; subscription: string };

/** What was not added, with the quantity put right, and the words of the button that adds it. */
export type Corrected = Removed & { text: string };

/** What the server says of a change of the basket, when asked for JSON. */
export type BasketChangeAnswer = {
  status: 'success' | 'error';
  /** A sentence in the shopper's language. */
  message: string;
  basket: WireBasket;
  lines: Basket;
  /** Where a line was removed. */
  removed?: Removed;
  /** Where something was added: the drawer that says so, as HTML. */
  added?: string;
};
