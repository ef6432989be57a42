import type { Role } from './role.ts';

/** What may be done in the back office, and the roles that may: by their letters below. The owner may do all of it. */
const TABLE = {
  order: {
    ...{ read: 'MOR', edit: 'MO', cancel: 'MO', hold: 'MO', note: 'MOK', create: 'M', export: 'M' },
  },
  parcel: { read: 'MOKR', pack: 'MOK', send: 'MOK', fix: 'MO', unpaid: 'M' },
  money: { read: 'MOR', record: 'MO', refund: 'M', reverse: '', match: 'M' },
  return: { read: 'MOR', open: 'MO', receive: 'MOK', settle: 'M' },
  invoice: { read: 'MOR', issue: 'MO' },
  client: { read: 'MOR', edit: 'MO', points: 'M', export: '', erase: '' },
  message: { read: 'MOR', answer: 'MO' },
  complaint: { read: 'MOR', answer: 'MO', decide: 'M' },
  product: { read: 'MOCTR', edit: 'MC', price: 'MC', publish: 'MC', import: 'M' },
  stock: { read: 'MOKCR', correct: 'MC', count: 'MKC' },
  promotion: { read: 'MCR', edit: 'M' },
  content: { read: 'MTR', edit: 'MT', publish: 'MT' },
  look: { read: 'M', edit: 'M' },
  settings: { read: 'M', edit: 'M', webhooks: 'M', payments: '', legal: '' },
  numbers: { read: 'MR' },
  staff: { read: 'M', invite: '', rights: '' },
  audit: { read: 'M' },
  job: { read: 'M' },
} as const;

type Table = typeof TABLE;
export type Area = keyof Table;
export type Right = { [Of in Area]: `${Of}.${keyof Table[Of] & string}` }[Area];

const LETTERS: { [letter: string]: Role } = {
  M: 'manager',
  O: 'orders',
  K: 'packer',
  C: 'catalogue',
  T: 'content',
  R: 'read_only',
};

const ROWS = Object.entries(TABLE).flatMap(([area, rights]) =>
  Object.entries(rights).map(([action, letters]): [Right, readonly Role[]] => [
    `${area}.${action}` as Right,
    ['owner', ...[...letters].flatMap((letter) => LETTERS[letter] ?? [])],
  ]),
);

const ROLES_OF = new Map<string, readonly Role[]>(ROWS);

/** Every right, area by area. */
export const RIGHTS: readonly Right[] = ROWS.map(([right]) => right);

export const isRight = (text: string): text is Right => ROLES_OF.has(text);

export const areaOf = (right: Right): Area => right.slice(0, right.indexOf('.')) as Area;

/** Whether a role has the right by itself; what the table does not know nobody has. */
export const roleHas = (role: Role, right: Right): boolean => ROLES_OF.get(right)?.includes(role) ?? false;
