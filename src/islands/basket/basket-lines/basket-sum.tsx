import type { Basket } from '#domain/basket/basket.ts';
import type { Price } from '#domain/price/money.ts';
import { sayArrival } from '#ui/delivery/say-arrival.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** What all of it comes to, delivered in the cheapest way, and what that is made of. */
export function BasketSum({ basket }: { basket: Basket }) {
  const shop = useShop();
  const { t, shown, money, priceType } = shop;
  const { worth, rebate, code, delivery, pointsCost } = basket;
  const total = delivery?.total ?? less(worth, rebate);
  return (
    <>
      {(delivery || rebate) && (
        <dl className="basket__parts">
          <Part name={t('basket.goods')} amount={shown(worth)} />
          {rebate && (
            <Part name={t('checkout.code', { code: code?.code ?? '' })} amount={`−${shown(rebate)}`} />
          )}
          {delivery && (
            <Part
              name={t('basket.delivery', { name: delivery.name })}
              amount={delivery.cost.gross === 0 ? t('checkout.free') : shown(delivery.cost)}
              note={delivery.arrival && sayArrival(delivery.arrival, shop)}
            />
          )}
        </dl>
      )}
      <p className="basket__total">
        <span>{t(delivery ? 'basket.totalDelivered' : 'basket.total')}</span> <strong>{shown(total)}</strong>
      </p>
      <p>
        {priceType === 'net'
          ? t('price.gross', { price: money(total.gross) })
          : t('basket.totalNet', { price: money(total.net) })}
      </p>
      {pointsCost && <p>{t('product.points', { n: pointsCost })}</p>}
    </>
  );
}

function Part({ name, amount, note }: { name: string; amount: string; note?: string | undefined }) {
  return (
    <div>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** An amount taken off the whole is not in the lines. */
const less = (worth: Price, rebate: Price = { gross: 0, net: 0 }): Price => ({
  gross: worth.gross - rebate.gross,
  net: worth.net - rebate.net,
});
