import { formPage, type PersonalPage } from '#pages/account/form-page.tsx';
import { SimpleForm } from '#pages/account/simple-form.tsx';
import type { FormField } from '#pages/form/form-field.ts';
import type { Page } from '#pages/page.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';

export const NEWSLETTER_FORM: FormField[] = [
  {
    ...{ name: 'email', type: 'email', label: 'label.email', required: true, maxLength: 254 },
    autoComplete: 'email',
  },
];

type Words = Omit<PersonalPage, 'path'>;

/** What the footer's form leads to: what was wrong with it, or what happens next. */
export const newsletterPage = (words: Words, state: FormState): Page =>
  formPage({ ...words, path: ({ newsletter }) => newsletter }, <Ask state={state} />);

function Ask({ state }: { state: FormState }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <p>{t('newsletter.consent')}</p>
      <SimpleForm action={links.newsletter} fields={NEWSLETTER_FORM} state={state} send="newsletter.send" />
    </>
  );
}

/** `email`: the address that the link is about; undefined where the link is no longer good. */
type OfLink = { token: string; email: string | undefined };

export const confirmNewsletterPage = (words: Words, of: OfLink): Page =>
  formPage(
    { ...words, path: ({ newsletterConfirm }) => newsletterConfirm(of.token) },
    <OneStep {...of} said="newsletter.confirmText" send="newsletter.confirmSend" to="newsletterConfirm" />,
  );

export const stopNewsletterPage = (words: Words, of: OfLink): Page =>
  formPage(
    { ...words, path: ({ newsletterStop }) => newsletterStop(of.token) },
    <OneStep {...of} said="newsletter.stopText" send="newsletter.stopSend" to="newsletterStop" />,
  );

type StepProps = OfLink & {
  said: 'newsletter.confirmText' | 'newsletter.stopText';
  send: 'newsletter.confirmSend' | 'newsletter.stopSend';
  to: 'newsletterConfirm' | 'newsletterStop';
};

/** A mail program that looks at links presses no button. */
function OneStep({ token, email, said, send, to }: StepProps) {
  const { t } = useShop();
  const links = useLinks();
  if (email === undefined)
    return (
      <p>
        <a href={links.newsletter}>{t('newsletter.title')}</a>
      </p>
    );
  return (
    <form method="post" action={links[to](token)} className="flow" aria-label={t('newsletter.title')}>
      <p>{t(said, { email })}</p>
      <Button type="submit">{t(send)}</Button>
    </form>
  );
}
