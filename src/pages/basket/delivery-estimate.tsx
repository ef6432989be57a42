import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
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
  /** Once it was asked. */
  shippingMethods?: readonly ShippingMethod[];
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
      <form action={links.basket} className="estimate__form">
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
                  <span>
                    {shippingMethod.prepaid
                      ? shippingMethod.name
                      : t('checkout.onDelivery', { name: shippingMethod.name })}
                  </span>
                  <strong>
                    {shippingMethod.cost === 0 ? t('checkout.free') : amount(shippingMethod.cost)}
                  </strong>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
