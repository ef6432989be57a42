import { formPage } from '#pages/account/form-page.tsx';
import type { Page } from '#pages/page.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

type Props = { amount: string; fields: Readonly<Record<string, string>> };

/** Where the test gateway asks for its money that is none. */
export const testPaymentPage = ({
  amount,
  fields,
  ...words
}: Props & { shopName: string; title: string; lead?: string }): Page =>
  formPage({ ...words, path: ({ testPayment }) => testPayment }, <Pay amount={amount} fields={fields} />);

function Pay({ amount, fields }: Props) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <form className="flow" data-order-process action={links.testPayment} method="post">
      <p>{t('payment.amount', { amount })}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="form__actions">
        <Button type="submit" name="do" value="pay">
          {t('payment.pay')}
        </Button>
        <Button type="submit" kind="secondary" name="do" value="refuse">
          {t('payment.refuse')}
        </Button>
      </div>
    </form>
  );
}
