import type { Price } from '#domain/price/money.ts';
import type { CardPrice, Unit } from '#domain/product/product.ts';
import type { Purchase } from '#domain/product/purchase.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { comparableInWords } from './comparable-price.ts';

type Props = {
  now: CardPrice;
  purchase: Purchase;
  unit: Unit;
  pointsCost?: number;
  /** Other sizes cost more: 'from' stands before the price. */
  from?: boolean;
  /** What a discount code adds to the price is said elsewhere, where no row of it moves what is below. */
  codeApart?: boolean;
};

/** What the product costs: the price, the crossed-out regular one, and the lowest of 30 days in full words. */
export function PriceBlock({ now, purchase, unit, pointsCost = 0, from, codeApart = false }: Props) {
  const shop = useShop();
  const { t, shown } = shop;
  const words = priceInWords({ purchase, pointsCost, price: now.price }, shop);
  if (words) return <p className="price price--words">{words}</p>;
  const comparable = comparableInWords(now.price, now.contents, shop);
  return (
    <div className={`price${now.regular || now.beforeCode ? ' price--reduced' : ''}`}>
      <p className="price__line">
        {from && <span className="price__from">{t('product.from')} </span>}
        <strong className="price__now">{shown(now.price)}</strong>
        {unit !== 'piece' && unit !== 'service' && (
          <span className="price__unit"> / {t(`unit.${unit}`, { n: 1 })}</span>
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
      {comparable && <p className="price__comparable">{comparable}</p>}
      {now.lowest && !(codeApart && isByCode(now)) && (
        <p className="price__lowest">{t('product.lowest', { price: shown(now.lowest) })}</p>
      )}
      {now.beforeCode && !codeApart && <p className="price__lowest">{t('product.codePrice')}</p>}
    </div>
  );
}

/** Reduced by the shopper's discount code and by nothing else. */
export const isByCode = ({ regular, beforeCode }: CardPrice) =>
  beforeCode !== undefined && regular === undefined;

type Priced = { purchase: Purchase; pointsCost: number; price: Price };

/** What stands in place of an amount (spec §4 Purchase states); undefined where it is an amount. */
export function priceInWords(
  { purchase, pointsCost, price }: Priced,
  { t }: Pick<ReturnType<typeof useShop>, 't'>,
): string | undefined {
  if (purchase === 'phone_only') return t('product.phonePrice');
  if (purchase === 'points_only') return t('product.points', { n: pointsCost });
  if (purchase === 'hidden' || purchase === 'buy_free') return t('product.free');
  // What is sold out and never had a price says nothing of it.
  return price.gross === 0 ? t('product.soldOut') : undefined;
}
