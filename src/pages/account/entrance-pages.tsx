import type { FormField } from '#pages/form/form-field.ts';
import { FormFields } from '#pages/form/form-fields.tsx';
import { type Term, TermsLinks } from '#pages/form/terms-links.tsx';
import type { Page } from '#pages/page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ShopForm } from '#ui/form/form.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { FORGOT_PASSWORD, NEW_PASSWORD, REGISTRATION, SIGN_IN } from './account-fields.ts';
import { formPage, type PageNotice } from './form-page.tsx';
import { SimpleForm } from './simple-form.tsx';

type Words = { shopName: string; title: string; lead?: string; notice?: PageNotice };

export type SignInData = Words & {
  state: FormState;
  /** Where the shopper was going. */
  goOn: string;
};

export const signInPage = ({ state, goOn, ...words }: SignInData): Page =>
  formPage({ ...words, path: ({ signIn }) => signIn }, <SignIn state={state} goOn={goOn} />);

function SignIn({ state, goOn }: { state: FormState; goOn: string }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <SimpleForm
        action={links.signIn}
        fields={SIGN_IN}
        state={state}
        send="signIn.send"
        hidden={{ go_on: goOn }}
        aside={<a href={links.forgotPassword}>{t('signIn.forgot')}</a>}
      />
      <p>
        {t('signIn.noAccount')} <a href={links.register}>{t('signIn.register')}</a>
      </p>
    </>
  );
}

export type RegistrationData = Words & {
  state: FormState;
  /** What a client agrees to. */
  terms: readonly Term[];
};

export const registrationPage = ({ state, terms, ...words }: RegistrationData): Page =>
  formPage({ ...words, path: ({ register }) => register }, <Registration state={state} terms={terms} />);

export const REGISTRATION_FIELDS: FormField[] = Object.values(REGISTRATION).flat();

function Registration({ state, terms }: Pick<RegistrationData, 'state' | 'terms'>) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <>
      <p>
        {t('register.hasAccount')} <a href={links.signIn}>{t('signIn.send')}</a>
      </p>
      <ShopForm
        action={links.register}
        fields={REGISTRATION_FIELDS}
        state={state}
        label={t('register.send')}
        draft="register"
      >
        <FormFields fields={REGISTRATION.access} state={state} />
        <details className="form__more" open={isBegun(state)}>
          <summary>{t('register.person')}</summary>
          <div className="form form--inside">
            <FormFields fields={REGISTRATION.person} state={state} />
          </div>
        </details>
        <FormFields
          fields={REGISTRATION.agreements}
          state={state}
          hints={{ terms: <TermsLinks terms={terms} /> }}
        />
        <div className="form__actions">
          <Button type="submit">{t('register.send')}</Button>
        </div>
      </ShopForm>
    </>
  );
}

/** What was typed there, or is wrong there, is in sight. */
const isBegun = ({ values = {}, problems = {} }: FormState) =>
  REGISTRATION.person.some(
    ({ name, type }) => name in problems || (type !== 'phone_prefix' && Boolean(values[name])),
  );

export const forgotPasswordPage = ({ state, ...words }: Words & { state: FormState }): Page =>
  formPage({ ...words, path: ({ forgotPassword }) => forgotPassword }, <ForgotPassword state={state} />);

function ForgotPassword({ state }: { state: FormState }) {
  const links = useLinks();
  return (
    <SimpleForm action={links.forgotPassword} fields={FORGOT_PASSWORD} state={state} send="forgot.send" />
  );
}

/** Without a token that works there is nothing to fill in. */
export type NewPasswordData = Words & { state: FormState; token: string; login: string | undefined };

export const newPasswordPage = ({ state, token, login, ...words }: NewPasswordData): Page =>
  formPage(
    { ...words, path: ({ newPassword }) => newPassword(token) },
    login === undefined ? <AskAgain /> : <NewPassword state={state} token={token} login={login} />,
  );

function NewPassword({ state, token, login }: { state: FormState; token: string; login: string }) {
  const links = useLinks();
  return (
    <SimpleForm
      action={links.newPassword(token)}
      fields={NEW_PASSWORD}
      state={state}
      send="newPassword.send"
      login={login}
    />
  );
}

function AskAgain() {
  const { t } = useShop();
  const links = useLinks();
  return (
    <p>
      <ButtonLink href={links.forgotPassword}>{t('forgot.send')}</ButtonLink>
    </p>
  );
}
