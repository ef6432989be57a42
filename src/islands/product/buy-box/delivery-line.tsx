import { useRef, useState } from 'react';
import { fetchShipping } from '#browser/product/product-requests.ts';
import type { ShippingWanted, WireShipping } from '#contract/delivery/shipping.ts';
import type { SizeView } from '#domain/product/product.ts';
import { useOpening } from '#islands/use-opening.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ChangeRegion } from '#ui/region/region-dialog/region-dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { ShippingMethodTable } from './shipping-method-table.tsx';
import type { Shipped } from './use-shipping.ts';

type Props = {
  view: SizeView;
  /** When it is there by the cheapest way, in words. */
  arrival: Shipped['arrival'];
  wanted: ShippingWanted;
};

/** What is told of the ways, and the part that shows it, which comes with it. */
type Methods = { Table: typeof ShippingMethodTable; shipping: WireShipping['shipping'] };

/** What delivery costs at the least, and a dialog with every way and its price. */
export function DeliveryLine({ view, arrival, wanted }: Props) {
  const { t } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const [methods, setMethods] = useState<Methods | 'failed'>();
  const opening = useOpening(open);
  return (
    <li>
      <Icon name="truck" />
      <span>
        {view.words}
        {arrival && <strong className="delivery__arrival">{arrival}</strong>}
      </span>
      <ChangeRegion />
      {view.delivery !== undefined && (
        <button type="button" className="button button--quiet delivery__ways" {...opening}>
          {t('product.shippingMethods')}
        </button>
      )}
      <Dialog id="shipping-dialog" ref={dialog} title={t('product.shippingMethods')}>
        {methods === 'failed' ? (
          <Notice kind="error">{t('product.deliveryFailed')}</Notice>
        ) : methods ? (
          <methods.Table methods={methods.shipping} />
        ) : (
          <p className="shipping-methods__place" aria-busy />
        )}
      </Dialog>
    </li>
  );

  function open() {
    dialog.current?.showModal();
    Promise.all([import('./shipping-method-table.tsx'), fetchShipping(wanted)]).then(
      ([{ ShippingMethodTable }, { shipping }]) => setMethods({ Table: ShippingMethodTable, shipping }),
      () => setMethods('failed'),
    );
  }
}
