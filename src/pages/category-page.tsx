import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { type Listing, listingQuery } from '#domain/page/listing.ts';
import type { CategoryLink } from '#domain/product/product.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { breadcrumbFacts } from './facts.ts';
import { ProductListing } from './listing.tsx';
import type { Page } from './page.ts';

export type CategoryPageData = {
  shopName: string;
  origin: string;
  language: Language;
  category: CategoryLink & { description: string; slugs: Record<Language, string> };
  /** From the top of the tree to the category above this one. */
  trail: CategoryLink[];
  children: CategoryLink[];
  listing: Listing;
  picture?: string;
};

export function categoryPage(data: CategoryPageData): Page {
  const { category, listing, language } = data;
  const query = listingQuery(listing);
  const path = (lang: Language) =>
    linksIn(lang).category({ id: category.id, slug: category.slugs[lang] }, query);
  const links = linksIn(language);
  const trail = data.trail.map((one) => ({ name: one.name, href: links.category(one) }));
  const pageNumber = listing.page > 1 ? ` (${listing.page})` : '';
  return {
    head: {
      title: `${category.name}${pageNumber} – ${data.shopName}`,
      description: category.description,
      paths: { pl: path('pl'), en: path('en') },
      hidden: listing.sort !== 'popular',
      facts: [
        breadcrumbFacts([...trail, { name: category.name, href: links.category(category) }], data.origin),
      ],
    },
    crumbs: { trail, here: category.name },
    content: <Category data={data} />,
  };
}

function Category({ data: { category, children, listing } }: { data: CategoryPageData }) {
  const { t, links } = useShop();
  return (
    <div className="wrap listing">
      <h1>{category.name}</h1>
      <p className="lead">{category.description}</p>
      {children.length > 0 && (
        <nav aria-label={t('listing.subcategories')}>
          <ul className="pills">
            {children.map((child) => (
              <li key={child.id}>
                <a href={links.category(child)}>{child.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {listing.total === 0 ? (
        <EmptyState title={t('listing.empty')} text={t('listing.emptyNext')}>
          <ButtonLink href={links.home}>{t('error.home')}</ButtonLink>
        </EmptyState>
      ) : (
        <ProductListing listing={listing} address={links.category(category)} />
      )}
    </div>
  );
}
