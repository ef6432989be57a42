import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import settings from '#config';
import type { ProductCard } from '#domain/product/product.ts';
import { NO_FILTERS } from '#domain/product-list/filters.ts';
import type { ProductList } from '#domain/product-list/product-list.ts';
import { textsIn } from '#texts/dictionary.ts';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import { searchPage } from './search-page.tsx';

const coffee: ProductCard = {
  id: 1,
  slug: 'etiopia-guji',
  name: 'Etiopia Guji',
  producer: 'Palarnia Mgła',
  pictures: [],
  purchase: 'buy',
  availability: { status: 'enable' },
  price: { gross: 4990, net: 4057 },
  from: false,
  unit: 'piece',
  isNew: false,
  pointsCost: 0,
  fewLeft: false,
};
const nothing: ProductList = {
  cards: [],
  total: 0,
  page: 1,
  pages: 0,
  portion: 24,
  sort: 'best',
  filters: NO_FILTERS,
  counts: { groups: [], available: 0, promotion: 0 },
};

describe('the page of a search', () => {
  test('says what was searched for instead of a text that finds nothing', () => {
    const found = { ...nothing, cards: [coffee], total: 1, pages: 1 };
    expect(words('etiopai', { ...found, corrected: 'etiopia' })).toContain(
      'Pokazujemy wyniki dla „etiopia”. Dla „etiopai” nic nie znaleźliśmy.',
    );
    expect(words('etiopia', found)).not.toContain('Pokazujemy wyniki');
  });

  test('offers what others searched for where nothing is found', () => {
    expect(html('kwaaa', nothing, ['kawa'])).toContain('<a href="/search.php?text=kawa">kawa</a>');
    expect(words('kwaaa', nothing)).not.toContain('Inni szukali');
  });

  test('shows no text of a shopper as code', () => {
    expect(html('<script>alert(1)</script>', nothing)).not.toContain('<script>');
  });
});

const words = (text: string, productList: ProductList) => html(text, productList).replace(/<[^>]*>/g, '');

function html(text: string, productList: ProductList, suggested: string[] = []): string {
  const [currency] = settings.currencies;
  if (!currency) throw new Error('shop.config.ts names no currency');
  const texts = textsIn('pl');
  const asked = { text, filters: NO_FILTERS, sort: 'best', view: 'grid', page: 1 } as const;
  const { content } = searchPage({
    shopName: 'Palarnia Mgła',
    language: 'pl',
    texts,
    text,
    list: { productList, asked, pageSize: 24 },
    categories: [],
    bestsellers: [],
    suggested,
  });
  const view = { language: 'pl', currency, priceType: 'gross', texts } as const;
  return renderToString(<ShopViewProvider view={view}>{content}</ShopViewProvider>);
}
