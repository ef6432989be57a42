import type { WireShipping } from '#contract/delivery/shipping.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

const PLACES = [1, 2, 3];

/** Every shipping method with its time and cost; until they come, rows of the same height. */
export function ShippingMethodTable({ methods }: { methods: WireShipping['shipping'] | undefined }) {
  const { t, written } = useShop();
  return (
    <table className="shipping-methods" aria-busy={!methods}>
      <thead>
        <tr>
          <th scope="col">{t('product.deliveryCourier')}</th>
          <th scope="col">{t('product.deliveryTime')}</th>
          <th scope="col">{t('product.deliveryCost')}</th>
        </tr>
      </thead>
      <tbody>
        {methods
          ? methods.map(({ courier, prepaid, cost, deliveryTime }) => (
              <tr key={`${courier.name} ${prepaid}`}>
                <th scope="row">
                  {courier.name}
                  {!prepaid && <small>{t('product.deliveryOnReceipt')}</small>}
                </th>
                <td>{deliveryTime}</td>
                <td>{cost.value === 0 ? t('product.deliveryGratis') : written(cost.formatted)}</td>
              </tr>
            ))
          : PLACES.map((place) => (
              <tr key={place} className="shipping-methods__place">
                <td colSpan={3}>
                  <span className="skeleton" />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}
