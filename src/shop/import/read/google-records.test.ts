import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { element } from '#shop/feed/xml.ts';
import { googleRecords } from './google-records.ts';
import type { FileRecord } from './record-reader.ts';

const feed = (items: string, head = '') =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}${items}</channel></rss>`;

describe('a Google Merchant feed', () => {
  test('becomes rows: a group is a product, its items are sizes', () => {
    const item = `<item><g:id>kawa_250g</g:id><g:item_group_id>kawa</g:item_group_id><title>Kawa &amp; mleko</title>
      <description><![CDATA[Dobra <b>]]>bo dobra</description><g:price>49.90 PLN</g:price>
      <g:sale_price>39,90 PLN</g:sale_price><g:brand>Mgła</g:brand><g:gtin>5908417000011</g:gtin><g:mpn>BR</g:mpn>
      <g:size>250 g</g:size><g:product_type>Kawa &gt; Ziarnista</g:product_type><g:product_type>Prezenty</g:product_type>
      <g:shipping><g:price>9.90 PLN</g:price></g:shipping><g:shipping_weight>0.27 kg</g:shipping_weight>
      <g:unit_pricing_measure>250g</g:unit_pricing_measure>
      <g:availability>in_stock</g:availability><g:image_link>a.jpg</g:image_link></item>`;
    expect(rowsOf(feed(item))).toEqual([
      {
        line: 2,
        cells: {
          key: 'kawa',
          size: '250g',
          size_name_pl: '250 g',
          name_pl: 'Kawa & mleko',
          description_pl: 'Dobra <b>bo dobra',
          producer: 'Mgła',
          categories: 'Kawa > Ziarnista|Prezenty',
          ean: '5908417000011',
          code: 'BR',
          weight_g: '270',
          contents: '250 g',
          pictures: 'a.jpg',
          stock_if_new: 'unlimited',
          price: '39,90',
          regular_price: '49.90',
          currency: 'PLN',
        },
      },
    ]);
  });

  test('in English has English texts', () => {
    const [row] = rowsOf(feed('<item><id>a</id><title>Mug</title></item>', '<language>en-GB</language>'));
    expect(row).toMatchObject({ cells: { key: 'a', name_en: 'Mug' } });
  });

  test('of any texts, in any pieces, is read as it was written', () => {
    const text = fc.string({ unit: 'binary' }).map((one) => one.replace(/[\p{C}]/gu, '').trim());
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (titles, piece) => {
        const items = titles.map((title) => `<item>${element('g:id', 'a')}${element('title', title)}</item>`);
        const read = rowsOf(feed(items.join('<!-- > -->')), piece).map(
          (record) => record.cells?.name_pl ?? '',
        );
        expect(read).toEqual(titles);
      }),
    );
  });

  test.each([
    ['<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss/>', /declares a document type/],
    ['<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss/>', /declares a document type/],
    ['<rss>&a;</rss>', /'&a;' stands for no character/],
    ['<rss>&#x110000;</rss>', /stands for no character/],
    ['<rss>& </rss>', /stands for no character/],
    ['<rss><item></rss>', /'rss' is closed here/],
    ['<rss><item>', /ends before its last element/],
    ['<rss', /ends before its last element/],
    ['text', /ends before its last element/],
    ['text<rss/>', /text stands outside/],
    ['<a>'.repeat(51), /more than 50 deep/],
    [`<rss>${'x'.repeat(1_000_001)}`, /longer than 1000000 characters/],
    [`<rss>${'x<b/>'.repeat(2)}${'<c>x</c>'.repeat(2)}</rss><`, /ends before its last element/],
    [
      `<rss><item>${`<t>${'x'.repeat(600_000)}</t>`.repeat(2)}</item></rss>`,
      /longer than 1000000 characters/,
    ],
  ])('that is dangerous or broken is refused as a whole (%#)', (text, problem) => {
    expect(() => rowsOf(text, 300_000)).toThrow(problem);
  });

  test('with too many elements in an item refuses the item', () => {
    expect(rowsOf(feed(`<item>${'<a>1</a>'.repeat(500)}</item><item><id>b</id></item>`))).toMatchObject([
      { problem: 'has more than 200 elements.' },
      { cells: { key: 'b' } },
    ]);
  });
});

function rowsOf(
  text: string,
  piece = 5,
): { line: number; problem?: string; cells?: Record<string, string> }[] {
  const reader = googleRecords();
  const found: FileRecord[] = [];
  for (let at = 0; at < text.length; at += piece) found.push(...reader.push(text.slice(at, at + piece)));
  return [...found, ...reader.end()].map((record) =>
    'cells' in record ? { line: record.line, cells: Object.fromEntries(record.cells) } : record,
  );
}
