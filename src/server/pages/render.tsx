import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { searchSettings } from '#contract/search/live-search.ts';
import {
  Document,
  type Layout,
  type LayoutNotices,
  type PageParts,
  partsOf,
  Regions,
} from '#pages/layout/document.tsx';
import type { Page } from '#pages/page.ts';
import { noticesAt } from '#server/notices/notices.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Shop } from '#server/shop.ts';
import type { CategoryTree } from '#shop/catalogue/category-tree.ts';
import type { InfoPages } from '#shop/catalogue/info-pages.ts';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';

/** A page as HTML: whole, or only its regions for partial navigation. */
export function renderPage(page: Page, layout: Layout, partial: boolean): string {
  const parts = partsOf(page, layout);
  if (partial) return `<!doctype html>${renderToString(<Regions parts={parts} layout={layout} />)}`;
  const { pieces, order } = layoutHtmlOf(layout);
  return pieces.map((html, index) => html + rendered(partAfter(parts, order[index]), layout)).join('');
}

const partAfter = (parts: PageParts, name: keyof PageParts | undefined) => (name ? parts[name] : null);

/** A document without its page: the pieces of HTML, and which part of a page comes after each but the last. */
type LayoutHtml = { pieces: string[]; order: (keyof PageParts)[] };

const known = new WeakMap<Layout, LayoutHtml>();

/** Header and footer are most of a page and the same on all of them: they are rendered once for a layout. */
function layoutHtmlOf(layout: Layout): LayoutHtml {
  const found = known.get(layout) ?? takeApart(layout);
  known.set(layout, found);
  return found;
}

const MARKS = {
  head: <meta name="part" content="head" />,
  language: <template data-part="language" />,
  crumbs: <template data-part="crumbs" />,
  content: <template data-part="content" />,
} satisfies PageParts;
const MARK = /<meta name="part" content="(\w+)"\/>|<template data-part="(\w+)"><\/template>/;

function takeApart(layout: Layout): LayoutHtml {
  const html = `<!doctype html>${renderToString(<Document parts={MARKS} layout={layout} />)}`;
  const pieces = html.split(MARK).filter((piece) => piece !== undefined);
  return {
    pieces: pieces.filter((_, index) => index % 2 === 0),
    order: pieces.filter((_, index) => index % 2 === 1) as LayoutHtml['order'],
  };
}

const rendered = (part: ReactNode, layout: Layout) =>
  part ? renderToString(<ShopViewProvider view={layout.view}>{part}</ShopViewProvider>) : '';

type CachedLayout = { tree: CategoryTree; infoPages: InfoPages; layout: Layout };
const layouts = new WeakMap<Shop['settings'], Map<string, CachedLayout>>();

/** The layout of this context: one for all who share its language, currency and time, until it changes. */
export async function layoutFor(
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  context: SharedContext,
): Promise<Layout> {
  const {
    catalogue: { products },
  } = shop;
  const [tree, infoPages] = await Promise.all([
    products.tree(context.language),
    products.infoPages(context.language),
  ]);
  const ofShop = layouts.get(shop.settings) ?? new Map<string, CachedLayout>();
  layouts.set(shop.settings, ofShop);
  const { notices, version } = noticesAt(shop.settings.config, context.language, context.now);
  const key = `${context.language} ${context.currency.id} ${version}`;
  const cached = ofShop.get(key);
  if (cached?.tree === tree && cached.infoPages === infoPages) return cached.layout;
  const layout = makeLayout(shop, context, tree, infoPages, notices);
  ofShop.set(key, { tree, infoPages, layout });
  return layout;
}

function makeLayout(
  { settings: { config, origin, build } }: Pick<Shop, 'settings'>,
  { language, view }: SharedContext,
  tree: CategoryTree,
  infoPages: InfoPages,
  notices: LayoutNotices,
): Layout {
  return {
    view,
    shopName: config.name,
    tagline: config.tagline[language],
    origin,
    menu: tree.roots,
    search: searchSettings(config),
    infoPages: [...infoPages.values()].flatMap(({ slug, title, group }) =>
      group ? [{ slug, title, group }] : [],
    ),
    notices,
    assets: build.assets,
    ...(config.scripts?.length && { scripts: config.scripts }),
  };
}
