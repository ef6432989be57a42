import type { Purchase } from '#domain/product/purchase.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { priceInWords } from '#ui/price/price.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { Hint } from '#ui/tooltip/tooltip.tsx';
import { PRICE_ROWS, type PriceFacts, priceRows } from './price-rows.ts';

type Props = PriceFacts & {
  purchase: Purchase;
  pointsCost: number;
  /** The prices of the other sizes: their rows keep their place, so that nothing moves when one is chosen. */
  others?: PriceFacts[];
  /** The price as a discount code would change it: its rows keep their place too. */
  codeRows?: PriceFacts[];
  /** The price is that of a code already; without, it is said where a code is counted. */
  hasCode?: boolean;
};

/** The price of the product page: the largest thing in its column, and every price beside it in words (spec §2). */
export function ProductPrice(props: Props) {
  const { purchase, pointsCost, others = [], codeRows = [], hasCode = false, ...facts } = props;
  const shop = useShop();
  const { t, shown } = shop;
  const { view, omnibus, unit } = facts;
  const words = priceInWords({ purchase, pointsCost, price: view.price }, shop);
  const inMoney = words === undefined;
  const rows = inMoney ? priceRows(facts, shop) : {};
  const keepsCode = codeRows.length > 0;
  const possible = [...others, ...codeRows];
  const reserved = possible.map((other) => priceRows(other, shop));
  const reduced = inMoney && omnibus.label !== undefined;
  const besideOthers = possible.find((other) => other.omnibus.label);
  const spaces = PRICE_ROWS.filter((name) => !rows[name]).flatMap(
    (name) => reserved.find((other) => other[name])?.[name] ?? [],
  );
  const classes = omnibus.add.map((name) => ` product-price${name}`).join('');
  return (
    <div className={`product-price${inMoney ? classes : ''}`}>
      <p className="product-price__main">
        <strong className="price__now">{words ?? shown(view.price)}</strong>
        {inMoney && unit !== 'piece' && unit !== 'service' && (
          <span className="price__unit"> / {t(`unit.${unit}`, { n: 1 })}</span>
        )}
        {inMoney ? beside(facts) : null}
        {!reduced && besideOthers && (
          <span className="product-price__space" aria-hidden>
            {beside(besideOthers)}
          </span>
        )}
      </p>
      {PRICE_ROWS.filter((name) => rows[name]).map((name) => (
        <p key={name} className={`product-price__row product-price__${name}`}>
          {rows[name]}
          {name === 'lowest' && <Hint label={t('product.lowestLabel')} text={t('product.lowestWhy')} />}
        </p>
      ))}
      {spaces.length > 0 && (
        <div className="product-price__reserve">
          {keepsCode && !hasCode && purchase === 'buy' && (
            <p className="product-price__row product-price__code-hint">{t('product.codeInBasket')}</p>
          )}
          {spaces.map((space) => (
            <p key={space} className="product-price__row product-price__space" aria-hidden>
              {space}
            </p>
          ))}
        </div>
      )}
    </div>
  );

  /** What stands in the price's own line beside it: the crossed-out price and the label. */
  function beside({ view: { regular }, omnibus: { label } }: PriceFacts) {
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
