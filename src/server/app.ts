import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { acceptFiles } from './forms/sent-files.ts';
import { sharedPages } from './pages/shared-pages.ts';
import { accountRoutes } from './routes/account.ts';
import { ajaxRoutes } from './routes/ajax.ts';
import { basketRoutes } from './routes/basket.ts';
import { cataloguePages } from './routes/catalogue-pages.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { contactRoutes } from './routes/contact.ts';
import { answerBadAddress, errorRoutes } from './routes/errors.ts';
import { feedRoutes } from './routes/feed.ts';
import { galleryRoute } from './routes/gallery.ts';
import { graphqlRoutes } from './routes/graphql.ts';
import { paymentRoutes } from './routes/payments.ts';
import { pinPictures } from './routes/pin-pictures.ts';
import { pointRoutes } from './routes/points.ts';
import { projectorRoutes } from './routes/projector.ts';
import { searchEngineRoutes } from './routes/search-engines.ts';
import { staticFiles } from './routes/static-files.ts';
import { statusPictures } from './routes/status-pictures.ts';
import { refuseForeignPosts, securityHeaders } from './security.ts';
import type { Shop } from './shop.ts';

const LARGEST_BODY = 256 * 1024;
const LONGEST_PARAMETER = 300;

/** Looks at a request before the shop does, and passes it on where it is not its own. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The shop as an HTTP server. Cached pages are answered before anything else looks at the request. */
export async function createApp(shop: Shop, before?: Middleware): Promise<FastifyInstance> {
  const pages = sharedPages(shop);
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn' },
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: false },
    frameworkErrors: (_, request, reply) => answerBadAddress(shop, request, reply),
    trustProxy: process.env.TRUST_PROXY === '1',
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (pages.answerFast(request, response)) return;
        if (before) before(request, response, () => handler(request, response));
        else handler(request, response);
      }),
  });
  app.addHook('onClose', async () => {
    pages.close();
    shop.catalogue.close();
    shop.delivery.close();
    shop.pickupPoints.close();
  });

  const headers = securityHeaders(shop.build, shop.config.map?.tiles);
  app.addHook('onSend', async (_, reply) => {
    reply.headers(headers);
  });
  refuseForeignPosts(app);
  await app.register(cookie);
  readForms(app);
  await acceptFiles(app);
  // First of all: routes made before a plugin is awaited keep the error handler they find.
  errorRoutes(app, shop);

  cataloguePages(app, shop, pages);
  basketRoutes(app, shop);
  checkoutRoutes(app, shop);
  contactRoutes(app, shop);
  accountRoutes(app, shop);
  ajaxRoutes(app, shop);
  projectorRoutes(app, shop);
  pointRoutes(app, shop, pages);
  paymentRoutes(app, shop);
  graphqlRoutes(app, shop);
  await staticFiles(app, shop);
  statusPictures(app);
  pinPictures(app);
  searchEngineRoutes(app, shop);
  feedRoutes(app, shop);
  if (shop.gallery) galleryRoute(app, shop);
  return app;
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
