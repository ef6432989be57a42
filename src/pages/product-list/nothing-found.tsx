import type { CategoryLink, ProductCard } from '#domain/product/product.ts';
import { productListQuery } from '#domain/product-list/product-list.ts';
import { Shelf } from '#pages/catalogue/main-page.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SearchForm } from '#ui/search/search-form/search-form.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { text: string; categories: CategoryLink[]; bestsellers: ProductCard[]; suggested: string[] };

/** Nothing matches, or nothing was asked for yet: ways on from here. */
export function NothingFound({ text, categories, bestsellers, suggested }: Props) {
  const { t, links } = useShop();
  return (
    <>
      <EmptyState title={text ? t('search.none', { text }) : t('search.prompt')} text={t('search.noneNext')}>
        {text && (
          <ul className="product-list__tips">
            <li>{t('results.tipLetters')}</li>
            <li>{t('results.tipShorter')}</li>
            <li>{t('results.tipCode')}</li>
          </ul>
        )}
        <SearchForm value={text} />
        {suggested.length > 0 && (
          <nav className="product-list__suggested" aria-label={t('results.suggested')}>
            <p>{t('results.suggested')}</p>
            <ul className="pills">
              {suggested.map((query) => (
                <li key={query}>
                  <a href={links.search + productListQuery({ text: query })}>{query}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </EmptyState>
      <section>
        <h2>{t('results.categories')}</h2>
        <ul className="pills product-list__categories">
          {categories.map((category) => (
            <li key={category.id}>
              <a href={links.category(category)}>{category.name}</a>
            </li>
          ))}
        </ul>
      </section>
      <Shelf title={t('home.bestsellers')} cards={bestsellers} />
    </>
  );
}
