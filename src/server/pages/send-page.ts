import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, otherLanguage } from '#contract/language.ts';
import type { Page, PageHead } from '#pages/page.ts';
import type { Shop } from '#server/shop.ts';
import type { Visit } from '#server/visit.ts';
import { pageInLanguage } from './page-in-language.ts';
import { isPartial } from './page-key.ts';
import { compressed, encodingFor } from './page-response.ts';
import { frameFor, renderPage } from './render.tsx';

/** Answers with a page of one shopper: nobody keeps it. */
export async function sendPage(
  { shop, visit, request, reply }: { shop: Shop; visit: Visit; request: FastifyRequest; reply: FastifyReply },
  page: Page,
): Promise<FastifyReply> {
  const linked = { ...page, head: await withLanguageLink(shop, page.head, visit.language, request.url) };
  const html = renderPage(linked, await frameFor(shop, visit), isPartial(request.url));
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding')
    .send(await compressed(Buffer.from(html), encoding));
}

/** What the address of a page says beside its path is said in the other language's address too. */
async function withLanguageLink(
  shop: Shop,
  head: PageHead,
  language: Language,
  url: string,
): Promise<PageHead> {
  if (!url.startsWith(`${head.paths[language]}?`)) return head;
  const other = otherLanguage(language);
  return { ...head, paths: { ...head.paths, [other]: await pageInLanguage(shop, url, other) } };
}
