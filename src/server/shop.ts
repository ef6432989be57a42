import { limitsOf } from '#contract/limits/limits-config.ts';
import { linksIn } from '#contract/links.ts';
import { orderRulesOf } from '#contract/order/order-config.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { openAccountData } from '#shop/account/account-data.ts';
import { openAccounts } from '#shop/account/accounts.ts';
import { openClients } from '#shop/account/clients.ts';
import { openBackInStock } from '#shop/back-in-stock/subscriptions.ts';
import { openBaskets } from '#shop/basket/baskets.ts';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import { openCheckouts } from '#shop/checkout/checkouts.ts';
import { openComparison } from '#shop/compare/comparison.ts';
import { openComplaints } from '#shop/complaints/complaints.ts';
import type { Database } from '#shop/db/database.ts';
import { openDelivery } from '#shop/delivery/delivery.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import { openErrorLog } from '#shop/error-log/error-log.ts';
import { openRateLimits } from '#shop/limits/rate-limits.ts';
import { openOrders } from '#shop/order/orders.ts';
import { openPickupPoints } from '#shop/pickup-points/pickup-points.ts';
import { openRebateCodes } from '#shop/rebate/rebate-codes.ts';
import { openDatabaseSearch } from '#shop/search/database-search.ts';
import { openReplicaSearch } from '#shop/search/replica-search.ts';
import { withBlockList } from '#shop/search/text/block-list.ts';
import { openSessions } from '#shop/session/sessions.ts';
import { openShoppingLists } from '#shop/shopping-lists/shopping-lists.ts';
import { openSnippets } from '#shop/snippets/snippets.ts';
import { openTracking } from '#shop/tracking/tracking.ts';
import type { BrowserBuild } from './browser-build.ts';
import { perMinute } from './limits/rate-limit.ts';
import { openMetrics } from './metrics/shop-metrics.ts';
import { openOverload, USUAL_LIMITS } from './overload/overload.ts';
import { openPayments } from './payments/offered-payments.ts';
import { newLifecycle } from './processes/lifecycle.ts';

const MOST_REPORTS_A_MINUTE = 30;

/** Everything a request may need, put together once at start. */
export type Shop = ReturnType<typeof openShop>;

export type Sketches = {
  has(file: string): boolean;
  /** Undefined where there is no such picture. */
  sketch(file: string): string | undefined;
};

export type ShopParts = {
  config: ShopConfig;
  database: Database;
  /** A copy for reads that may lag. */
  replica?: Database | undefined;
  build: BrowserBuild;
  /** The shop's address as others see it, without a slash at the end. */
  origin: string;
  picturesFolder: string;
  /** Where this process writes to, looked at for room; not where left out. */
  dataFolder?: string | undefined;
  /** Pictures whose files are drawn when they are first asked for, shown as an SVG until then. */
  sketches?: Sketches | undefined;
  /** Whether this is the demo shop, which may pretend to take money. */
  demo: boolean;
  /** Signs payments of the test gateway; processes that share a database share it. */
  gatewaySecret?: string | undefined;
  /** Shows `/_gallery`. */
  gallery: boolean;
  clock: () => number;
};

export function openShop(parts: ShopParts) {
  const catalogue = openCatalogue(parts.database, {
    currency: parts.config.currencies[0]?.id ?? '',
    priceType: parts.config.priceType,
    engine: parts.replica && replicaSearch(parts, parts.replica),
  });
  const limits = limitsOf(parts.config);
  const overload = openOverload({ ...USUAL_LIMITS, ...parts.config.overload });
  const delivery = openDelivery(parts.database);
  const sessions = openSessions(parts.database, parts.clock);
  const outbox = openOutbox(parts);
  const payments = openPayments(parts);
  const orderRules = orderRulesOf(parts.config);
  return {
    ...parts,
    lifecycle: newLifecycle(),
    overload,
    catalogue,
    search: withBlockList(catalogue.engine, parts.config.search?.blocked ?? []),
    delivery,
    pickupPoints: openPickupPoints(parts.database),
    baskets: openBaskets(parts.database, catalogue),
    limits,
    metrics: openMetrics(parts.database, overload),
    rateLimits: openRateLimits(parts.database, parts.clock, limits.perMinute),
    /** Whoever types searches at most twice a second; an office shares an address. */
    allowSearch: perMinute(limits.perMinute.searches, parts.clock),
    shoppingLists: openShoppingLists(parts.database, catalogue, parts.clock),
    comparison: openComparison(parts.database, catalogue),
    rebateCodes: openRebateCodes(parts.database, parts.config.currencies[0]?.id ?? ''),
    backInStock: openBackInStock(parts.database, catalogue),
    clients: openClients(parts.database),
    sessions,
    outbox,
    checkouts: openCheckouts(parts.database, parts.clock),
    payments,
    orderRules,
    orders: openOrders({
      ...parts,
      queueEmail: outbox.queue,
      payments: payments.offered,
      rules: orderRules,
      currency: parts.config.currencies[0]?.id ?? '',
      orderLink: (number, token, language) => parts.origin + linksIn(language).order(number, token),
    }),
    accounts: openAccounts({ ...parts, sessions, queueEmail: outbox.queue }),
    accountData: openAccountData(parts.database, outbox.queue, parts.clock),
    complaints: openComplaints({ ...parts, queueEmail: outbox.queue }),
    errorLog: openErrorLog(parts.database, parts.clock),
    /** One browser that fails all the time must not fill the log. */
    mayReport: perMinute(MOST_REPORTS_A_MINUTE, parts.clock),
    snippets: openSnippets(parts.database, parts.clock, parts.config.snippets),
    tracking: openTracking(parts.database, parts.clock),
  };
}

const replicaSearch = ({ database, config: { priceType }, clock }: ShopParts, replica: Database) =>
  openReplicaSearch(openDatabaseSearch(database, priceType), openDatabaseSearch(replica, priceType), clock);
