import type { WireTextSearch } from '#contract/search/live-search.ts';

const link = (name: string, path: string) => ({ name, link: path });
const money = (value: number, formatted: string) => ({ value, formatted });

/** What a search may find: one of each kind, and two suggested queries. */
export const FOUND: WireTextSearch = {
  searchQueries: [
    link('kawa ziarnista', '/search.php?text=kawa%20ziarnista'),
    link('kawa mielona', '/search.php?text=kawa%20mielona'),
  ],
  products: [
    {
      ...link('Brazylia Cerrado', '/produkt/7/brazylia-cerrado'),
      iconSmall: '/gfx/pictures/brazylia-cerrado-front-1-320.webp',
      iconSmallSecond: '/gfx/pictures/brazylia-cerrado-front-1-320.jpg',
      from: true,
      price: { price: { gross: money(39.9, '39,90 zł'), net: money(38, '38,00 zł') } },
    },
  ],
  producers: [link('Kiri', '/search.php?text=Kiri')],
  series: [link('Kawy poranka', '/search.php?text=poranek')],
  menuNodes: [
    {
      ...link('Kawa ziarnista', '/kategoria/1/kawa'),
      bc: { item: [{ title: 'Kawa' }, { title: 'Kawa ziarnista' }] },
    },
  ],
  cms: [link('Jak parzyć kawę', '/informacje/dostawa')],
};

export const NOTHING: WireTextSearch = {
  searchQueries: [],
  products: [],
  producers: [],
  series: [],
  menuNodes: [],
  cms: [],
};
