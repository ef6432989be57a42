import { useId, useRef } from 'react';
import { $basket } from '#browser/basket/basket-store.ts';
import { type MiniCart as Cart, miniCartOf, type Written } from '#contract/basket/mini-cart.ts';
import { checkoutStart } from '#contract/links.ts';
import { useStore } from '#islands/use-store.ts';
import { FreeShipping } from '#ui/basket/free-shipping.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { MiniCartProducts } from './mini-cart-products.tsx';
import { useHoverPanel } from './use-hover-panel.ts';

/** The header's basket at a glance: opens under the pointer or by its button, always as the shop last told it. */
export function MiniCart() {
  const { t, priceType } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, setOpen } = useHoverPanel(place, toggle);
  const panelId = useId();
  const basket = useStore($basket, undefined);
  const cart = basket && miniCartOf(basket, priceType);
  return (
    <div className="mini-cart" ref={place}>
      {cart && cart.layout !== 'hidden' && (
        <>
          <button
            type="button"
            className="mini-cart__toggle button button--secondary"
            ref={toggle}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'miniCart.hide' : 'miniCart.show')}
          </button>
          <section id={panelId} className="mini-cart__panel" aria-label={t('miniCart.title')} hidden={!open}>
            <Summary cart={cart} />
          </section>
        </>
      )}
    </div>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const { t, links } = useShop();
  const name = cart.shippingName;
  const delivery = name ? t('basket.delivery', { name }) : t('miniCart.delivery');
  return (
    <>
      <MiniCartProducts products={cart.products} layout={cart.layout} />
      <dl className="mini-cart__sums">
        <Sum label={t('miniCart.worth')} amount={cart.worth} />
        {cart.rebate && <Sum label={t('checkout.rebate')} amount={cart.rebate} />}
        {cart.toFreeShipping?.missing === 0 ? (
          <div>
            <dt>{delivery}</dt>
            <dd>
              <strong>{t('miniCart.gratis')}</strong>
            </dd>
          </div>
        ) : (
          <Sum label={cart.shippingName ? delivery : t('miniCart.shipping')} amount={cart.shipping} />
        )}
        {cart.total && <Sum label={t('basket.totalDelivered')} amount={cart.total} />}
      </dl>
      {cart.toFreeShipping && <FreeShipping {...cart.toFreeShipping} />}
      <div className="mini-cart__ways">
        <ButtonLink kind="secondary" href={links.basket} wide>
          {t('miniCart.toBasket')}
        </ButtonLink>
        {cart.orderAtOnce && (
          <ButtonLink href={checkoutStart(links)} wide>
            {t('miniCart.order')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** An amount in the shop's price type, and in the other one beside it. */
function Sum({ label, amount }: { label: string; amount: Written }) {
  const { t, priceType, written } = useShop();
  const other = priceType === 'gross' ? 'net' : 'gross';
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{written(amount[priceType])}</strong>{' '}
        <small>{t(`price.${other}`, { price: amount[other] })}</small>
      </dd>
    </div>
  );
}
