import { renderToString } from 'react-dom/server';
import { PanelDocument } from '#pages/panel/panel-document.tsx';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { compressed, encodingFor } from '#server/pages/page-response.ts';
import type { Shop } from '#server/shop.ts';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import type { PanelContext } from './panel-context.ts';

/** Answers with a page of the back office. */
export async function sendPanelPage(
  { settings: { build, config } }: Pick<Shop, 'settings'>,
  context: PanelContext,
  page: PanelPage,
  status = 200,
): Promise<void> {
  const { request, reply, view, language, texts } = context;
  const [currency] = config.currencies;
  if (!currency) throw new Error('shop.config.ts names no currency');
  const shopView = { language, currency, priceType: config.priceType, texts };
  const html = renderToString(
    // Parts that both have speak as they do in the shop.
    <ShopViewProvider view={shopView}>
      <PanelDocument page={page} view={view} assets={build.panel} shopName={config.name} />
    </ShopViewProvider>,
  );
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-encoding')
    .send(await compressed(Buffer.from(`<!doctype html>${html}`), encoding));
}
