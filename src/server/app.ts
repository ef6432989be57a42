import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { adminApiRoute } from './admin-api/admin-route.ts';
import { bulkRoutes } from './admin-api/bulk/bulk-routes.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { unavailableAnswers } from './error-pages/answer-unavailable.ts';
import { acceptFiles } from './form/sent-files.ts';
import { graphqlRoutes } from './graphql/graphql-route.ts';
import { boundedServer, namesTwoHosts, refuseConnection, refuseRequest } from './limits/bounded-server.ts';
import { guardRequests } from './limits/guard-requests.ts';
import { watchBodies } from './limits/watch-bodies.ts';
import { errorWithoutPersonalData, keepMessageOut } from './logs/error-without-personal-data.ts';
import { cachedPagesLog, logRequests } from './logs/log-requests.ts';
import { requestIds } from './logs/request-id.ts';
import { openAdmission } from './overload/admission.ts';
import { sharedPages } from './pages/shared-pages.ts';
import { panel } from './panel/panel.ts';
import { openContexts } from './request/context.ts';
import { accountRoutes } from './routes/account/account.ts';
import { basketRoutes } from './routes/basket/basket.ts';
import { cataloguePages } from './routes/catalogue/catalogue-pages.ts';
import { checkoutRoutes } from './routes/checkout/checkout.ts';
import { compareRoutes } from './routes/compare/compare.ts';
import { contactRoutes } from './routes/contact/contact.ts';
import { answerBadAddress, errorRoutes } from './routes/error-pages/errors.ts';
import { feedRoutes } from './routes/feed/feed.ts';
import { galleryRoute } from './routes/gallery/gallery.ts';
import { invoiceRoutes } from './routes/invoices/invoices.ts';
import { newsletterRoutes } from './routes/newsletter/newsletter.ts';
import { healthRoutes } from './routes/operations/health.ts';
import { metricsRoute } from './routes/operations/metrics.ts';
import { securityText } from './routes/operations/security-text.ts';
import { staticFiles } from './routes/operations/static-files.ts';
import { paymentNotices } from './routes/payments/payment-notices.ts';
import { paymentRoutes } from './routes/payments/payments.ts';
import { pickupPointRoutes } from './routes/pickup-points/pickup-points.ts';
import { pinPictures } from './routes/pickup-points/pin-pictures.ts';
import { projectorRoutes } from './routes/product/projector.ts';
import { statusPictures } from './routes/product/status-pictures.ts';
import { regionRoutes } from './routes/region/region.ts';
import { searchEngineRoutes } from './routes/search-engines/search-engines.ts';
import { shoppingListRoutes } from './routes/shopping-lists/shopping-lists.ts';
import { ajaxRoutes } from './routes/widgets/ajax.ts';
import { withdrawalRoutes } from './routes/withdrawal/withdrawal.ts';
import { refuseForeignPosts, securityOf } from './security.ts';
import type { Shop } from './shop.ts';

const KILOBYTE = 1024;
const LONGEST_PARAMETER = 300;

/** Looks at a request before the shop does, and passes it on where it is not its own. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The shop as an HTTP server. Cached pages are answered before anything else looks at the request. */
export async function createApp(
  shop: Shop,
  before?: Middleware,
  environment: Environment = readEnvironment(process.env),
): Promise<FastifyInstance> {
  const pages = sharedPages(shop);
  const { bounds } = shop.limits;
  const { metrics } = shop.operations;
  const { logLevel, log, isProxy, metricsToken } = environment;
  const nameOf = requestIds(isProxy);
  const answerUnavailable = unavailableAnswers(shop.settings.config);
  const logCachedPage = cachedPagesLog(metrics);
  const admission = openAdmission(shop, pages, answerUnavailable);
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      serializers: { err: errorWithoutPersonalData },
      hooks: { logMethod: keepMessageOut },
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameOf,
    bodyLimit: bounds.bodyKilobytes * KILOBYTE,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: false },
    frameworkErrors: (_, request, reply) => answerBadAddress(shop, request, reply),
    trustProxy: isProxy,
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, metrics),
    serverFactory: (handler) =>
      boundedServer(bounds, (request, response) => {
        if (namesTwoHosts(request)) return refuseRequest(response, metrics);
        const start = performance.now();
        const id = pages.answerFast(request, response, nameOf);
        if (id) return logCached(id, start, request.socket, response);
        if (!admission.isLetIn(request, response)) return;
        if (before) before(request, response, () => handler(request, response));
        else handler(request, response);
      }),
  });
  app.addHook('onClose', async () => {
    pages.close();
    metrics.close();
    shop.operations.overload.close();
    shop.catalogue.products.close();
    shop.delivery.terms.close();
    shop.delivery.pickupPoints.close();
    shop.content.snippets.close();
  });

  logRequests(app, metrics);
  openContexts(app, shop);
  const headers = securityOf(shop);
  app.addHook('onSend', async (_, reply) => {
    // A page without the shop around it has brought its own policy.
    const policy = reply.getHeader('content-security-policy');
    reply.headers({ ...headers, ...(policy && { 'content-security-policy': policy }) });
  });
  refuseForeignPosts(app);
  guardRequests(app, shop);
  watchBodies(app, shop);
  admission.watch(app);
  await app.register(cookie);
  readForms(app);
  await acceptFiles(app);
  // First of all: routes made before a plugin is awaited keep the error handler they find.
  errorRoutes(app, shop, answerUnavailable);

  healthRoutes(app, shop);
  cataloguePages(app, shop, pages);
  basketRoutes(app, shop);
  shoppingListRoutes(app, shop);
  compareRoutes(app, shop);
  checkoutRoutes(app, shop);
  invoiceRoutes(app, shop);
  contactRoutes(app, shop);
  withdrawalRoutes(app, shop);
  newsletterRoutes(app, shop);
  accountRoutes(app, shop);
  ajaxRoutes(app, shop);
  projectorRoutes(app, shop);
  pickupPointRoutes(app, shop, pages);
  regionRoutes(app, shop);
  paymentRoutes(app);
  paymentNotices(app, shop);
  graphqlRoutes(app, shop, admission);
  adminApiRoute(app, shop);
  await app.register((door) => bulkRoutes(door, shop));
  await staticFiles(app, shop);
  statusPictures(app);
  pinPictures(app);
  searchEngineRoutes(app, shop);
  securityText(app, shop);
  feedRoutes(app, shop);
  metricsRoute(app, shop, metricsToken);
  await panel(app, shop);
  if (shop.settings.gallery) galleryRoute(app, shop);
  return app;

  function logCached(
    id: string,
    start: number,
    { remoteAddress: ip = '' }: Socket,
    { statusCode }: ServerResponse,
  ) {
    logCachedPage(app, { id, ip, status: statusCode, seconds: (performance.now() - start) / 1000 });
  }
}

/** Forms arrive as fields, apart from /ajax, whose clients send JSON that is not always encoded. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      done(
        null,
        request.url.startsWith('/ajax/') ? body : Object.fromEntries(new URLSearchParams(String(body))),
      );
    },
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
}
