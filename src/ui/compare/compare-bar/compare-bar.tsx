import { COMPARE_FIELDS } from '#contract/compare/compare-change.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { COMPARE_FORM } from '#ui/product/product-toggles/product-toggles.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  id: string;
  /** None on a page that everybody shares: there a script puts them in. */
  products?: WireComparedProduct[];
  folded?: boolean;
};

/** At the bottom of the screen: what the shopper has chosen to compare. */
export function CompareBar({ id, products = [], folded = false }: Props) {
  const { t, links, texts } = useShop();
  const n = products.length;
  return (
    <section className="compare-bar" id={id} aria-label={t('compare.bar')} hidden={n === 0}>
      <div className="compare-bar__row wrap">
        <button
          type="button"
          className="compare-bar__toggle"
          aria-expanded={!folded}
          aria-controls={`${id}-products`}
        >
          <Icon name="chevron-right" size={20} />
          <span className="compare-bar__count" data-count data-sentence={texts['compare.barCount']}>
            {t('compare.barCount', { n })}
          </span>
        </button>
        <button type="submit" className="button button--quiet" form={COMPARE_FORM} data-mode="clear">
          {t('compare.clear')}
        </button>
        <a
          className="button button--primary"
          href={links.compare}
          data-count
          data-sentence={texts['compare.go']}
          hidden={n < 2}
        >
          {t('compare.go', { n })}
        </a>
        <p hidden={n !== 1}>{t('compare.addSecond')}</p>
      </div>
      <ul className="compare-bar__products wrap" id={`${id}-products`} hidden={folded}>
        {products.map((product) => (
          <BarProduct key={product.id} product={product} />
        ))}
      </ul>
      <template>
        <BarProduct />
      </template>
    </section>
  );
}

/** A product in the bar; without one, the mould that the script makes them from. */
function BarProduct({ product }: { product?: WireComparedProduct }) {
  const { t, texts } = useShop();
  return (
    <li>
      <a href={product?.link ?? ''}>
        {product?.icon && <img src={product.icon} alt="" width="40" height="50" />}
        <span>{product?.name}</span>
      </a>
      <button
        type="submit"
        className="button button--icon"
        form={COMPARE_FORM}
        name={COMPARE_FIELDS.product}
        value={product?.id}
        data-mode="remove"
        data-sentence={texts['compare.remove']}
        aria-label={product && t('compare.remove', { name: product.name })}
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}
