import { formatMoney } from '#domain/price/mask.ts';
import type { Minor, Price } from '#domain/price/money.ts';
import type { Builder } from './context.ts';

/** Amounts, as every part of the schema writes them: a number in the currency's own units, and as the shop prints it. */
export function moneyTypes(builder: Builder) {
  const amount = builder.objectRef<{ minor: Minor }>('Amount').implement({
    fields: (t) => ({
      value: t.float({ resolve: ({ minor }) => minor / 100 }),
      formatted: t.string({ resolve: ({ minor }, _, { currency }) => formatMoney(minor, currency) }),
    }),
  });
  const money = builder.objectRef<Price>('Money').implement({
    fields: (t) => ({
      gross: t.field({ type: amount, resolve: ({ gross }) => ({ minor: gross }) }),
      net: t.field({ type: amount, resolve: ({ net }) => ({ minor: net }) }),
    }),
  });
  return { amount, money };
}

export type MoneyTypes = ReturnType<typeof moneyTypes>;
