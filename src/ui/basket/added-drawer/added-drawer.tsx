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

/** A browser closes it by itself. */
const closing = { popoverTarget: ADDED_DRAWER, popoverTargetAction: 'hide' } as const;

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
      {/* As the gallery of the page has it: it is there already. */}
      {line.picture && <Picture name={line.picture.name} alt="" sizes="80px" widths={[320]} />}
      <p className="added__name">
        <strong>{line.name}</strong>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </p>
      <p>{line.pointsCost ? t('product.points', { n: line.pointsCost }) : shown(line.worth)}</p>
      {cart.toFreeShipping && <FreeShipping {...cart.toFreeShipping} />}
      <a className="added__basket" href={links.basket}>
        {t('added.inBasket', { n: cart.products.length })}
      </a>
      {cart.total && (
        <p className="added__total">
          {t('basket.totalDelivered')}: {written(cart.total[priceType])}
        </p>
      )}
      <ButtonLink href={checkoutStart(links)} wide>
        {t('added.checkout')}
      </ButtonLink>
      <button type="button" className="button button--secondary" {...closing}>
        {t('added.goOn')}
      </button>
      {/* The last: one Tab leads to the basket. */}
      <button
        type="button"
        className="added__close button button--icon"
        aria-label={t('layout.close')}
        {...closing}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
