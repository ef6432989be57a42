import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { CategoryLink, ProductCard } from '#domain/product/product.ts';
import { isFiltered } from '#domain/product-list/chosen-filters.ts';
import { productListQuery } from '#domain/product-list/product-list.ts';
import type { Page } from '#pages/page.ts';
import { NothingFound } from '#pages/product-list/nothing-found.tsx';
import { ProductListSection } from '#pages/product-list/product-list.tsx';
import type { ShownList } from '#pages/product-list/shown-list.ts';
import { say } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type SearchPageData = {
  shopName: string;
  language: Language;
  texts: Texts;
  text: string;
  list: ShownList;
  /** What helps where nothing is found. */
  categories: CategoryLink[];
  bestsellers: ProductCard[];
  /** What others searched for and found. */
  suggested: string[];
};

export function searchPage({ shopName, language, texts, ...data }: SearchPageData): Page {
  const { text, list } = data;
  const title = text ? say(texts['search.title'], language, { text }) : texts['search.titleEmpty'];
  const path = (lang: Language) => linksIn(lang).search + productListQuery(list.asked);
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: title,
      paths: { pl: path('pl'), en: path('en') },
      hidden: true,
    },
    crumbs: { trail: [], here: title },
    content: <SearchResults {...data} title={title} />,
  };
}

type Props = Omit<SearchPageData, 'shopName' | 'language' | 'texts'> & { title: string };

function SearchResults({ title, text, list, categories, bestsellers, suggested }: Props) {
  const { t, links } = useShop();
  const { total, corrected } = list.productList;
  if (total === 0 && !isFiltered(list.asked.filters))
    return (
      <div className="wrap stack">
        <h1>{title}</h1>
        <NothingFound text={text} categories={categories} bestsellers={bestsellers} suggested={suggested} />
      </div>
    );
  return (
    <div className="wrap product-list">
      <h1>{title}</h1>
      {corrected !== undefined && <Notice kind="info">{t('results.corrected', { corrected, text })}</Notice>}
      <ProductListSection list={list} address={links.search} />
    </div>
  );
}
