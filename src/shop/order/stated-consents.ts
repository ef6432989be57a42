import { consentsAskedFor, isWithdrawalConsent } from '#domain/withdrawal/withdrawal-consent.ts';
import type { OrderRequest } from './order-request.ts';
import type { Sale } from './quote.ts';

/** What was said when it was ordered, without consents that its goods do not ask for. */
export const statedWith = ({ consents }: OrderRequest, { quote }: Sale) =>
  consents.filter(({ kind }) => !isWithdrawalConsent(kind) || consentsAskedFor(quote.lines).includes(kind));

/** What was agreed to of the right of withdrawal is confirmed on what lasts (UPK art. 21). */
export function confirmedConsents(request: OrderRequest, sale: Sale) {
  const given = statedWith(request, sale).filter(({ kind, given }) => given && isWithdrawalConsent(kind));
  const isAsked = consentsAskedFor(sale.quote.lines).includes('service_start');
  return {
    ...(given.length > 0 && { consents: given.map(({ wording }) => wording) }),
    ...(isAsked && !given.some(({ kind }) => kind === 'service_start') && { isServiceLater: true as const }),
  };
}
