import { invoiceRulesOf } from '#contract/invoices/invoices-config.ts';
import type { Language } from '#contract/language.ts';
import { limitsOf } from '#contract/limits/limits-config.ts';
import { linksIn } from '#contract/links.ts';
import { orderRulesOf } from '#contract/order/order-config.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { openAccountData } from '#shop/account/account-data.ts';
import { openAccounts } from '#shop/account/accounts.ts';
import { openClients } from '#shop/account/clients.ts';
import { openClientDesk } from '#shop/account/desk/client-desk.ts';
import { openBulk } from '#shop/admin-api/bulk/bulk.ts';
import { openOffers } from '#shop/admin-api/offers.ts';
import { openTokens } from '#shop/admin-api/tokens.ts';
import { openWebhookRequests } from '#shop/admin-api/webhook-requests.ts';
import { openAuditLog } from '#shop/audit/audit-log.ts';
import { openBackInStockDesk } from '#shop/back-in-stock/back-in-stock-desk.ts';
import { openBackInStock } from '#shop/back-in-stock/subscriptions.ts';
import { openBankStatements } from '#shop/bank-statements/bank-statements.ts';
import { openBaskets } from '#shop/basket/baskets.ts';
import { openShipments } from '#shop/carriers/shipments.ts';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import { openProductDesk } from '#shop/catalogue/desk/product-desk.ts';
import { openCheckouts } from '#shop/checkout/checkouts.ts';
import { openComparison } from '#shop/compare/comparison.ts';
import { openComplaintDesk } from '#shop/complaints/complaint-desk.ts';
import { openComplaints } from '#shop/complaints/complaints.ts';
import { openMessages } from '#shop/contact/messages.ts';
import type { Database } from '#shop/db/database.ts';
import { openDelivery } from '#shop/delivery/delivery.ts';
import { deliveryNames } from '#shop/delivery/delivery-names.ts';
import { openFailedEmails } from '#shop/email/failed-emails.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import { openOwnerEmails } from '#shop/email/owner/owner-emails.ts';
import { openErrorLog } from '#shop/error-log/error-log.ts';
import { openInvoices } from '#shop/invoices/invoices.ts';
import type { KsefAccessParts } from '#shop/invoices/ksef/ksef-teller.ts';
import { openRateLimits } from '#shop/limits/rate-limits.ts';
import { openNewsletter } from '#shop/newsletter/newsletter.ts';
import { openNewsletterDesk } from '#shop/newsletter/newsletter-desk.ts';
import { openBulkJobs } from '#shop/order/bulk/bulk-jobs.ts';
import { openDesk } from '#shop/order/desk/desk.ts';
import { openReturns } from '#shop/order/list/open-returns.ts';
import { openOrderExport } from '#shop/order/list/order-export.ts';
import { openOrderList } from '#shop/order/list/order-list.ts';
import { openOrderViews } from '#shop/order/list/order-views.ts';
import { openOrders } from '#shop/order/orders.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { SampleOrder } from '#shop/order/samples/sample-order.ts';
import { openSampleOrders } from '#shop/order/samples/sample-orders.ts';
import { openDrafts } from '#shop/panel/drafts.ts';
import { findAnything } from '#shop/panel/find-anything.ts';
import { openLive } from '#shop/panel/live.ts';
import { listShortSizes } from '#shop/panel/short-sizes.ts';
import { today } from '#shop/panel/today.ts';
import { openWhoIsHere } from '#shop/panel/who-is-here.ts';
import { openPacking } from '#shop/parcels/packing.ts';
import { openOnlinePayments } from '#shop/payments/online-payments.ts';
import { openPickupPoints } from '#shop/pickup-points/pickup-points.ts';
import { openRebateCodes } from '#shop/rebate/rebate-codes.ts';
import { openDatabaseSearch } from '#shop/search/database-search.ts';
import { openReplicaSearch } from '#shop/search/replica-search.ts';
import { withBlockList } from '#shop/search/text/block-list.ts';
import type { SecretBox } from '#shop/secrets/secret-box.ts';
import { openSessions } from '#shop/session/sessions.ts';
import { openShoppingLists } from '#shop/shopping-lists/shopping-lists.ts';
import { openSnippets } from '#shop/snippets/snippets.ts';
import { openStaff } from '#shop/staff/staff.ts';
import { openTracking } from '#shop/tracking/tracking.ts';
import { addressesOf, type Resolve } from '#shop/webhooks/look-up-address.ts';
import { openWebhooks } from '#shop/webhooks/webhooks.ts';
import { openWithdrawalDesk } from '#shop/withdrawal/withdrawal-desk.ts';
import { openWithdrawals } from '#shop/withdrawal/withdrawals.ts';
import type { BrowserBuild } from './browser-build.ts';
import { openCarriers } from './carriers/open-carriers.ts';
import { perMinute } from './limits/rate-limit.ts';
import { openMetrics } from './metrics/shop-metrics.ts';
import { openOverload, USUAL_LIMITS } from './overload/overload.ts';
import { openPayments } from './payments/offered-payments.ts';
import { newLifecycle } from './processes/lifecycle.ts';
import { pricingContext, readVisit } from './request/visit.ts';

