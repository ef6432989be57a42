import { finished, pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { bestEncoding } from '#server/pages/page-response.ts';
import { contextOfAnybody } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import { googleFeed } from '#shop/feed/google-feed.ts';

const A_QUARTER = 900_000;
const MOST_AT_ONCE = 2;
const SECONDS_TO_WAIT = '60';

/**
 * The product feed. A large one costs the database some seconds, so few are made at once, and who has the feed of
 * this quarter of an hour is told so as long as nothing has changed.
 */
export function feedRoutes(app: FastifyInstance, shop: Pick<Shop, 'settings' | 'database'>): void {
  const {
    settings: { config, origin, clock },
    database,
  } = shop;
  const opened = clock();
  let changes = 0;
  let underWay = 0;
  // What only the back office hears of changes nothing that is sold.
  const stopListening = database.onChange((tag) => {
    if (!tag.startsWith('work:')) changes++;
  });
  app.addHook('onClose', async () => stopListening());

  for (const language of LANGUAGES)
    app.get(linksIn(language).feed, async (request, reply) => {
      const tag = `W/"${opened.toString(36)}-${changes}-${Math.floor(clock() / A_QUARTER)}"`;
      reply
        .header('cache-control', 'public, max-age=900')
        .header('etag', tag)
        .header('vary', 'accept-encoding')
        .type('application/xml; charset=utf-8');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      if (underWay >= MOST_AT_ONCE)
        return reply
          .code(503)
          .header('retry-after', SECONDS_TO_WAIT)
          .header('cache-control', 'no-store')
          .send();
      const pieces = Readable.from(
        googleFeed(database, {
          language,
          origin,
          currency: config.currencies[0]?.id ?? '',
          name: config.name,
          tagline: config.tagline[language],
          pricing: contextOfAnybody(shop.settings, language).pricing,
        }),
      );
      underWay++;
      finished(pieces, () => underWay--);
      if (bestEncoding(request.headers['accept-encoding']?.toString() ?? '') === 'identity')
        return reply.send(pieces);
      // Whoever goes away in the middle ends both.
      return reply.header('content-encoding', 'gzip').send(pipeline(pieces, createGzip(), () => {}));
    });
}
