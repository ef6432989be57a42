import { formPage, type PersonalPage } from '#pages/account/form-page.tsx';
import { SimpleForm } from '#pages/account/simple-form.tsx';
import type { Page } from '#pages/page.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { WITHDRAWAL_FORM } from './withdrawal-form.ts';

type Words = Omit<PersonalPage, 'path'>;

export type StatedWithdrawal = { name: string; orderNumber: string; email: string; items: string };

/** The first step: who withdraws from which contract. */
export function withdrawalPage(words: Words, state: FormState): Page {
  return formPage({ ...words, path: ({ withdrawal }) => withdrawal() }, <FirstStep state={state} />);
}

/** The second step: what will be stated, and the button that states it. */
export function confirmWithdrawalPage(words: Words, token: string, given: StatedWithdrawal): Page {
  return formPage(
    { ...words, path: ({ withdrawalConfirm }) => withdrawalConfirm(token) },
    <SecondStep token={token} given={given} shopName={words.shopName} />,
  );
}

/** After it: when it came, and what happens next. */
export function withdrawnPage(words: Words, token: string, given: StatedWithdrawal): Page {
  return formPage(
    { ...words, path: ({ withdrawalConfirm }) => withdrawalConfirm(token) },
    <Withdrawn given={given} shopName={words.shopName} />,
  );
}

function FirstStep({ state }: { state: FormState }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <SimpleForm
        action={links.withdrawal()}
        fields={WITHDRAWAL_FORM}
        state={state}
        send="withdrawal.goOn"
        draft="withdrawal"
      />
      <p>{t('withdrawal.nothingSent')}</p>
    </>
  );
}

type Stated = { given: StatedWithdrawal; shopName: string };

function SecondStep({ token, ...stated }: Stated & { token: string }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <Statement {...stated} />
      <form method="post" action={links.withdrawalConfirm(token)} className="form__actions">
        <Button type="submit">{t('withdrawal.confirm')}</Button>
        <a href={`${links.withdrawal()}?token=${encodeURIComponent(token)}`}>{t('withdrawal.change')}</a>
      </form>
    </>
  );
}

function Withdrawn(stated: Stated) {
  const { t } = useShop();
  return (
    <>
      <Statement {...stated} />
      <p>{t('withdrawal.next')}</p>
    </>
  );
}

function Statement({ given: { name, orderNumber, email, items }, shopName }: Stated) {
  const { t } = useShop();
  return (
    <>
      <p>{t('withdrawal.statement', { shop: shopName })}</p>
      <dl className="details">
        <dt>{t('label.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('label.order')}</dt>
        <dd>{orderNumber}</dd>
        <dt>{t('label.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('withdrawal.products')}</dt>
        <dd>{items.trim() || t('withdrawal.wholeContract')}</dd>
      </dl>
    </>
  );
}
