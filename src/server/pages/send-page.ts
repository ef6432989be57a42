import type { FastifyReply } from 'fastify';
import type { Page } from '#pages/page.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import { withLanguageLink } from './page-in-language.ts';
import { isPartial } from './page-key.ts';
import { compressed, encodingFor } from './page-response.ts';
import { layoutFor, renderPage } from './render.tsx';

/** Answers with a page of one shopper: nobody keeps it. `seen` is how they see it, where it is not as they asked. */
export async function sendPage(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: RequestContext,
  page: Page,
  seen: SharedContext = context,
): Promise<FastifyReply> {
  const { request, reply } = context;
  const linked = { ...page, head: await withLanguageLink(shop, page.head, seen.language, request.url) };
  const html = renderPage(linked, await layoutFor(shop, seen), isPartial(request.url));
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding')
    .send(await compressed(Buffer.from(html), encoding));
}
