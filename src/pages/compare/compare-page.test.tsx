import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import settings from '#config';
import { type ComparedProduct, choiceOf } from '#domain/compare/compared.ts';
import { cardOf, sizeOffers } from '#domain/product/offers.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { SAMPLE_NOW, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { textsIn } from '#texts/dictionary.ts';
import { type ShopView, ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import { comparePage } from './compare-page.tsx';

const pricing = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 3 };

function compared(record: Partial<ProductRecord>): ComparedProduct {
  const product = sampleProduct(record);
  return {
    card: cardOf(product, pricing),
    parameters: product.parameters,
    ...choiceOf(product, sizeOffers(product, pricing)),
  };
}

function htmlOf(products: ComparedProduct[], onlyDifferences = false): string {
  const [currency] = settings.currencies;
  if (!currency) throw new Error('shop.config.ts names no currency');
  const { priceType } = settings;
  const view: ShopView = { language: 'pl', currency, priceType, texts: textsIn('pl') };
  const words = { shopName: 'Palarnia Mgła', title: 'Porównanie' };
  const { content } = comparePage(words, { products, onlyDifferences });
  return renderToString(<ShopViewProvider view={view}>{content}</ShopViewProvider>).replace(/<!-- -->/g, '');
}

const origin = (value: string) => [{ name: 'Kraj', value }];
const kenya = compared({ id: 1, name: 'Kenia AA', parameters: origin('Kenia') });
const other = compared({ id: 2, name: 'Kenia AB', parameters: origin('Kenia') });
const brazil = compared({ id: 3, name: 'Brazylia', parameters: [] });

describe('a comparison', () => {
  test('of products that say the same has no feature left when only differences are wanted, and says so', () => {
    expect(htmlOf([kenya, other])).toContain('>Kraj</th>');
    const html = htmlOf([kenya, other], true);
    expect(html).not.toContain('>Kraj</th>');
    expect(html).toContain('Te produkty nie różnią się żadną z opisanych cech.');
    expect(htmlOf([kenya, brazil], true)).not.toContain('nie różnią się');
  });

  test('says aloud where a product has nothing to say', () => {
    expect(htmlOf([kenya, brazil])).toContain(
      '<td>Kenia</td><td><span aria-hidden="true">–</span><span class="sr-only">brak danych</span></td>',
    );
  });

  test('crosses out sizes that are sold out, and has no row of sizes where there is nothing to choose', () => {
    const sizes = [
      sampleSize({ type: 'S', name: 'S' }),
      sampleSize({ type: 'M', name: 'Miara M', stock: 0 }),
    ];
    const html = htmlOf([compared({ sizes })]);
    expect(html).toContain('<s>Miara M<span class="sr-only">, niedostępny</span></s>');
    expect(htmlOf([kenya, other])).not.toContain('Rozmiary');
  });

  test('leads to the page of what cannot simply be bought', () => {
    const onThePhone = compared({ name: 'Ekspres', sizes: [sampleSize({ phonePrice: true })] });
    const html = htmlOf([onThePhone]);
    expect(html).toContain('Zobacz produkt');
    expect(html).not.toContain('Dodaj do koszyka');
    expect(htmlOf([kenya])).toContain('Dodaj do koszyka');
  });
});
