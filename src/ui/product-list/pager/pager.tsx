import { pageNumbers } from '#domain/product-list/paging.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { current: number; count: number; href: (page: number) => string };

/** Links to the pages of a list. */
export function Pager({ current, count, href }: Props) {
  const { t } = useShop();
  if (count <= 1) return null;
  return (
    <nav className="pager" aria-label={t('productList.pages')}>
      {current > 1 && (
        <a href={href(current - 1)} rel="prev" className="button button--secondary">
          {t('productList.previous')}
        </a>
      )}
      <ol>
        {pageNumbers(current, count).map((page, index) => (
          <li key={page || `gap-${index}`}>{page === 0 ? '…' : link(page)}</li>
        ))}
      </ol>
      {current < count && (
        <a href={href(current + 1)} rel="next" className="button button--secondary">
          {t('productList.next')}
        </a>
      )}
    </nav>
  );

  function link(page: number) {
    const label = t('productList.page', { n: page });
    return (
      <a href={href(page)} aria-label={label} aria-current={page === current ? 'page' : undefined}>
        {page}
      </a>
    );
  }
}
