import { FormFields } from '#pages/form/form-fields.tsx';
import { Button } from '#ui/button/button.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { type checkoutContactForm, NEW_ACCOUNT, OTHER_INVOICE } from './checkout-forms.ts';

type Props = { form: ReturnType<typeof checkoutContactForm>; state: FormState; isClient: boolean };

/** Who orders, and where to. What is asked for only with a checkbox is shown with it. */
export function ContactStep({ form, state, isClient }: Props) {
  const { t, links } = useShop();
  const fields = Object.values(form).flat();
  return (
    <>
      {!isClient && (
        <p>
          {t('checkout.haveAccount')}{' '}
          <a href={`${links.signIn}?go_on=${encodeURIComponent(links.checkout)}`}>{t('signIn.send')}</a>
        </p>
      )}
      <ShopForm
        action={links.checkout}
        fields={fields}
        state={state}
        label={t('checkout.contact')}
        draft="checkout"
      >
        <h2>{t('checkout.contact')}</h2>
        <FormFields fields={form.contact} state={state} />
        <FormFields fields={form.account.filter(({ onlyWith }) => !onlyWith)} state={state} />
        <div className="form form--inside" data-shown-with={NEW_ACCOUNT}>
          <FormFields fields={form.account.filter(({ onlyWith }) => onlyWith)} state={state} />
        </div>
        <h2>{t('checkout.otherTitle')}</h2>
        <FormFields fields={form.delivery} state={state} />
        <FormFields fields={form.other} state={state} />
        <div
          className="form form--inside"
          data-shown-with={OTHER_INVOICE}
          data-section={t('checkout.invoiceTitle')}
        >
          <h2>{t('checkout.invoiceTitle')}</h2>
          <FormFields fields={form.invoice} state={state} />
        </div>
        <div className="form__actions">
          <Button type="submit">{t('checkout.toDelivery')}</Button>
        </div>
      </ShopForm>
    </>
  );
}
