import type { WithdrawalException } from './withdrawal-exception.ts';

/** What a consumer states before the days of withdrawal are over (2011/83/EU art. 16 a and m, UPK art. 38 ust. 1 pkt 1 i 13). */
export const WITHDRAWAL_CONSENTS = ['digital_content', 'service_start'] as const;
export type WithdrawalConsent = (typeof WITHDRAWAL_CONSENTS)[number];

export const isWithdrawalConsent = (kind: string): kind is WithdrawalConsent =>
  (WITHDRAWAL_CONSENTS as readonly string[]).includes(kind);

const ASKED_FOR: Partial<Record<WithdrawalException, WithdrawalConsent>> = {
  digital: 'digital_content',
  service: 'service_start',
};

type Goods = { withdrawalException?: WithdrawalException | undefined };

/** The consents that goods ask for, each once. */
export function consentsAskedFor(lines: readonly Goods[]): WithdrawalConsent[] {
  const asked = lines.map(({ withdrawalException: why }) => why && ASKED_FOR[why]);
  return WITHDRAWAL_CONSENTS.filter((consent) => asked.includes(consent));
}

/**
 * Whether nothing is sold without it: digital content goes out with the order. A service waits, where nobody asked for it
 * sooner, until the days of withdrawal are over.
 */
export const isDemanded = (consent: WithdrawalConsent): boolean => consent === 'digital_content';
