import type { PanelContext } from './panel-context.ts';

/** The number of the order in the address. */
export const orderIn = ({ request }: Pick<PanelContext, 'request'>): string =>
  (request.params as { number: string }).number;
