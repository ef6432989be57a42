import { WITHDRAWAL_CONSENTS, type WithdrawalConsent } from '#domain/withdrawal/withdrawal-consent.ts';
import type { Statement } from '#shop/account/consents.ts';

type Say = (key: `checkout.consent.${WithdrawalConsent}`) => string;

/** What a shopper says of each consent, word for word; the order keeps those that its goods ask for. */
export const withdrawalStatements = (
  isGiven: (consent: WithdrawalConsent) => boolean,
  say: Say,
): Statement[] =>
  WITHDRAWAL_CONSENTS.map((kind) => ({
    ...{ kind, wording: say(`checkout.consent.${kind}`), given: isGiven(kind) },
  }));
