import { RIGHTS, type Right } from '#domain/staff/right.ts';

/** What the admin API has a use for; nobody's rights are changed and nobody is erased by it. */
const AREAS = ['order', 'parcel', 'money', 'product', 'stock', 'client', 'settings'] as const;
const NEVER: readonly Right[] = [
  ...(['money.reverse', 'money.match', 'client.edit', 'client.points', 'client.export'] as const),
  ...(['client.erase', 'settings.edit', 'settings.payments', 'settings.legal', 'product.publish'] as const),
  ...(['product.edit', 'stock.count', 'order.create', 'order.export', 'order.edit'] as const),
  ...(['parcel.fix'] as const),
];

/** The rights that a token may have. */
export const TOKEN_RIGHTS: readonly Right[] = RIGHTS.filter(
  (right) => AREAS.some((area) => right.startsWith(`${area}.`)) && !NEVER.includes(right),
);

/** For how many days a token may be good. */
export const TOKEN_DAYS = [30, 90, 365] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];
