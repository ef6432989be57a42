import type { ShopConfig } from '#contract/shop-config.ts';

export const SEARCH_DEBOUNCE_MS = 500;
/** On screens narrower than this the search takes all of the room (spec §9 Search). */
export const SEARCH_OVERLAY_BELOW_PX = 768;
/** Letters of a text that is searched for; what is longer is cut. */
export const LONGEST_SEARCH = 200;
/** What one may ask for of each kind. */
export const MOST_FOUND = 20;

/** From how many letters on live search begins, and how many of each kind it shows. */
export type SearchSettings = { minLength: number; limit: number };

export function searchSettings({ search = {} }: Pick<ShopConfig, 'search'>): SearchSettings {
  const { minLength = 2, limit = 6 } = search;
  return { minLength, limit };
}

/** The live search's call (spec §7 Live search). */
export const TEXT_SEARCH_QUERY = `query ($text: String!, $limit: Int) {
  productsTextSearch(searchInput: {text: $text, limit: $limit}) {
    products {
      name link iconSmall iconSmallSecond from points gratis
      price { price { gross { value formatted } net { value formatted } } }
    }
    producers { name link }
    series { name link }
    menuNodes { name link bc { item { title } } }
    cms { name link }
    searchQueries { name link }
  }
}`;

/** The query's variables. */
export type SearchWanted = { text: string; limit: number };

type WireLink = { name: string; link: string };
type WireAmount = { value: number; formatted: string };

/** `data.productsTextSearch`, in the wire's spelling. */
export type WireTextSearch = {
  products: (WireLink & {
    iconSmall: string | null;
    /** Where it is there, `iconSmall` is the webp source. */
    iconSmallSecond: string | null;
    /** Other sizes cost more. */
    from: boolean;
    /** Ours, beyond the contract: why a price is 0, where that is not because it is told on the phone. */
    points?: number;
    gratis?: boolean;
    price: { price: { gross: WireAmount; net: WireAmount } };
  })[];
  producers: WireLink[];
  series: WireLink[];
  menuNodes: (WireLink & { bc: { item: { title: string }[] } | null })[];
  cms: WireLink[];
  searchQueries: WireLink[];
};

export type FoundKind = 'queries' | 'products' | 'producers' | 'series' | 'categories' | 'infoPages';

export type FoundItem = {
  name: string;
  link: string;
  /** A category with those above it: 'Kawa / Kawa ziarnista'. */
  trail?: string;
  picture?: { src: string; webp?: string };
  price?: FoundPrice;
};

export type FoundPrice = {
  gross: string;
  net: string;
  isZero: boolean;
  from: boolean;
  /** What it costs in points, where it is for points. */
  points?: number;
  gratis?: boolean;
};

/** What was found of a kind; a kind of which nothing was found is left out. */
export type FoundGroup = { kind: FoundKind; items: FoundItem[] };

/** What live search shows, in its order, out of the answer; throws where it is none. */
export function groupsFromWire(answer: { data?: { productsTextSearch?: WireTextSearch | null } | null }) {
  const wire = answer.data?.productsTextSearch;
  if (!wire) throw new Error('search: no data');
  const groups: FoundGroup[] = [
    { kind: 'queries', items: wire.searchQueries.map(linkOf) },
    { kind: 'products', items: wire.products.map(productOf) },
    { kind: 'producers', items: wire.producers.map(linkOf) },
    { kind: 'series', items: wire.series.map(linkOf) },
    { kind: 'categories', items: wire.menuNodes.map(categoryOf) },
    { kind: 'infoPages', items: wire.cms.map(linkOf) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const linkOf = ({ name, link }: WireLink): FoundItem => ({ name: String(name), link: String(link) });

function productOf(wire: WireTextSearch['products'][number]): FoundItem {
  const { iconSmall, iconSmallSecond, from, points, gratis } = wire;
  const { gross, net } = wire.price.price;
  const webp = iconSmall && iconSmallSecond ? { webp: iconSmall } : {};
  const src = iconSmallSecond ?? iconSmall;
  return {
    ...linkOf(wire),
    ...(src && { picture: { src, ...webp } }),
    price: {
      gross: gross.formatted,
      net: net.formatted,
      isZero: gross.value === 0,
      from: from === true,
      ...(points && { points }),
      ...(gratis && { gratis }),
    },
  };
}

function categoryOf(wire: WireTextSearch['menuNodes'][number]): FoundItem {
  const trail = wire.bc?.item.map(({ title }) => title).join(' / ');
  return { ...linkOf(wire), ...(trail && { trail }) };
}
