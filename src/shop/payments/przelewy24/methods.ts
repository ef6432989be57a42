import type { PayableOrder, PaymentMethod } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { P24Api } from './api.ts';
import { methodsSchema } from './messages.ts';

const KNOWN_FOR_MS = 10 * 60_000;
const PAGE: PaymentMethod = { id: 'page', kind: 'page' };
/** BLIK whose code is typed in the shop; only where Przelewy24 has allowed it. */
const BLIK_IN_SHOP = 'BlikWhiteLabel';

/**
 * What this account can be paid with, kept for a while; their numbers differ from account to account. Przelewy24's own
 * page is always there, also where it does not say what it has.
 */
export function openMethods(api: P24Api, clock: () => number) {
  const known = new Map<string, { at: number; methods: Promise<readonly PaymentMethod[]> }>();
  return ({ currency, language }: PayableOrder): Promise<readonly PaymentMethod[]> => {
    const path = `/payment/methods/${language === 'pl' ? 'pl' : 'en'}?currency=${encodeURIComponent(currency)}`;
    const kept = known.get(path);
    if (kept && clock() - kept.at < KNOWN_FOR_MS) return kept.methods;
    const methods = askFor(api, path).catch(() => {
      known.delete(path);
      return [PAGE];
    });
    known.set(path, { at: clock(), methods });
    return methods;
  };
}

async function askFor(api: P24Api, path: string): Promise<readonly PaymentMethod[]> {
  const answer = await api('GET', path);
  const methods = readAs(methodsSchema, answer.body)?.data ?? [];
  const blik = methods.find(({ subgroup, status }) => subgroup === BLIK_IN_SHOP && status !== false);
  return blik ? [{ id: String(blik.id), kind: 'blik_code' }, PAGE] : [PAGE];
}
