import { percentBelow } from '#domain/price/money.ts';
import type { PriceNow } from '#domain/price/price-view.ts';
import type { Unit } from '#domain/product/product.ts';
import type { Purchase } from '#domain/product/purchase.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  now: PriceNow;
  purchase: Purchase;
  unit: Unit;
  pointsCost?: number;
  /** Other sizes cost more: 'from' stands before the price. */
  from?: boolean;
  /** The product page's price is the largest thing in its column and tells more. */
  large?: boolean;
};

/** What the product costs: the price, the crossed-out regular one, and the lowest of 30 days in full words. */
export function PriceBlock({ now, purchase, unit, pointsCost = 0, from, large }: Props) {
  const { t, shown, money, priceType } = useShop();
  const size = large ? ' price--large' : '';
  if (purchase === 'phone_only')
    return <p className={`price price--words${size}`}>{t('product.phonePrice')}</p>;
  if (purchase === 'points_only')
    return <p className={`price price--words${size}`}>{t('product.points', { n: pointsCost })}</p>;
  if (purchase === 'hidden' || purchase === 'buy_free')
    return <p className={`price price--words${size}`}>{t('product.free')}</p>;
  return (
    <div className={`price${now.regular ? ' price--reduced' : ''}${size}`}>
      <p className="price__line">
        {from && <span className="price__from">{t('product.from')} </span>}
        <strong className="price__now">{shown(now.price)}</strong>
        {unit !== 'piece' && unit !== 'service' && (
          <span className="price__unit"> / {t(`unit.${unit}`)}</span>
        )}
        {now.regular && (
          <>
            {' '}
            <s className="price__regular">
              <span className="sr-only">{t('product.regular')} </span>
              {shown(now.regular)}
            </s>
          </>
        )}
      </p>
      {now.lowest && <p className="price__lowest">{t('product.lowest', { price: shown(now.lowest) })}</p>}
      {large && now.regular && (
        <p className="price__save">{saving(now.price[priceType], now.regular[priceType])}</p>
      )}
      {large && priceType === 'gross' && (
        <p className="price__net">{t('product.net', { price: money(now.price.net) })}</p>
      )}
    </div>
  );

  function saving(price: number, regular: number) {
    return t('product.save', { pct: percentBelow(regular, price), amount: money(regular - price) });
  }
}
