import { finished, pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_BULK_PATH } from '#contract/wire.ts';
import { type BulkKind, isBulkKind } from '#domain/admin-api/bulk.ts';
import type { TokenActor } from '#domain/staff/actor.ts';
import { callerOf, refuse } from '#server/admin-api/admin-door.ts';
import { bestEncoding } from '#server/pages/page-response.ts';
import type { Shop } from '#server/shop.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { bringIn } from './bring-in.ts';
import { LINES_TYPE, refuseBulk, SECONDS_TO_WAIT } from './bulk-answers.ts';

const MOST_AT_ONCE = 2;

type Asked = { what: BulkKind; actor: TokenActor; query: Readonly<Record<string, string | undefined>> };

/** Many products, stocks or prices in one file, an object a line: in and out, by the tokens of the admin API. */
export async function bulkRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  let underWay = 0;
  // What comes is taken as it comes, whatever it calls itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));

  const door =
    (work: (asked: Asked, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      const actor = await callerOf(shop, request, reply);
      if (!actor) return reply;
      const { what } = request.params as { what: string };
      if (!isBulkKind(what))
        return refuse(reply.code(404), 'There are products, stock and prices.', 'NOT_FOUND');
      const query = request.query as Asked['query'];
      try {
        return await work({ what, actor, query }, request, reply);
      } catch (error) {
        if (!(error instanceof NotAllowed)) throw error;
        return refuse(reply.code(403), `The token has not the right ${error.right}.`, 'FORBIDDEN');
      }
    };

  app.post(
    `${ADMIN_BULK_PATH}:what`,
    { config: { takesStream: true } },
    door((asked, request, reply) => bringIn(shop, asked, request, reply)),
  );

  app.get(
    `${ADMIN_BULK_PATH}:what`,
    door(async ({ what, actor, query: { currency, warehouse } }, request, reply) => {
      const read = await shop.backOffice.bulkLines.read(actor, { what, currency, warehouse });
      if (!read.ok) return refuseBulk(reply, read.problem);
      if (underWay >= MOST_AT_ONCE)
        return refuse(
          reply.code(503).header('retry-after', SECONDS_TO_WAIT),
          'Others are being written. Try again in a moment.',
          'BUSY',
        );
      const lines = Readable.from(read.lines);
      underWay++;
      finished(lines, () => underWay--);
      reply.type(LINES_TYPE);
      if (bestEncoding(request.headers['accept-encoding']?.toString() ?? '') === 'identity')
        return reply.send(lines);
      // Whoever goes away in the middle ends both.
      return reply.header('content-encoding', 'gzip').send(pipeline(lines, createGzip(), () => {}));
    }),
  );
}
