import { panelLinks } from './panel-links.ts';

/** The parameters of the list of orders, as they stand in its address. */
export const ORDER_PARAMETERS = [
  ...(['view', 'q', 'stage', 'money', 'payment', 'delivery', 'from', 'until', 'min', 'max'] as const),
  /** Which columns are shown; all where it is empty. */
  'columns',
] as const;
export type OrderParameters = Readonly<Record<(typeof ORDER_PARAMETERS)[number], string>>;

/** The list with these filters; what is empty is left out. */
export function ordersAddress(
  asked: Partial<OrderParameters>,
  place: { after?: number; before?: number } = {},
): string {
  const said = Object.entries({ ...asked, ...place }).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  const query = said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query ? `${panelLinks.orders}?${query}` : panelLinks.orders;
}
