import type { ReactNode } from 'react';
import type { WithdrawalConsent } from '#domain/withdrawal/withdrawal-consent.ts';
import { FormFields } from '#pages/form/form-fields.tsx';
import { Button } from '#ui/button/button.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { summaryForm } from './checkout-forms.ts';

export type SummaryPart = { title: string; lines: string[]; change: string };

type Props = {
  state: FormState;
  /** What identifies this order, and what the shopper saw. */
  hidden: Readonly<Record<string, string>>;
  terms: ReactNode;
  /** What the goods ask to be agreed to. */
  consents: readonly WithdrawalConsent[];
  isFree: boolean;
};

/** All that was filled in, once more. */
export function SummaryParts({ parts }: { parts: readonly SummaryPart[] }) {
  const { t } = useShop();
  return (
    <div className="checkout__parts">
      {parts.map(({ title, lines, change }) => (
        <section key={title}>
          <h2>{title}</h2>
          <address>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
              <span key={index}>{line}</span>
            ))}
          </address>
          <a href={change}>
            {t('checkout.change')}
            <span className="sr-only"> {title}</span>
          </a>
        </section>
      ))}
    </div>
  );
}

/** The consent, and the button that the law knows by its words; what it costs stands right before it. */
export function ConsentForm({ state, hidden, terms, consents, isFree }: Props) {
  const { t } = useShop();
  const links = useLinks();
  const fields = summaryForm(consents);
  return (
    <ShopForm
      action={links.checkoutSummary}
      fields={fields}
      state={state}
      label={t(isFree ? 'checkout.orderFree' : 'checkout.order')}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormFields fields={fields} state={state} hints={{ terms }} />
      <div className="form__actions">
        <Button type="submit">{t(isFree ? 'checkout.orderFree' : 'checkout.order')}</Button>
        <a href={links.checkoutDelivery}>{t('checkout.backToDelivery')}</a>
      </div>
    </ShopForm>
  );
}
