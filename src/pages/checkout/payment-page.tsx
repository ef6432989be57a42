import { formPage, type PageNotice } from '#pages/account/form-page.tsx';
import type { FormField } from '#pages/form/form-field.ts';
import type { Page } from '#pages/page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

/** A code is typed with or without a space in its middle. */
export const BLIK_FIELD: FormField = {
  ...{ name: 'blik_code', type: 'text', label: 'payment.blikCode', required: true, maxLength: 10 },
};

type Ways = {
  /** The order, as its link names it. */
  link: Readonly<Record<'number' | 'token', string>>;
  hasBlik: boolean;
  /** Providers with a page of their own. */
  pages: readonly { name: string; title: string }[];
  state: FormState;
};
type Words = { shopName: string; title: string; lead?: string; notice?: PageNotice };

/** How an order can be paid online, where there is something to choose. */
export const paymentPage = (words: Words, ways: Ways): Page =>
  formPage(
    { ...words, path: (links) => links.payment(ways.link.number, ways.link.token) },
    <Choose {...ways} />,
  );

function Choose({ link, hasBlik, pages, state }: Ways) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <div className="flow" data-order-process>
      {hasBlik && (
        <section className="flow">
          <h2>{t('payment.blik')}</h2>
          <ShopForm action={links.orderPay} fields={[BLIK_FIELD]} state={state} label={t('payment.blik')}>
            <Hidden fields={{ ...link, pay_by: 'blik' }} />
            <Field
              name={BLIK_FIELD.name}
              label={t('payment.blikCode')}
              hint={t('payment.blikHint')}
              error={state.problems?.[BLIK_FIELD.name]}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={BLIK_FIELD.maxLength}
              required
            />
            <div className="form__actions">
              <Button type="submit">{t('payment.blikPay')}</Button>
            </div>
          </ShopForm>
        </section>
      )}
      {pages.length > 0 && (
        <section className="flow">
          {hasBlik && <h2>{t('payment.other')}</h2>}
          {pages.map(({ name, title }) => (
            <form key={name} action={links.orderPay} method="post">
              <Hidden fields={{ ...link, pay_by: name }} />
              <Button type="submit" kind={hasBlik ? 'secondary' : 'primary'}>
                {t('payment.onPage', { provider: title })}
              </Button>
            </form>
          ))}
        </section>
      )}
    </div>
  );
}

/** Until the payment is confirmed in the bank's app. */
export const waitingPage = (words: Words, link: Ways['link']): Page =>
  formPage({ ...words, path: (links) => links.payment(link.number, link.token) }, <Wait {...link} />);

function Wait({ number, token }: Ways['link']) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <div className="flow" data-order-process>
      <p>{t('payment.waitingText')}</p>
      <div className="form__actions">
        <ButtonLink kind="secondary" href={links.payment(number, token)}>
          {t('payment.waitingCheck')}
        </ButtonLink>
      </div>
    </div>
  );
}

const Hidden = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
