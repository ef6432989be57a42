import type { Purchase } from '#domain/product/purchase.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { priceInWords } from '#ui/price/price.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { Hint } from '#ui/tooltip/tooltip.tsx';
import { type PriceDetails, priceRows, searchIndex } from './price-rows.ts';

type Props = PriceDetails & {
  purchase: Purchase;
  pointsCost: number;
  /** Prices that may come to stand here, of other sizes or by a code: their rows keep their place, so that nothing moves. */
  others?: PriceDetails[];
  /** The first place that is kept says where a discount code is counted. */
  saysCode?: boolean;
};

/** The price of the product page: the largest thing in its column, and every price beside it in words (spec §2). */
export function ProductPrice(props: Props) {
  const { purchase, pointsCost, others = [], saysCode, ...priceDetails } = props;
  const shop = useShop();
  const { t, shown } = shop;
  const { view, omnibus, unit } = priceDetails;
  const words = priceInWords({ purchase, pointsCost, price: view.price }, shop);
  const inMoney = words === undefined;
  const ownRows = priceRows(priceDetails, shop);
  const names = Object.keys(ownRows);
  const rows = inMoney ? ownRows : {};
  const possible = others.map((other) => priceRows(other, shop));
  const reduced = inMoney && omnibus.label !== undefined;
  const besideOthers = others.find((other) => other.omnibus.label);
  const kept = searchIndex(names, rows, possible);
  const classes = omnibus.add.map((name) => ` product-price${name}`).join('');
  return (
    <div className={`product-price${inMoney ? classes : ''}`}>
      <p className="product-price__main">
        <strong className="price__now">{words ?? shown(view.price)}</strong>
        {inMoney && unit !== 'piece' && unit !== 'service' && (
          <span className="price__unit"> / {t(`unit.${unit}`, { n: 1 })}</span>
        )}
        {inMoney && beside(priceDetails)}
        {!reduced && besideOthers && (
          <span className="product-price__space" aria-hidden>
            {beside(besideOthers)}
          </span>
        )}
      </p>
      {names.map((name) =>
        rows[name] ? (
          <p key={name} className={`product-price__row product-price__${name}`}>
            {rows[name]}
            {name === 'lowest' && <Hint label={t('product.lowestLabel')} text={t('product.lowestWhy')} />}
          </p>
        ) : (
          kept.includes(name) && (
            <p key={name} className="product-price__row product-price__place">
              {saysCode && name === kept[0] && <span>{t('product.codeInBasket')}</span>}
              <span className="product-price__space" aria-hidden>
                {possible.find((other) => other[name])?.[name]}
              </span>
            </p>
          )
        ),
      )}
    </div>
  );

  /** What stands in the price's own line beside it: the crossed-out price and the label. */
  function beside({ view: { regular }, omnibus: { label } }: PriceDetails) {
    return (
      <>
        {regular && (
          <s className="price__regular">
            <span className="sr-only">{t('product.regular')} </span>
            {shown(regular)}
          </s>
        )}
        {label && <Badge kind="promotion">{t(`product.label.${label}`)}</Badge>}
      </>
    );
  }
}
