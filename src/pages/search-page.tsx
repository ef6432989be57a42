import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { type Listing, listingQuery } from '#domain/page/listing.ts';
import { say } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Branch, type MenuNode } from '#ui/header/header.tsx';
import { SearchForm } from '#ui/search-form/search-form.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ProductListing } from './listing.tsx';
import type { Page } from './page.ts';

export type SearchPageData = {
  shopName: string;
  language: Language;
  texts: Texts;
  text: string;
  listing: Listing;
  menu: MenuNode[];
};

export function searchPage({ shopName, language, texts, text, listing, menu }: SearchPageData): Page {
  const title = text ? say(texts['search.title'], language, { text }) : texts['search.titleEmpty'];
  const path = (lang: Language) => linksIn(lang).search + listingQuery({ text, ...listing });
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: title,
      paths: { pl: path('pl'), en: path('en') },
      hidden: true,
    },
    crumbs: { trail: [], here: title },
    content: <SearchResults title={title} text={text} listing={listing} menu={menu} />,
  };
}

type Props = Pick<SearchPageData, 'text' | 'listing' | 'menu'> & { title: string };

function SearchResults({ title, text, listing, menu }: Props) {
  const { t, links } = useShop();
  if (listing.total > 0)
    return (
      <div className="wrap listing">
        <h1>{title}</h1>
        <ProductListing listing={listing} address={links.search} text={text} />
      </div>
    );
  return (
    <div className="wrap narrow stack">
      <h1>{title}</h1>
      <EmptyState title={text ? t('search.none', { text }) : t('search.prompt')} text={t('search.noneNext')}>
        <SearchForm value={text} />
      </EmptyState>
      <div className="pills">
        <Branch nodes={menu.map((node) => ({ ...node, children: [] }))} />
      </div>
    </div>
  );
}
