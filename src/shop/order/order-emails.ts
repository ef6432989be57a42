import { lastDayToPay } from '#domain/order/payment-deadline.ts';
import { formatDate } from '#domain/page/date.ts';
import { moneyIn } from '#domain/price/mask.ts';
import type { Minor } from '#domain/price/money.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import type { EmailContent } from '#shop/email/email.ts';
import type { OrderRow } from './order-row.ts';
import type { OrdersParts } from './orders-parts.ts';

/** Writes to whoever ordered, in the language of the order. */
export const tellShopper = (
  tx: OrmOrTransaction,
  { queueEmail }: OrdersParts,
  { email, language }: OrderRow,
  content: EmailContent,
): Promise<void> => queueEmail({ to: email, language, ...content }, tx);

/** Writes to the shop itself, in the language that its addresses have without a prefix. */
export const tellOwner = (
  tx: OrmOrTransaction,
  { queueEmail, config }: OrdersParts,
  content: EmailContent,
): Promise<void> => queueEmail({ to: config.email, language: 'pl', ...content }, tx);

/** What every e-mail about an order says. The link of a guest is known to the guest alone; a client's order is in the account. */
export const aboutOrder = ({ orderLink }: OrdersParts, { number, clientId, language }: OrderRow) => ({
  number,
  ...(clientId !== null && { link: orderLink(number, undefined, language) }),
});

/** An amount of an order, and where left out what it comes to, as its currency is written. */
export function amountOf(
  { config }: Pick<OrdersParts, 'config'>,
  order: Pick<OrderRow, 'currency' | 'totalGross'>,
  amount: Minor = order.totalGross,
): string {
  return moneyIn(config.currencies, amount, order.currency);
}

/** Until when, how much and where to: what a shopper needs in order to pay. */
export function paymentWords(parts: OrdersParts, order: OrderRow, payBy: Date) {
  const { name, bankAccount: account } = parts.config;
  const isTransfer = order.paymentMethod === 'transfer' && account !== undefined;
  return {
    amount: amountOf(parts, order),
    until: formatDate(lastDayToPay(payBy.getTime(), parts.rules.timeZone), order.language),
    ...(isTransfer && { transfer: { name, account } }),
  };
}
