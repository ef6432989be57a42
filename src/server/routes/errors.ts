import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage } from '#pages/error-page.tsx';
import { isPartial } from '#server/pages/page-key.ts';
import { frameFor, renderPage, textsFor } from '#server/pages/render.tsx';
import { securityHeaders } from '#server/security.ts';
import type { Shop } from '#server/shop.ts';
import { languageOf, readVisit } from '#server/visit.ts';

/** A missing page and a broken one, in the shop's look; a program that asks gets data instead. */
export function errorRoutes(app: FastifyInstance, shop: Shop): void {
  app.setNotFoundHandler((request, reply) => answer(shop, request, reply, 404));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return answer(shop, request, reply, status);
  });
}

/** An address that cannot even be read is a page that is not there. */
export function answerBadAddress(shop: Shop, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders(shop.build));
  void answer(shop, request, reply, 404);
}

async function answer(shop: Shop, request: FastifyRequest, reply: FastifyReply, status: number) {
  reply.code(status).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html'))
    return reply.send({ error: status === 404 ? 'not_found' : 'failed' });
  return reply.type('text/html; charset=utf-8').send(await page(shop, request, status));
}

async function page(shop: Shop, request: FastifyRequest, status: number): Promise<string> {
  const visit = readVisit(request.headers.cookie, languageOf(request.url), shop.config);
  const texts = textsFor(shop, visit);
  const missing = status < 500;
  const title = texts[missing ? 'error.notFound' : 'error.server'];
  const text = texts[missing ? 'error.notFoundText' : 'error.serverText'];
  try {
    const frame = await frameFor(shop, visit);
    return renderPage(errorPage({ shopName: shop.config.name, title, text }), frame, isPartial(request.url));
  } catch {
    // The database may be what broke: then the words come without the shop around them.
    return `<!doctype html><html lang="${visit.language}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p>`;
  }
}
