import SchemaBuilder from '@pothos/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { PricingContext } from '#domain/product/product-record.ts';
import { allowChange } from '#server/limits/allow-order.ts';
import { personalPricing } from '#server/product/pricing-context.ts';
import { type Choice, choiceOf } from '#server/region/choice.ts';
import { ensureSession, findSession, visitOf } from '#server/request/shopper.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import { type Tracker, trackerOf } from '#server/tracking/tracker.ts';
import type { Session } from '#shop/session/session.ts';
import type { Accounts, tellAccounts } from './account/accounts.ts';

const MOST_PRODUCTS = 100;

/** What every resolver may need. Session and moment are read when somebody asks, once for all fields of a query. */
export type QueryContext = {
  shop: Shop;
  visit: Visit;
  ip: string;
  session: () => Promise<Session | undefined>;
  /** The session, which begins where there was none. */
  ensureSession: () => Promise<Session>;
  pricing: () => Promise<PricingContext>;
  isLoggedIn: () => Promise<boolean>;
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
  request: FastifyRequest,
  reply: FastifyReply,
  accountsFor: ReturnType<typeof tellAccounts>,
): QueryContext {
  const visit = visitOf(shop, request);
  let begun: Promise<Session> | undefined;
  const found = once(() => findSession(shop, request));
  const session = async () => begun ?? (await found());
  let products = 0;
  return {
    shop,
    visit,
    ip: request.ip,
    session,
    ensureSession: async () => {
      begun ??= ensureSession(shop, request, reply, visit);
      return begun;
    },
    pricing: once(async () => personalPricing(shop, visit, await session())),
    isLoggedIn: async () => (await session())?.clientId !== undefined,
    accounts: accountsFor(request, session),
    choice: choiceOf(shop, request, reply),
    tracker: trackerOf(shop, request, reply),
    allowChange: async () => allowChange(shop, request.ip, await session()),
    countProducts(count) {
      products += count;
      if (products > MOST_PRODUCTS)
        throw new GraphQLError(`A call may ask for at most ${MOST_PRODUCTS} products.`);
    },
  };
}

export const newBuilder = () =>
  new SchemaBuilder<{ Context: QueryContext; DefaultFieldNullability: false }>({
    defaultFieldNullability: false,
  });

export type Builder = ReturnType<typeof newBuilder>;

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
