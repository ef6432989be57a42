import type { Page } from '#pages/page.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { formPage, type PageNotice } from './form-page.tsx';
import { SimpleForm } from './simple-form.tsx';

export type ConfirmEmailData = {
  shopName: string;
  title: string;
  notice?: PageNotice;
  token: string;
  /** What the link confirms; nothing where it does not work any more. */
  found: { login: string; email: string } | undefined;
};

export const confirmEmailPage = ({ token, found, ...words }: ConfirmEmailData): Page =>
  formPage(
    { ...words, path: ({ confirmEmail }) => confirmEmail(token) },
    found ? <Confirm token={token} {...found} /> : <ToAccount />,
  );

function Confirm({ token, login, email }: { token: string; login: string; email: string }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <p>{t('confirm.text', { email, login })}</p>
      <SimpleForm action={links.confirmEmail(token)} fields={[]} state={{}} send="confirm.send" />
      <p>{t('confirm.notYours')}</p>
    </>
  );
}

function ToAccount() {
  const { t } = useShop();
  const links = useLinks();
  return (
    <p>
      <ButtonLink href={links.accountData}>{t('confirm.toAccount')}</ButtonLink>
    </p>
  );
}
