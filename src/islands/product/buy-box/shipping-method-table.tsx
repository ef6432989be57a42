import type { WireShipping } from '#contract/delivery/shipping.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Every shipping method with its time and cost. */
export function ShippingMethodTable({ methods }: { methods: WireShipping['shipping'] }) {
  const { t, written } = useShop();
  return (
    <table className="shipping-methods">
      <thead>
        <tr>
          <th scope="col">{t('product.deliveryCourier')}</th>
          <th scope="col">{t('product.deliveryTime')}</th>
          <th scope="col">{t('product.deliveryCost')}</th>
        </tr>
      </thead>
      <tbody>
        {methods.map(({ courier, prepaid, cost, deliveryTime, arrival }) => (
          <tr key={`${courier.name} ${prepaid}`}>
            <th scope="row">
              {courier.name}
              {!prepaid && <small>{t('product.deliveryOnReceipt')}</small>}
            </th>
            <td>{arrival ?? deliveryTime}</td>
            <td>{cost.value === 0 ? t('product.deliveryGratis') : written(cost.formatted)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
