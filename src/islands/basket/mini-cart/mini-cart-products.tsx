import type { MiniCart, MiniCartProduct } from '#contract/basket/mini-cart.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** What is in the basket: with pictures, or, of many products, as a plain list. */
export function MiniCartProducts({ products, layout }: Pick<MiniCart, 'products' | 'layout'>) {
  return (
    <ul className={`mini-cart__products mini-cart__products--${layout}`}>
      {products.map((product, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a product may be there twice, and its lines keep no state
        <Product key={index} product={product} pictured={layout === 'pictures'} />
      ))}
    </ul>
  );
}

function Product({ product, pictured }: { product: MiniCartProduct; pictured: boolean }) {
  const { t, priceType, written } = useShop();
  const { quantity, everyDays } = product;
  const details = [
    product.version,
    product.size,
    quantity,
    everyDays === undefined ? '' : t('product.every', { n: everyDays }),
  ];
  return (
    <li>
      {pictured && product.icon && (
        <picture>
          <source type="image/webp" srcSet={product.icon} />
          <img src={product.iconSecond} alt="" width={48} height={60} loading="lazy" decoding="async" />
        </picture>
      )}
      <div>
        <a href={product.link}>{product.name}</a>
        <p>{details.filter(Boolean).join(' · ')}</p>
      </div>
      <strong>{written(product.worth[priceType])}</strong>
    </li>
  );
}
