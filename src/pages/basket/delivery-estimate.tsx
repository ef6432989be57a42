import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import { methodName } from '#pages/checkout/method-name.ts';
import { regionChoices } from '#pages/form/address-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { SelectField } from '#ui/form/select-field/select-field.tsx';
import { DeliveryPlace } from '#ui/region/region-dialog/region-dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type DeliveryEstimate = {
  regions: readonly number[];
  /** What is asked about: a region id and a postal code. */
  country: string;
  zipcode: string;
  /** The country whose delivery costs the basket shows. */
  place: string;
  problem?: string;
  /** Where the place is known; when each is there, in words. */
  shippingMethods?: readonly (ShippingMethod & { arrival?: string | undefined })[];
};

/** What delivery would cost, before any address is given. A plain form: the answer has an address of its own. */
export function DeliveryEstimateForm({
  regions,
  country,
  zipcode,
  place,
  problem,
  shippingMethods,
}: DeliveryEstimate) {
  const { t, links, language, amount } = useShop();
  return (
    <section className="estimate" aria-labelledby="estimate-title">
      <h2 id="estimate-title">{t('basket.estimate')}</h2>
      <DeliveryPlace place={place} />
      <form action={links.basket} className="estimate__form" aria-labelledby="estimate-title">
        <SelectField
          name="country"
          label={t('label.country')}
          choices={regionChoices(regions, language)}
          value={country}
        />
        <Field name="zipcode" label={t('label.zipcode')} value={zipcode} error={problem} maxLength={20} />
        <Button type="submit" kind="secondary">
          {t('basket.estimateSend')}
        </Button>
      </form>
      {shippingMethods && (
        <div role="status">
          {shippingMethods.length === 0 ? (
            <p>{t('basket.estimateNone')}</p>
          ) : (
            <ul className="estimate__methods">
              {shippingMethods.map((shippingMethod) => (
                <li key={`${shippingMethod.method} ${shippingMethod.prepaid}`}>
                  <span>{methodName(shippingMethod, t)}</span>
                  <strong>
                    {shippingMethod.cost === 0 ? t('checkout.free') : amount(shippingMethod.cost)}
                  </strong>
                  {shippingMethod.arrival && <small>{shippingMethod.arrival}</small>}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
