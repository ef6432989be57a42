import { isEditable } from '#domain/order/parcels.ts';
import type { LineView, OrderView } from './order-view.ts';

/** Lines whose quantity can be changed. */
export const editableLines = ({ lines }: OrderView): LineView[] =>
  lines.filter(({ counts, price }) => isEditable(counts, price?.pointsCost ?? 0));

/** Lines of which something left: what is here still is taken out of the order instead. */
export const refundableLines = ({ lines }: OrderView): LineView[] =>
  lines.filter(({ counts, price }) => counts.sent > 0 && (price?.pointsCost ?? 0) === 0);

/** Lines of which something may come back. */
export const returnableLines = ({ lines }: OrderView): LineView[] =>
  lines.filter(({ counts }) => counts.returnable > 0);

/** What a return is about. */
export const linesOfReturn = ({ lines, returns = [] }: OrderView, id: number): LineView[] => {
  const coming = returns.find((one) => one.id === id)?.lines ?? [];
  return lines.filter((line) => coming.some(({ lineId }) => lineId === line.id));
};
