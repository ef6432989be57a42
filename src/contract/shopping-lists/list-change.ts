/** Fields of the forms that change shopping lists: the same with and without JavaScript. */
export const LIST_FIELDS = {
  action: 'mode',
  list: 'list',
  /** The list that a product is moved or copied to. */
  to: 'to',
  name: 'name',
  product: 'product',
  /** Left out, the first size that can be bought, else the first. */
  size: 'size',
  /** A size on a list, by its own number: it may have left the shop. */
  item: 'item',
  quantity: 'number',
  note: 'note',
  /** The address of somebody's shared list, where all of it is bought or copied. */
  shared: 'shared',
  /** Sent along by a page that goes on to the list: the message is said there, as it is without JavaScript. */
  goOn: 'go_on',
} as const;

/** In the place of a list: one that is made for it, with the name that is sent along. */
export const NEW_LIST = 'new';

export type ListAction =
  | 'create'
  | 'rename'
  | 'share'
  | 'unshare'
  | 'remove'
  /** Brings back a list that was removed. */
  | 'restore'
  /** Notes a product; the first list is made for it. */
  | 'add'
  /** Takes a product, in whatever size, off every list. */
  | 'forget'
  | 'change'
  | 'take'
  | 'move'
  | 'copy'
  /** Puts all that a list has into the basket. */
  | 'buy';

/** What the server says of a change of lists, when asked for JSON. */
export type ListChangeAnswer = {
  status: 'success' | 'error';
  /** A sentence in the shopper's language. */
  message: string;
  /** The list that was changed. */
  list?: number;
  /** The products that stand on any list of the shopper's now. */
  products: number[];
  count: number;
  /** The page that shows it. */
  at?: string;
};
