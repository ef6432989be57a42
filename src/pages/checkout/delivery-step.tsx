import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import pickupMap from '#islands/pickup-points/pickup-map/island.ts';
import type { PickupPointFieldProps } from '#islands/pickup-points/pickup-map/pickup-point-field.tsx';
import { FormFields } from '#pages/form/form-fields.tsx';
import { Island } from '#pages/island.tsx';
import { Button } from '#ui/button/button.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { type RadioChoice, RadioField } from '#ui/form/radio-field/radio-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import {
  type DeliveryChoices,
  deliveryForm,
  type OfferedMethod,
  shippingMethodValue,
} from './checkout-forms.ts';
import { methodName } from './method-name.ts';
import { wayClass } from './order-lines.tsx';

type Props = {
  choices: DeliveryChoices;
  state: FormState;
  /** Where one of the ways leads to pickup points. */
  point: Omit<PickupPointFieldProps, 'name' | 'label' | 'missing'> | undefined;
};

/** How it gets there, and how it is paid. */
export function DeliveryStep({ choices, state, point }: Props) {
  const { t } = useShop();
  const links = useLinks();
  const choiceOf = useChoices();
  const { shippingMethods, payments } = choices;
  const fields = deliveryForm(choices);
  if (shippingMethods.length === 0) return <Notice kind="error">{t('checkout.noShippingMethod')}</Notice>;
  const problem = (name: string) => state.problems?.[name];
  const pointProblem = problem('pickup_point');
  const ofType = (...names: string[]) => fields.filter(({ name }) => names.includes(name));
  return (
    <ShopForm
      action={links.checkoutDelivery}
      fields={fields}
      state={state}
      label={t('checkout.shippingMethod')}
      draft="delivery"
    >
      <RadioField
        name="way"
        label={t('checkout.shippingMethod')}
        choices={shippingMethods.map((method, index) => choiceOf(method, wayClass(index)))}
        value={state.values?.way}
        error={problem('way')}
        required
      />
      {point && (
        <div data-shown-with="point">
          <Island
            of={pickupMap}
            props={{
              ...point,
              name: 'pickup_point',
              label: t('checkout.point'),
              missing: t('checkout.noPoint'),
              ...(pointProblem && { error: pointProblem }),
            }}
          />
        </div>
      )}
      {payments.length > 0 && (
        <div data-shown-with="prepaid">
          <RadioField
            name="payment"
            label={t('checkout.payment')}
            choices={PAYMENTS.filter(({ value }) => payments.includes(value)).map(
              ({ value, label, note }) => ({
                value,
                label: t(label),
                note: t(note),
              }),
            )}
            value={state.values?.payment}
            error={problem('payment')}
          />
        </div>
      )}
      <FormFields fields={ofType('note')} state={state} />
      <div className="form__actions">
        <Button type="submit">{t('checkout.toSummary')}</Button>
        {point && <FindPoint method={point.method} />}
        <a href={links.checkout}>{t('checkout.backToData')}</a>
      </div>
    </ShopForm>
  );
}

/** The name of the button to the search for points; its value is the shipping method. */
export const FIND_POINT = 'find_point';

/** Without a map, the way to a point leads through a page. It stands after the button that Enter presses. */
function FindPoint({ method }: { method: string }) {
  const { t } = useShop();
  return (
    <span className="pickup-point-find">
      <Button type="submit" kind="secondary" name={FIND_POINT} value={method} formNoValidate>
        {t('pickupPoints.find')}
      </Button>
    </span>
  );
}

const PAYMENTS = [
  { value: 'gateway', label: 'checkout.payGateway', note: 'checkout.payGatewayNote' },
  { value: 'transfer', label: 'checkout.payTransfer', note: 'checkout.payTransferNote' },
] as const;

function useChoices() {
  const { t, amount } = useShop();
  return (shippingMethod: OfferedMethod, ofWay: string): RadioChoice => {
    return {
      value: shippingMethodValue(shippingMethod),
      label: methodName(shippingMethod, t),
      note: shippingMethod.arrival ?? daysInWords(shippingMethod, t),
      className: `way-choice ${ofWay}`,
      price: shippingMethod.cost === 0 ? t('checkout.free') : amount(shippingMethod.cost),
      kind: shippingMethod.prepaid ? shippingMethod.kind : `${shippingMethod.kind} on-delivery`,
    };
  };
}

/** When it comes; or, of what one collects, when one may. */
function daysInWords(
  { kind, daysMin: from, daysMax: to }: Pick<ShippingMethod, 'kind' | 'daysMin' | 'daysMax'>,
  t: ReturnType<typeof useShop>['t'],
): string {
  if (to === 0) return t('checkout.waySameDay');
  if (from === 0) return t('checkout.wayWithin', { n: to });
  if (kind === 'courier')
    return from === to ? t('checkout.wayDay', { n: to }) : t('checkout.wayDays', { from, to });
  return t(from === to ? 'checkout.collectDay' : 'checkout.collectDays', { from, n: to });
}
