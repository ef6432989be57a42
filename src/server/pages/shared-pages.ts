import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '#pages/page.ts';
import { REQUEST_ID_HEADER } from '#server/logs/request-id.ts';
import { noticesChangeAt } from '#server/notices/notices.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import { defaultVariant, hasChosen, languageOf, readVisit } from '#server/request/visit.ts';
import { securityOf } from '#server/security.ts';
import type { Shop } from '#server/shop.ts';
import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';
import { PageCache } from './page-cache.ts';
import { isPartial, pageKey } from './page-key.ts';
import { encodingFor, makeResponse, type PageRequest, writeResponse } from './page-response.ts';
import { layoutFor, renderPage } from './render.tsx';

/** What a route makes for everybody: the page, and the changes that would make it untrue. */
export type SharedPage = {
  page: Page;
  tags: readonly string[];
  status?: number;
  /** When something on it changes by itself: a price that ends (ms). */
  changesAt?: number | undefined;
};

/** A page that moved: the browser is sent there. */
export type Moved = { movedTo: string };

export type MakePage = (
  context: SharedContext,
  request: FastifyRequest,
) => Promise<SharedPage | Moved | undefined>;

/** Tags of everything that the layout shows. */
const FRAME_TAGS = ['menu', 'info'];
const STALE_FOR_SECONDS = 600;

/** Serves pages that are the same for every shopper, through the page cache. */
export function sharedPages(
  shop: Pick<Shop, 'settings' | 'ordering' | 'database' | 'catalogue' | 'operations'>,
) {
  const {
    settings: { config, clock },
    database,
  } = shop;
  const cache = new PageCache(config.pageCache.megabytes * 1024 * 1024, clock);
  const stopListening = database.onChange((tag) => cache.drop(tag));
  const usual = defaultVariant(config);
  const security = securityOf(shop);
  const fromMemory = shop.operations.metrics.pages.of({ from: 'memory' });

  /** What an address alone shows, to a shopper who has chosen nothing. */
  const variantAt = (url: string) => readVisit(undefined, languageOf(url), config, url).variant;

  async function make(url: string, context: SharedContext, made: SharedPage) {
    const layout = await layoutFor(shop, context);
    const partial = isPartial(url);
    const response = makeResponse(renderPage(made.page, layout, partial), {
      status: made.status ?? 200,
      headers: {
        ...security,
        'cache-control': cacheControl(context.variant === variantAt(url), config.pageCache.freshSeconds),
        'content-language': context.language,
        ...(partial && { 'x-robots-tag': 'noindex' }),
      },
    });
    const now = clock();
    const changesAt = soonest(made.changesAt, noticesChangeAt(config, now));
    const freshUntil = soonest(now + config.pageCache.freshSeconds * 1000, changesAt);
    return { response, tags: [...FRAME_TAGS, ...made.tags], freshUntil, changesAt };
  }

  return {
    /** Answers from the cache before any routing, under the name that the request then gets; false where it cannot. */
    answerFast<Request extends FastRequest>(
      request: Request,
      response: import('node:http').ServerResponse,
      nameOf: (request: Request) => string,
    ): string | false {
      if (request.method !== 'GET' || !request.url || hasChosen(request.headers.cookie)) return false;
      const encoding = encodingFor(request);
      const page = cache.fresh(`${usual} ${request.url}`, encoding);
      if (!page) return false;
      const id = nameOf(request);
      fromMemory.add();
      writeResponse(page, encoding, request, response, [REQUEST_ID_HEADER, id]);
      return id;
    },

    /** Answers with the page as it is kept, however old; false where it is not. */
    answerCached(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) {
      const { url = '/' } = request;
      if (request.method !== 'GET') return false;
      const { variant } = readVisit(request.headers.cookie, languageOf(url), config, url);
      const page = cache.peek(`${variant} ${pageKey(url)}`);
      if (!page) return false;
      writeResponse(page, encodingFor(request), request, response);
      return true;
    },

    /** Registers a route whose page is shared. */
    route(app: FastifyInstance, path: string, makePage: MakePage): void {
      app.get(path, async (request, reply) => {
        const { context } = request;
        const key = pageKey(request.raw.url ?? '/');
        const encoding = encodingFor(request.raw);
        let from = 'memory';
        const response = await cache
          .get(`${context.variant} ${key}`, encoding, async () => {
            from = 'made';
            const made = await makePage(context, request);
            if (!made) throw new PageMissing();
            if ('movedTo' in made) throw new PageMoved(made.movedTo);
            return make(key, context, made);
          })
          .catch((error: unknown) => {
            if (error instanceof PageMissing) return reply.callNotFound();
            if (error instanceof PageMoved) return redirect(reply, error.to, key);
            const cached = isDatabaseUnavailable(error) ? cache.peek(`${context.variant} ${key}`) : undefined;
            if (cached) return cached;
            throw error;
          });
        if (!response || !('forms' in response)) return reply;
        shop.operations.metrics.pages.add({ from });
        reply.hijack();
        writeResponse(response, encoding, request.raw, reply.raw, [REQUEST_ID_HEADER, request.id]);
      });
    },
    cache,
    close: stopListening,
  };
}

/** What of a request the fast way looks at. */
type FastRequest = PageRequest & { url?: string | undefined; headers: { cookie?: string | undefined } };

export type SharedPages = ReturnType<typeof sharedPages>;

const soonest = (...moments: (number | undefined)[]) =>
  Math.min(...moments.map((pricing) => pricing ?? Number.POSITIVE_INFINITY));

class PageMissing extends Error {}
class PageMoved extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`moved to ${to}`);
    this.to = to;
  }
}

function redirect(reply: FastifyReply, to: string, key: string): FastifyReply {
  const query = key.includes('?') ? key.slice(key.indexOf('?')) : '';
  return reply.header('cache-control', 'public, max-age=300').redirect(to + query, 301);
}

/** Who sees another currency or region than the address alone shows has a copy of their own; all others share one. */
function cacheControl(shared: boolean, freshSeconds: number): string {
  if (!shared) return 'private, no-cache';
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${STALE_FOR_SECONDS}`;
}
