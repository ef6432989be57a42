import SchemaBuilder from '@pothos/core';
import { GraphQLError } from 'graphql';
import { allowChange } from '#server/limits/allow-order.ts';
import { type Choice, choiceOf } from '#server/region/choice.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import { type Tracker, trackerOf } from '#server/tracking/tracker.ts';
import type { Accounts, tellAccounts } from './account/accounts.ts';

const MOST_PRODUCTS = 100;

/** What every resolver may need: the context of the request, and what only queries have. */
export type QueryContext = RequestContext & {
  shop: Shop;
  accounts: Accounts;
  /** Changes currency, region and postal code. */
  choice: Choice;
  /** Notes what the shopper does, where they allow it. */
  tracker: Tracker;
  /** Counts the products that a call asks for; too many of them end it. */
  countProducts: (count: number) => void;
  /** Whether this shopper may change something once more now. */
  allowChange: () => Promise<boolean>;
};

export function queryContext(
  shop: Shop,
  context: RequestContext,
  accountsFor: ReturnType<typeof tellAccounts>,
): QueryContext {
  const { request, session } = context;
  let products = 0;
  return Object.assign(context, {
    shop,
    accounts: accountsFor(request, session),
    choice: choiceOf(shop, context),
    tracker: trackerOf(shop, context),
    allowChange: async () => allowChange(shop, request.ip, await session()),
    countProducts(count: number) {
      products += count;
      if (products > MOST_PRODUCTS)
        throw new GraphQLError(`A call may ask for at most ${MOST_PRODUCTS} products.`);
    },
  });
}

export const newBuilder = () =>
  new SchemaBuilder<{ Context: QueryContext; DefaultFieldNullability: false }>({
    defaultFieldNullability: false,
  });

export type Builder = ReturnType<typeof newBuilder>;