const MOST_REPORTS_A_MINUTE = 30;

/** Everything a request may need, put together once at start. A route names the groups that it touches. */
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
  /** Orders that the demo shop's staff may ask for, as long as there is none. */
  sampleOrders?: readonly SampleOrder[] | undefined;
  /** Of payment providers, by their names in the environment; processes that share a database share them. */
  paymentSecrets?: Readonly<Record<string, string | undefined>> | undefined;
  /** In place of the network between the shop and payment providers. */
  paymentFetch?: typeof fetch | undefined;
  /** Of carriers, likewise; and in place of the network to them. */
  carrierSecrets?: Readonly<Record<string, string | undefined>> | undefined;
  carrierFetch?: typeof fetch | undefined;
  /** Seals what the database must not tell; processes that share a database share its keys. */
  secrets: SecretBox;
  /** In development webhooks may tell this machine itself, without encryption; not where left out. */
  localWebhooks?: boolean | undefined;
  /** In place of DNS, as addresses of webhooks are looked at. */
  resolveName?: Resolve | undefined;
  /** Shows `/_gallery`. */
  gallery: boolean;
  /** How the National e-Invoice System is reached. */
  ksef?: KsefAccessParts;
  clock: () => number;
};

export function openShop({ database, replica, ...settings }: ShopParts) {
  const { config, clock, origin } = settings;
  const currency = config.currencies[0]?.id ?? '';
  const currencies = config.currencies.map(({ id }) => id);
  const { priceType } = config;
  const engine =
    replica &&
    openReplicaSearch(openDatabaseSearch(database, priceType), openDatabaseSearch(replica, priceType), clock);
  const products = openCatalogue(database, { currency, priceType, engine });
  const bounds = limitsOf(config);
  const overload = openOverload({ ...USUAL_LIMITS, ...config.overload });
  const sessions = openSessions(database, clock);
  const outbox = openOutbox({ database, clock });
  const payments = openPayments(settings);
  const carriers = openCarriers(settings);
  const rules = orderRulesOf(config);
  const messages = openMessages({ database, clock, queueEmail: outbox.queue, shopEmail: config.email });
  const calendar = { timeZone: config.timeZone, ...config.dispatch };
  const orderList = openOrderList(database, clock, calendar);
  const mailing = { database, config, clock, origin, queueEmail: outbox.queue };
  const complaintDesk = openComplaintDesk(mailing);
  const withdrawalDesk = openWithdrawalDesk({ database, clock });
  const ordersParts: OrdersParts = {
    ...mailing,
    payments: payments.offered,
    refundsBy: new Set(payments.providers.flatMap(({ name, refund }) => (refund ? name : []))),
    carriers,
    rules,
    currency,
    orderLink: (number, token, language) => origin + linksIn(language).order(number, token),
  };
  const desk = openDesk(ordersParts);
  const invoices = openInvoices(ordersParts, invoiceRulesOf(config), settings.ksef);
  const webhooks = {
    ...{ database, clock, secrets: settings.secrets },
    allowLocal: settings.localWebhooks ?? false,
    resolve: settings.resolveName ?? addressesOf,
  };
  const failedEmails = openFailedEmails({ database, desk, clock });
  const baskets = openBaskets(database, products);
  const visit = readVisit(undefined, 'pl', config);
  const guests = {
    ...{ baskets, sessions, regionId: visit.regionId },
    visit: (now: number) => ({ ...visit, pricing: pricingContext(visit, config, now) }),
  };
  return {
    /** What was set before the shop opened. */
    settings,
    /** For what is asked of the database itself. */
    database,
    /** What is sold, and how it is found. */
    catalogue: {
      products,
      search: withBlockList(products.engine, config.search?.blocked ?? []),
      backInStock: openBackInStock(database, products),
    },
    /** How parcels reach whom. */
    delivery: {
      carriers,
      terms: openDelivery(database),
      pickupPoints: openPickupPoints(database),
      namesIn: (language: Language) => deliveryNames(database, language),
    },
    /** From the basket to a paid order. */
    ordering: {
      baskets,
      checkouts: openCheckouts(database, clock),
      rebateCodes: openRebateCodes(database, currency),
      payments,
      onlinePayments: openOnlinePayments(ordersParts, payments.providers),
      rules,
      orders: openOrders(ordersParts),
      /** What the staff does with orders. */
      desk,
      packing: openPacking(ordersParts),
      shipments: openShipments(ordersParts),
      invoices,
    },
    /** Who shops: sessions, accounts, and what clients ask of the shop. */
    clients: {
      sessions,
      accounts: openAccounts({ ...mailing, sessions }),
      accountData: openAccountData(database, outbox.queue, clock),
      /** Which logins and addresses are taken. */
      logins: openClients(database),
      complaints: openComplaints(mailing),
      withdrawals: openWithdrawals(mailing),
      newsletter: openNewsletter(mailing),
    },
    /** What shoppers gather before they buy. */
    lists: {
      shoppingLists: openShoppingLists(database, products, clock),
      comparison: openComparison(database, products),
    },
    /** What the shop's owner puts into pages. */
    content: { snippets: openSnippets(database, clock, config.snippets) },
    /** Who works here, and what they have done. */
    backOffice: {
      withdrawals: withdrawalDesk,
      newsletterDesk: openNewsletterDesk(mailing),
      openReturns: (actor: Actor) => openReturns(database, actor),
      bankStatements: openBankStatements(ordersParts),
      orderList,
      bulk: openBulkJobs({ database, clock, calendar }),
      live: openLive({ database }),
      whoIsHere: openWhoIsHere({ database, clock }),
      orderViews: openOrderViews(database),
      drafts: openDrafts({ database, clock }),
      /** Only in the demo. */
      sampleOrders:
        settings.demo && settings.sampleOrders
          ? openSampleOrders({ ...ordersParts, ...guests }, settings.sampleOrders)
          : undefined,
      exportOrders: openOrderExport(database, clock, calendar),
      today: (actor: Actor, language: Language) =>
        today(
          {
            database,
            clock,
            messages,
            complaints: complaintDesk,
            withdrawals: withdrawalDesk,
            failedEmails,
            endingCertificates: () => invoices.endingCertificates(),
            orders: orderList,
            currency,
            ...dayOf(config),
          },
          actor,
          language,
        ),
      shortSizes: (actor: Actor, language: Language, asked: Parameters<typeof listShortSizes>[2]) =>
        listShortSizes({ database, language, ...dayOf(config) }, actor, asked),
      find: (actor: Actor, asked: Parameters<typeof findAnything>[2]) => findAnything(database, actor, asked),
      staff: openStaff({
        ...{ database, clock, origin, secrets: settings.secrets },
        ...{ queueEmail: outbox.queue, shopName: config.name },
      }),
      audit: openAuditLog(database),
      messages,
      complaintDesk,
      products: openProductDesk({
        ...{ database, clock, currency, timeZone: config.timeZone },
        picturesFolder: settings.picturesFolder,
      }),
      backInStockDesk: openBackInStockDesk({ database, clock }),
      ownerEmails: openOwnerEmails(mailing),
      failedEmails,
      tokens: openTokens({ database, clock }),
      offers: openOffers({ database, clock, currencies }),
      bulkLines: openBulk({ database, clock, currencies, picturesFolder: settings.picturesFolder }),
      webhooks: openWebhooks(webhooks),
      webhookRequests: openWebhookRequests(webhooks),
      clientDesk: openClientDesk(mailing),
    },
    /** How much and how often anybody may ask. */
    limits: {
      bounds,
      rateLimits: openRateLimits(database, clock, bounds.perMinute),
      /** Whoever types searches at most twice a second; an office shares an address. */
      allowSearch: perMinute(bounds.perMinute.searches, clock),
      /** One browser that fails all the time must not fill the log. */
      allowReport: perMinute(MOST_REPORTS_A_MINUTE, clock),
    },
    /** How the shop itself runs, and what it tells of it. */
    operations: {
      lifecycle: newLifecycle(),
      overload,
      metrics: openMetrics(database, overload),
      errorLog: openErrorLog(database, clock),
      outbox,
      tracking: openTracking(database, clock),
    },
  };
}

const dayOf = ({ timeZone, fewLeft }: ShopConfig) => ({ timeZone, fewLeft });
