import { type Links, pictureFile } from '#contract/links.ts';
import { LONGEST_SEARCH, MOST_FOUND, searchSettings } from '#contract/search/live-search.ts';
import type { Price } from '#domain/price/money.ts';
import type { ProductCard } from '#domain/product/product.ts';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';
import { tooManyQueries } from '#server/limits/too-many-requests.ts';
import type { CategoryTree } from '#shop/catalogue/category-tree.ts';
import type { Suggestions } from '#shop/search/search-engine.ts';

const ICON_WIDTH = 320;

type Link = { name: string; link: string };
type Found = {
  products: ProductCard[];
  producers: Link[];
  series: Link[];
  menuNodes: (Link & { titles: string[] })[];
  cms: Link[];
  searchQueries: Link[];
};
type Wanted = { text: string; limit?: number | null | undefined };

/** `productsTextSearch`: what live search shows (spec §3 Search result). */
export function textSearchQuery(builder: Builder, moneyTypes: MoneyTypes): void {
  const input = builder.inputType('TextSearchInput', {
    fields: (t) => ({
      text: t.string({ required: true }),
      limit: t.int({ description: `Of each kind, at most ${MOST_FOUND}; left out, the shop's own.` }),
    }),
  });
  const type = textSearchType(builder, moneyTypes);
  builder.queryField('productsTextSearch', (t) =>
    t.field({
      type,
      args: { searchInput: t.arg({ type: input, required: true }) },
      resolve: (_, { searchInput }, context) => find(searchInput, context),
    }),
  );
}

const NOTHING: Found = {
  products: [],
  producers: [],
  series: [],
  menuNodes: [],
  cms: [],
  searchQueries: [],
};

async function find({ text, limit }: Wanted, context: QueryContext): Promise<Found> {
  const { shop, language, links, request, texts } = context;
  const { products: known, search } = shop.catalogue;
  const settings = searchSettings(shop.settings.config);
  const wanted = tidy(text);
  if ([...wanted].length < settings.minLength) return NOTHING;
  const most = Math.min(limit ?? settings.limit, MOST_FOUND);
  if (most < 1) return NOTHING;
  context.countProducts(most);
  if (!shop.limits.allowSearch(request.ip)) throw tooManyQueries(texts['error.tooMany']);
  const suggestions = await search.suggest(wanted, language, most);
  const [products, tree] = await Promise.all([
    known.cards(suggestions.products, language, await context.personalPricing()),
    known.tree(language),
  ]);
  return { products, ...linked(suggestions, tree, links) };
}

/** A text is typed or pasted: it may hold anything, and more of it than anybody searches for. */
const tidy = (text: string) =>
  text
    .slice(0, LONGEST_SEARCH)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();

function linked(found: Suggestions, tree: CategoryTree, links: Links): Omit<Found, 'products'> {
  return {
    producers: found.producers.map((one) => ({ name: one.name, link: links.producer(one) })),
    series: found.series.map((one) => ({ name: one.name, link: links.series(one) })),
    menuNodes: found.categories.flatMap((id) => {
      const trail = tree.trail(id);
      const node = trail.at(-1);
      const titles = trail.map(({ name }) => name);
      return node ? [{ name: node.name, link: links.category(node), titles }] : [];
    }),
    cms: found.infoPages.map(({ title, slug }) => ({ name: title, link: links.info(slug) })),
    searchQueries: found.queries.map((text) => ({
      name: text,
      link: `${links.search}?text=${encodeURIComponent(text)}`,
    })),
  };
}

const NO_PRICE: Price = { gross: 0, net: 0 };

/** What is sold on the phone has a price that nobody is to see; it is 0 here, and live search says the rest. */
const isInMoney = ({ purchase }: ProductCard) => purchase === 'buy' || purchase === 'unavailable';

function textSearchType(builder: Builder, { money }: MoneyTypes) {
  const link = builder.objectRef<Link>('FoundLink').implement({
    fields: (t) => ({ name: t.exposeString('name'), link: t.exposeString('link') }),
  });
  const price = builder.objectRef<ProductCard>('FoundPrice').implement({
    fields: (t) => ({
      price: t.field({ type: money, resolve: (card) => (isInMoney(card) ? card.price : NO_PRICE) }),
    }),
  });
  const product = builder.objectRef<ProductCard>('FoundProduct').implement({
    fields: (t) => {
      const icon = (format: 'webp' | 'jpg') =>
        t.string({
          nullable: true,
          resolve: ({ pictures: [front] }) => (front ? pictureFile(front.name, ICON_WIDTH, format) : null),
        });
      return {
        id: t.exposeInt('id'),
        name: t.exposeString('name'),
        link: t.string({ resolve: (card, _, { links }) => links.product(card) }),
        iconSmall: icon('webp'),
        iconSmallSecond: icon('jpg'),
        from: t.boolean({
          description: 'Other sizes cost more.',
          resolve: (card) => isInMoney(card) && card.from,
        }),
        points: t.int({
          description: 'What it costs, where it is for points; else 0.',
          resolve: ({ purchase, pointsCost }) => (purchase === 'points_only' ? pointsCost : 0),
        }),
        gratis: t.boolean({ resolve: ({ purchase }) => purchase === 'hidden' || purchase === 'buy_free' }),
        price: t.field({ type: price, resolve: (card) => card }),
      };
    },
  });
  return builder.objectRef<Found>('TextSearch').implement({
    fields: (t) => ({
      products: t.field({ type: [product], resolve: ({ products }) => products }),
      producers: t.field({ type: [link], resolve: ({ producers }) => producers }),
      series: t.field({ type: [link], resolve: ({ series }) => series }),
      menuNodes: t.field({ type: [menuNodeType(builder)], resolve: ({ menuNodes }) => menuNodes }),
      cms: t.field({ type: [link], resolve: ({ cms }) => cms }),
      searchQueries: t.field({ type: [link], resolve: ({ searchQueries }) => searchQueries }),
    }),
  });
}

/** A category, with the breadcrumbs that lead to it and itself at their end. */
function menuNodeType(builder: Builder) {
  const item = builder.objectRef<string>('BreadcrumbItem').implement({
    fields: (t) => ({ title: t.string({ resolve: (title) => title }) }),
  });
  const breadcrumbs = builder.objectRef<string[]>('Breadcrumbs').implement({
    fields: (t) => ({ item: t.field({ type: [item], resolve: (titles) => titles }) }),
  });
  return builder.objectRef<Found['menuNodes'][number]>('MenuNode').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      link: t.exposeString('link'),
      bc: t.field({ type: breadcrumbs, nullable: true, resolve: ({ titles }) => titles }),
    }),
  });
}
