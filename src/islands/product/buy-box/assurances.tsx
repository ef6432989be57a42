import type { ShippingWanted } from '#contract/delivery/shipping.ts';
import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import { isSent, type SizeView } from '#domain/product/product.ts';
import { canBuy } from '#domain/product/purchase.ts';
import { canWithdrawAtFirst } from '#domain/withdrawal/withdrawal-exception.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { BuyBoxProps } from './buy-box-props.ts';
import { DeliveryLine } from './delivery-line.tsx';
import type { Shipped } from './use-shipping.ts';

type Props = Pick<BuyBoxProps, 'product'> & {
  view: SizeView;
  shipping: ShippingTime;
  arrival: Shipped['arrival'];
  wanted: ShippingWanted;
};

/** Delivery, returns and points as short lines. What is ordered in at an unknown date says nothing of delivery. */
export function Assurances({ product, view, shipping, arrival, wanted }: Props) {
  const { t } = useShop();
  const isParcel = isSent(product);
  const unknown = view.offer.availability.status === 'order' && shipping.unknownTime;
  const points = canBuy(view.offer.purchase) ? product.pointsEarned : 0;
  if (!isParcel && points === 0) return null;
  return (
    <ul className="assurances">
      {isParcel && !unknown && <DeliveryLine {...{ view, wanted, arrival }} />}
      {isParcel && canWithdrawAtFirst(product.withdrawalException) && (
        <li>
          <Icon name="return" />
          <span>{t('product.returns')}</span>
        </li>
      )}
      {points > 0 && (
        <li>
          <Icon name="leaf" />
          <span>{t('product.pointsEarned', { points: t('product.points', { n: points }) })}</span>
        </li>
      )}
    </ul>
  );
}
