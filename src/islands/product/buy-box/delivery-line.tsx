import { useRef, useState } from 'react';
import { fetchShipping } from '#browser/product/product-requests.ts';
import type { ShippingWanted, WireShipping } from '#contract/delivery/shipping.ts';
import type { Minor } from '#domain/price/money.ts';
import { useOpening } from '#islands/use-opening.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ChangeRegion } from '#ui/region/region-dialog/region-dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ShippingMethodTable } from './shipping-method-table.tsx';
import type { Shipped } from './use-shipping.ts';

type Props = {
  country: string;
  /** The cheapest delivery; undefined where no way has a price for the parcel. */
  cost: Minor | undefined;
  freeCollection: boolean;
  /** When it is there by the cheapest way, in words. */
  arrival: Shipped['arrival'];
  wanted: ShippingWanted;
};

/** What delivery costs at the least, and a dialog with every way and its price. */
export function DeliveryLine({ country, cost, freeCollection, arrival, wanted }: Props) {
  const { t, amount } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shippingMethods, setShippingMethods] = useState<WireShipping['shipping'] | 'failed'>();
  const opening = useOpening(open);
  return (
    <li>
      <Icon name="truck" />
      <span>
        {cost === undefined
          ? t('product.deliveryByArrangement')
          : `${t('product.delivery', { country })} · ${costInWords(cost)}`}
        {arrival && <strong className="delivery__arrival">{arrival}</strong>}
      </span>
      <ChangeRegion />
      {cost !== undefined && (
        <button type="button" className="button button--quiet delivery__ways" {...opening}>
          {t('product.shippingMethods')}
        </button>
      )}
      <Dialog id="shipping-dialog" ref={dialog} title={t('product.shippingMethods')}>
        {shippingMethods === 'failed' ? (
          <Notice kind="error">{t('product.deliveryFailed')}</Notice>
        ) : (
          <ShippingMethodTable methods={shippingMethods} />
        )}
      </Dialog>
    </li>
  );

  function costInWords(cheapest: Minor): string {
    if (cheapest === 0) return t('product.deliveryFree');
    const from = t('product.deliveryFrom', { price: amount(cheapest) });
    return freeCollection ? `${from}, ${t('product.collectionFree')}` : from;
  }

  function open() {
    dialog.current?.showModal();
    fetchShipping(wanted).then(
      ({ shipping }) => setShippingMethods(shipping),
      () => setShippingMethods('failed'),
    );
  }
}
