import type { Purchase } from '#domain/product/purchase.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { comparableInWords } from '#ui/price/comparable-price.ts';
import { priceInWords } from '#ui/price/price.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { Hint } from '#ui/tooltip/tooltip.tsx';
import { type PriceDetails, rowsOf } from './price-rows.ts';

type Props = PriceDetails & {
  purchase: Purchase;
  pointsCost: number;
  /** Prices that may come to stand here, of other sizes or by a code: their rows keep their place, so that nothing moves. */
  others?: PriceDetails[];
  /** The first place that is kept says where a discount code is counted. */
  saysCode?: boolean;
};

/** The price of the product page: the largest thing in its column, with what the law wants beside it (spec §2). */
export function ProductPrice(props: Props) {
  const { view, omnibus, unit, others } = props;
  const shop = useShop();
  const { t, shown } = shop;
  const words = priceInWords({ ...props, price: view.price }, shop);
  const inMoney = words === undefined;
  const comparable = inMoney && comparableInWords(view.price, view.contents, shop);
  const reduced = inMoney && omnibus.label !== undefined;
  const besideOthers = others?.find((other) => other.omnibus.label);
  const classes = omnibus.add.map((name) => ` product-price${name}`).join('');
  return (
    <div className={`product-price${inMoney ? classes : ''}`}>
      <p className="product-price__main">
        <strong className="price__now">{words ?? shown(view.price)}</strong>
        {inMoney && unit !== 'piece' && unit !== 'service' && (
          <span className="price__unit"> / {t(`unit.${unit}`, { n: 1 })}</span>
        )}
        {inMoney && beside(props)}
        {comparable && <span className="product-price__comparable">{comparable}</span>}
        {!reduced && besideOthers && (
          <span className="product-price__space" aria-hidden>
            {beside(besideOthers)}
          </span>
        )}
      </p>
      <PriceRows {...props} />
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

/** The rows right under the price, or the quiet ones further below: net, suggested, paid in advance, before a code. */
export function PriceRows({ quiet = false, others = [], saysCode, ...price }: Props & { quiet?: boolean }) {
  const shop = useShop();
  const { t } = shop;
  const words = priceInWords({ ...price, price: price.view.price }, shop);
  const rows = rowsOf(words === undefined ? price : undefined, others, shop);
  const firstPlace = rows.find(({ isKept }) => isKept);
  return rows
    .filter(({ isQuiet }) => isQuiet === quiet)
    .map((row) => (
      <p key={row.name} className={`product-price__row product-price__${row.isKept ? 'place' : row.name}`}>
        {saysCode && row === firstPlace && <span>{t('product.codeInBasket')}</span>}
        {row.isKept ? (
          <span className="product-price__space" aria-hidden>
            {row.text}
          </span>
        ) : (
          row.text
        )}
        {row.name === 'lowest' && !row.isKept && (
          <Hint label={t('product.lowestLabel')} text={t('product.lowestWhy')} />
        )}
      </p>
    ));
}
