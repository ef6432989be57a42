import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '#pages/page.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import { withLanguageLink } from './page-in-language.ts';
import { isPartial } from './page-key.ts';
import { compressed, encodingFor } from './page-response.ts';
import { layoutFor, renderPage } from './render.tsx';

/** Answers with a page of one shopper: nobody keeps it. */
export async function sendPage(
  { shop, visit, request, reply }: { shop: Shop; visit: Visit; request: FastifyRequest; reply: FastifyReply },
  page: Page,
): Promise<FastifyReply> {
  const linked = { ...page, head: await withLanguageLink(shop, page.head, visit.language, request.url) };
  const html = renderPage(linked, await layoutFor(shop, visit), isPartial(request.url));
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding')
    .send(await compressed(Buffer.from(html), encoding));
}
