/** The fields by which orders are chosen on a page of the list. */
export const BULK_FIELDS = { which: 'which', here: 'here' } as const;

/** Those that are ticked, all on the page, or all that the filters find. */
export const BULK_WHICH = ['chosen', 'here', 'matching'] as const;
export type BulkWhich = (typeof BULK_WHICH)[number];

const PREFIX = 'order-';

/** The name of the box that chooses an order: forms hold each name once. */
export const chosenField = (id: number): string => PREFIX + id;

/** The ids of a page's orders, as one field holds them. */
export const idsText = (ids: readonly number[]): string => ids.join('.');

const MOST = 1000;

/** Which ids were ticked, or stood on the page; nothing where all that match are meant. */
export function chosenIds(sent: Readonly<Record<string, unknown>>): number[] | undefined {
  if (sent[BULK_FIELDS.which] === 'matching') return undefined;
  const ids =
    sent[BULK_FIELDS.which] === 'here'
      ? String(sent[BULK_FIELDS.here] ?? '').split('.')
      : Object.keys(sent).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []));
  return [...new Set(ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))].slice(0, MOST);
}
