import type { ProductList } from '#domain/product-list/product-list.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Which products of how many are shown, and a button that adds the next ones where scripts run. */
export function MoreProducts({ productList }: { productList: ProductList }) {
  const { t } = useShop();
  const { page, pages, portion, total, cards } = productList;
  if (pages <= 1) return null;
  const before = (page - 1) * portion;
  return (
    <div className="more" data-more>
      <p data-more-shown data-from={before + 1} data-to={before + cards.length} data-total={total}>
        {t('productList.shown', { from: before + 1, to: before + cards.length, total })}
      </p>
      {page < pages && (
        <button type="submit" name="page" value={page + 1} className="more__button button button--secondary">
          {t('productList.more')}
        </button>
      )}
      <p className="more__status" role="status" data-more-status />
    </div>
  );
}
