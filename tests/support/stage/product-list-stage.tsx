import { beforeAll, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { startView } from '#browser/layout/view.ts';
import { startNavigation } from '#browser/navigation/navigation.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { startProductLists } from '#browser/product-list/shop-product-list.ts';
import type { Language } from '#contract/language.ts';
import { withTax } from '#domain/price/money.ts';
import type { ProductCard } from '#domain/product/product.ts';
import type { FilterOption } from '#domain/product-list/filters.ts';
import { type AskedList, type ProductList, readList } from '#domain/product-list/product-list.ts';
import { categoryPage } from '#pages/catalogue/category-page.tsx';
import type { Page } from '#pages/page.ts';
import { searchPage } from '#pages/search/search-page.tsx';
import { textsIn } from '#texts/dictionary.ts';
import { css } from './css.ts';
import { emulateMedia } from './emulate.ts';
import { openPage, type PageAt, servePage } from './pages-stage.tsx';
import { cards as samples } from './toggles-stage.tsx';

export const COFFEE = '/kategoria/1/kawa';
export const TEA = '/kategoria/2/herbata';
export const SEARCH = '/search.php';
export const PAGE_SIZE = 8;
export const ALL = 6;

export const cards = css('.product-list__found .card');
export const count = css('#product-list-count');
export const announcer = css('#announcer');
export const moreButton = page.getByRole('button', { name: 'Pokaż więcej' });
export const box = (name: string) => page.getByRole('checkbox', { name });

export const addressNow = () => location.pathname + location.search;
export const untilAt = (address: string) => expect.poll(addressNow).toBe(address);

/** Lists that hydrate, in a page whose links lead on without loading it again. */
export function prepareLists(): void {
  beforeAll(() => {
    startNavigation();
    startProductLists();
    startPageControls();
    runNotices();
  });
  beforeEach(async () => {
    localStorage.clear();
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  });
}

/** Products of 30 zł and more, each dearer than the one before; every third on offer, every fourth sold out. */
const PRODUCTS: ProductCard[] = Array.from({ length: 2 * PAGE_SIZE - 2 }, (_, index) => ({
  ...(samples[0] as ProductCard),
  id: index + 1,
  slug: `kawa-${index + 1}`,
  name: `Kawa ${index + 1}`,
  price: withTax(3000 + index * 100, 2300),
}));
const isOnOffer = ({ id }: ProductCard) => id % 3 === 0;
const isAvailable = ({ id }: ProductCard) => id % 4 !== 0;

/** A category as the shop would find it, by what its address asks for. */
export const coffeeAt: PageAt = (address) => categoryAt(address);
export const teaAt: PageAt = (address) => categoryAt(address, { id: 2, slug: 'herbata', name: 'Herbata' });
export const englishAt: PageAt = (address) =>
  categoryAt(address, { id: 1, slug: 'coffee', name: 'Coffee' }, 'en');

/** A list of two pages. */
export const longAt: PageAt = (address) => {
  const asked = askedAt(address);
  return pageOf(asked, found(asked));
};

/** A list whose every page has a next one. */
export const endlessAt: PageAt = (address) => {
  const asked = askedAt(address);
  const first = (asked.page - 1) * PAGE_SIZE;
  const cards = PRODUCTS.slice(0, PAGE_SIZE).map((card) => ({ ...card, id: card.id + first }));
  return pageOf(asked, { ...found(asked), cards, total: 9999, pages: asked.page + 1 });
};

export const searchAt: PageAt = (address) => {
  const text = address.searchParams.get('text') ?? '';
  const asked = askedAt(address, text);
  const list = { productList: found(asked, PRODUCTS.slice(0, ALL)), asked, pageSize: PAGE_SIZE };
  const rest = { categories: [], bestsellers: [], suggested: [] };
  return searchPage({ shopName: 'Mgła', language: 'pl', texts: textsIn('pl'), text, list, ...rest });
};

/** Opens a list and waits until it is ready; what it asks for is noted. */
export async function openList(
  path = COFFEE,
  pageAt: PageAt = coffeeAt,
  language: Language = 'pl',
): Promise<URL[]> {
  const asked = servePage(path.split('?')[0] ?? '', pageAt, language);
  openPage(path, pageAt, language);
  startView();
  await expect.poll(() => document.querySelector('shop-product-list[data-ready]')).not.toBeNull();
  return asked;
}

function categoryAt(
  address: URL,
  category = { id: 1, slug: 'kawa', name: 'Kawa' },
  language: Language = 'pl',
) {
  const asked = askedAt(address);
  return pageOf(asked, found(asked, PRODUCTS.slice(0, ALL)), category, language);
}

function pageOf(
  asked: AskedList,
  productList: ProductList,
  category = { id: 1, slug: 'kawa', name: 'Kawa' },
  language: Language = 'pl',
): Page {
  return categoryPage({
    shopName: 'Mgła',
    origin: location.origin,
    language,
    category: { ...category, description: '', slugs: { pl: 'kawa', en: 'coffee' } },
    trail: [],
    children: category.id === 1 ? [{ id: 2, slug: 'herbata', name: 'Herbata' }] : [],
    list: { productList, asked, pageSize: PAGE_SIZE },
  });
}

function askedAt({ searchParams }: URL, text?: string): AskedList {
  const query = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
  return readList(query, PAGE_SIZE, text);
}

function found(asked: AskedList, all = PRODUCTS): ProductList {
  const { filters, page, portion = PAGE_SIZE, sort } = asked;
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filters;
  const left = all.filter(
    (card) =>
      (!filters.available || isAvailable(card)) &&
      (!filters.promotion || isOnOffer(card)) &&
      card.price.gross >= priceFrom &&
      card.price.gross <= priceTo,
  );
  return {
    cards: left.slice((page - 1) * portion, page * portion),
    total: left.length,
    page,
    pages: Math.ceil(left.length / portion),
    portion,
    sort,
    filters,
    counts: {
      groups: [{ kind: 'size', options: Array.from({ length: 12 }, (_, index) => size(index)) }],
      available: left.filter(isAvailable).length,
      promotion: left.filter(isOnOffer).length,
      prices: { lowest: 3000, highest: 5900 },
    },
  };
}

const size = (index: number): FilterOption => ({ value: `${index}`, name: `rozmiar ${index}`, count: 3 });
