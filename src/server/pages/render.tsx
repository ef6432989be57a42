import { renderToString } from 'react-dom/server';
import { Document, type Frame, Regions } from '#pages/frame/document.tsx';
import type { Page } from '#pages/page.ts';
import type { Shop } from '#server/shop.ts';
import type { Visit } from '#server/visit.ts';
import { textsIn } from '#texts/dictionary.ts';

/** A page as HTML: whole, or only its regions for partial navigation. */
export function renderPage(page: Page, frame: Frame, partial: boolean): string {
  const element = partial ? <Regions page={page} frame={frame} /> : <Document page={page} frame={frame} />;
  return `<!doctype html>${renderToString(element)}`;
}

/** What surrounds the pages of this visit: the same for all who share its language and currency. */
export async function frameFor(shop: Shop, visit: Visit): Promise<Frame> {
  const { config, catalogue } = shop;
  const [tree, infoPages] = await Promise.all([
    catalogue.tree(visit.language),
    catalogue.infoPages(visit.language),
  ]);
  return {
    view: {
      language: visit.language,
      currency: visit.currency,
      priceType: config.priceType,
      texts: textsFor(shop, visit),
    },
    shopName: config.name,
    tagline: config.tagline[visit.language],
    origin: shop.origin,
    menu: tree.roots,
    infoPages: [...infoPages.values()].flatMap(({ slug, title, group }) =>
      group ? [{ slug, title, group }] : [],
    ),
    assets: shop.build.assets,
  };
}

export const textsFor = (shop: Shop, visit: Pick<Visit, 'language'>) =>
  textsIn(visit.language, shop.config.texts);
