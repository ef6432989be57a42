import type { MiniCart } from '#contract/basket/mini-cart.ts';
import { checkoutStart } from '#contract/links.ts';
import type { BasketLine } from '#domain/basket/basket.ts';
import { hasSizeChoice } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { FreeShipping } from '#ui/basket/free-shipping.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** The id of the drawer, which its buttons close by themselves. */
export const ADDED_DRAWER = 'added';

type Props = {
  /** What was added, as it stands in the basket now. */
  line: BasketLine;
  cart: Pick<MiniCart, 'products' | 'total' | 'toFreeShipping'>;
};

/** The mini-cart right after something was added: what that was, what is missing to free delivery, and where to go on. */
export function AddedDrawer({ line, cart }: Props) {
  const { t, links, shown, written, language, priceType } = useShop();
  const quantity = formatQuantity(line.quantity, language, line.rules.precision);
  const details = [
    hasSizeChoice([line.size]) ? line.size.name : '',
    `${quantity}\u00a0${t(`unit.${line.unit}`, { n: line.quantity })}`,
    line.everyDays === undefined ? '' : t('product.every', { n: line.everyDays }),
  ];
  return (
    <section id={ADDED_DRAWER} popover="auto" className="added" aria-labelledby="added-title">
      <h2 id="added-title" tabIndex={-1}>
        {t('added.title')}
      </h2>
      <div className="added__line">
        {line.picture && <Picture name={line.picture.name} alt="" sizes="64px" widths={[320]} />}
        <p>
          <strong>{line.name}</strong>
          <small>{details.filter(Boolean).join(' · ')}</small>
        </p>
        <p>{line.pointsCost ? t('product.points', { n: line.pointsCost }) : shown(line.worth)}</p>
      </div>
      {cart.toFreeShipping && <FreeShipping {...cart.toFreeShipping} />}
      <p className="added__sum">
        <a href={links.basket}>{t('added.inBasket', { n: cart.products.length })}</a>
        {cart.total && (
          <span>
            {t('basket.totalDelivered')}: <strong>{written(cart.total[priceType])}</strong>
          </span>
        )}
      </p>
      <div className="added__ways">
        <ButtonLink href={checkoutStart(links)} wide>
          {t('added.checkout')}
        </ButtonLink>
        <button
          type="button"
          className="button button--secondary"
          popoverTarget={ADDED_DRAWER}
          popoverTargetAction="hide"
        >
          {t('added.goOn')}
        </button>
      </div>
      {/* The last: one Tab leads to the basket. */}
      <button
        type="button"
        className="added__close button button--icon"
        popoverTarget={ADDED_DRAWER}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
        <span className="sr-only">{t('layout.close')}</span>
      </button>
    </section>
  );
}
