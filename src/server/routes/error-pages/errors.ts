import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isQueryEndpoint, isWire } from '#contract/wire.ts';
import { errorPage } from '#pages/error-pages/error-page.tsx';
import type { AnswerUnavailable } from '#server/error-pages/answer-unavailable.ts';
import { PLAIN_POLICY, plainPage } from '#server/error-pages/plain-page.tsx';
import { allowedMethods, answerQueryError, errorCode } from '#server/error-pages/wire-errors.ts';
import { readWithoutFiles } from '#server/form/sent-files.ts';
import { TooManyRequests } from '#server/limits/too-many-requests.ts';
import { isPartial } from '#server/pages/page-key.ts';
import { layoutFor, renderPage } from '#server/pages/render.tsx';
import { openContext, type RequestContext } from '#server/request/context.ts';
import { securityOf } from '#server/security.ts';
import type { Shop } from '#server/shop.ts';
import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';
import type { TextKey } from '#texts/text-key.ts';

/** A missing page, a broken one and one that was refused, in the shop's look; a program that asks gets data instead. */
export function errorRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'operations'>,
  answerUnavailable: AnswerUnavailable,
): void {
  const allowed = allowedMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(request);
    if (methods === undefined) return answer(shop, request, reply, 404);
    return answer(shop, request, reply.header('allow', methods), 405);
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (wentAway(request.raw)) {
      request.log.info('The client went away before all of its request was there');
      reply.hijack();
      return;
    }
    if (isDatabaseUnavailable(error)) {
      request.log.error(`The database cannot be asked: ${innermost(error).message}`);
      const sent = await typedInto(request);
      reply.hijack();
      answerUnavailable(request.raw, reply.raw, 'database', sent);
      return;
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    if (status === 413) shop.operations.metrics.refused.add({ reason: 'body_size' });
    if (!(error instanceof TooManyRequests)) return answer(shop, request, reply, status);
    shop.operations.metrics.refused.add({ reason: 'rate' });
    reply.header('retry-after', error.retryAfter);
    return answer(shop, request, reply, status, { n: error.retryAfter });
  });
}

/** Whether the connection has ended in the middle of the request: nothing of the shop is at fault. */
const wentAway = ({ errored, complete }: IncomingMessage) => complete === false && errored !== null;

/** The driver's own words: those around them hold the query and what was asked for. */
const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error);

const SECRET = /password/;

/** What a form that cannot be taken has brought, so that it can be sent once more; a password is not sent back. */
async function typedInto(request: FastifyRequest): Promise<Record<string, string> | undefined> {
  if (request.method !== 'POST') return undefined;
  if (request.isMultipart() && !request.body) await readWithoutFiles(request).catch(() => {});
  const { body } = request;
  if (typeof body !== 'object' || body === null) return undefined;
  const typed = Object.entries(body).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !SECRET.test(field[0]),
  );
  return Object.fromEntries(typed);
}

/** An address that cannot even be read is a page that is not there. */
export function answerBadAddress(
  shop: Pick<Shop, 'settings' | 'catalogue' | 'ordering' | 'clients'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  openContext(shop, request, reply);
  reply.headers(securityOf(shop));
  void answer(shop, request, reply, 404);
}

type Words = { title: TextKey; text: TextKey };

const MISSING: Words = { title: 'error.notFound', text: 'error.notFoundText' };
const BROKEN: Words = { title: 'error.server', text: 'error.serverText' };
const REFUSED: Record<number, Words> = {
  413: { title: 'limits.tooLarge', text: 'limits.tooLargeText' },
  429: { title: 'limits.tooMany', text: 'limits.tooManyText' },
};

async function answer(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  values: { n?: number } = {},
) {
  reply.code(status).header('cache-control', 'no-store');
  const refused = REFUSED[status];
  const { context } = request;
  const sentence = () => refused && context.t(refused.text, values);
  if (isQueryEndpoint(request.url))
    return answerQueryError(request, reply, status, status === 429 ? sentence() : undefined);
  if (request.headers.accept?.includes('text/html')) {
    const words = refused ?? (status < 500 ? MISSING : BROKEN);
    return reply.type('text/html; charset=utf-8').send(await page(shop, context, words, values));
  }
  // A sentence about a form is for those who have filled one in.
  if (!refused || (status === 413 && isWire(request.url))) return reply.send({ error: errorCode(status) });
  // As forms expect it: what was typed stays, and the message stands above it.
  return reply.send({ error: errorCode(status), status: 'error', message: sentence() });
}

async function page(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: RequestContext,
  words: Words,
  values: { n?: number },
): Promise<string> {
  const { request, reply, language, links, t } = context;
  const [title, text] = [t(words.title, values), t(words.text, values)];
  try {
    const layout = await layoutFor(shop, context);
    return renderPage(
      errorPage({ shopName: shop.settings.config.name, title, text }),
      layout,
      isPartial(request.url),
    );
  } catch {
    // The database may be what broke: then the words come without the shop around them.
    reply.header('content-security-policy', PLAIN_POLICY);
    const way = { href: links.home, text: t('error.home') };
    return plainPage({ language, shopName: shop.settings.config.name, title, text, way });
  }
}
