import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { CategoryLink } from '#domain/product/product.ts';
import { isFiltered } from '#domain/product-list/chosen-filters.ts';
import type { Page } from '#pages/page.ts';
import { listAddresses } from '#pages/product-list/list-head.ts';
import { ProductListSection } from '#pages/product-list/product-list.tsx';
import type { ShownList } from '#pages/product-list/shown-list.ts';
import { breadcrumbData } from '#pages/structured-data.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type CategoryPageData = {
  shopName: string;
  origin: string;
  language: Language;
  category: CategoryLink & { description: string; slugs: Record<Language, string> };
  /** From the top of the tree to the category above this one. */
  trail: CategoryLink[];
  children: CategoryLink[];
  list: ShownList;
};

export function categoryPage(data: CategoryPageData): Page {
  const { category, list, language } = data;
  const links = linksIn(language);
  const trail = data.trail.map((one) => ({ name: one.name, href: links.category(one) }));
  const pageNumber = list.asked.page > 1 ? ` (${list.asked.page})` : '';
  return {
    head: {
      title: `${category.name}${pageNumber} – ${data.shopName}`,
      description: category.description,
      ...listAddresses(list.asked, (lang, query) =>
        linksIn(lang).category({ id: category.id, slug: category.slugs[lang] }, query),
      ),
      structuredData: [
        breadcrumbData([...trail, { name: category.name, href: links.category(category) }], data.origin),
      ],
    },
    crumbs: { trail, here: category.name },
    content: <Category data={data} />,
  };
}

function Category({ data: { category, children, list } }: { data: CategoryPageData }) {
  const { t, links } = useShop();
  return (
    <div className="wrap product-list">
      <h1>{category.name}</h1>
      <p className="lead">{category.description}</p>
      {children.length > 0 && (
        <nav aria-label={t('productList.subcategories')}>
          <ul className="pills">
            {children.map((child) => (
              <li key={child.id}>
                <a href={links.category(child)}>{child.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {list.productList.total === 0 && !isFiltered(list.asked.filters) ? (
        <EmptyState title={t('productList.empty')} text={t('productList.emptyNext')}>
          <ButtonLink href={links.home}>{t('error.home')}</ButtonLink>
        </EmptyState>
      ) : (
        <ProductListSection list={list} address={links.category(category)} />
      )}
    </div>
  );
}
