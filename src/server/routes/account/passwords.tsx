import type { FastifyInstance } from 'fastify';
import { checkPassword } from '#domain/account/login.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { CHANGE_PASSWORD, FORGOT_PASSWORD, NEW_PASSWORD } from '#pages/account/account-fields.ts';
import { PasswordForm } from '#pages/account/account-forms.tsx';
import { accountPage } from '#pages/account/account-page.tsx';
import { forgotPasswordPage, newPasswordPage } from '#pages/account/entrance-pages.tsx';
import { clientFormRoute, type FormOutcome, formRoute } from '#server/form/form-route.ts';
import type { ClientVisit, FormVisit } from '#server/form/form-visit.ts';
import { locked, rateLimited } from '#server/form/refusals.ts';
import { deviceIn, setDevice, triedFrom } from '#server/request/shopper.ts';
import type { Shop } from '#server/shop.ts';
import { fieldMessage } from '#texts/errors/field-message.ts';

/** A forgotten password, a new one by the link of an e-mail, and a change by who knows the old one. */
export function passwordRoutes(app: FastifyInstance, shop: Shop): void {
  formRoute(app, shop, {
    path: ({ forgotPassword }) => forgotPassword,
    fields: () => FORGOT_PASSWORD,
    page: async (visit, state = {}) =>
      forgotPasswordPage({ ...visit.words('forgot.title', 'forgot.lead'), state }),
    take: rateLimited('passwordEmails', async (values, visit) => {
      // The answer does not wait: how long it takes would tell whether there is such a client.
      void shop.accounts
        .requestReset(values.username ?? '')
        .catch((error: unknown) => visit.request.log.error(error));
      return { said: visit.t('forgot.done'), at: visit.links.forgotPassword };
    }),
  });
  formRoute(app, shop, {
    path: ({ newPassword }) => newPassword(''),
    fields: () => NEW_PASSWORD,
    page: showNewPassword,
    take: setNewPassword,
  });
  clientFormRoute(app, shop, {
    path: ({ accountPassword }) => accountPassword,
    fields: () => CHANGE_PASSWORD,
    page: async (visit, state = {}) => {
      const login = await loginOf(visit);
      return accountPage(
        visit.words('account.password'),
        'accountPassword',
        <PasswordForm state={state} login={login} />,
      );
    },
    take: changePassword,
  });
}

async function showNewPassword(visit: FormVisit, state = {}) {
  const token = tokenOf(visit);
  const found = await visit.shop.accounts.mayReset(token);
  const words = visit.words('newPassword.title');
  const notice = { kind: 'error', text: visit.t('newPassword.expired') } as const;
  return newPasswordPage({ ...words, ...(!found && { notice }), state, token, login: found?.login });
}

async function setNewPassword({ password = '' }: FormValues, visit: FormVisit): Promise<FormOutcome> {
  const { shop, t, links } = visit;
  const token = tokenOf(visit);
  const found = await shop.accounts.mayReset(token);
  if (!found) return { message: t('newPassword.expired'), status: 410 };
  const refused = sameAsLogin(password, found.login, visit);
  if (refused) return refused;
  const outcome = await shop.accounts.resetPassword(token, password, triedFrom(visit.request));
  if (!outcome.ok) return { message: t('newPassword.expired'), status: 410 };
  setDevice(visit.request, visit.reply, outcome.device);
  return { goOn: links.signIn, notice: t('newPassword.done') };
}

async function changePassword(values: FormValues, visit: ClientVisit): Promise<FormOutcome> {
  const { shop, clientId, session, t, links } = visit;
  const { current_password: current = '', password: next = '' } = values;
  const refused = sameAsLogin(next, await loginOf(visit), visit);
  if (refused) return refused;
  const outcome = await shop.accounts.changePassword(clientId, current, next, {
    session: session.hash,
    device: deviceIn(visit.request),
  });
  if (outcome.ok) return { goOn: links.accountPassword, notice: t('account.passwordChanged') };
  return passwordRefused(outcome, visit);
}

/** The same for everything that asks for the password once more. */
export function passwordRefused(
  outcome: { problem: 'wrong_password' } | { problem: 'locked'; seconds: number },
  visit: FormVisit,
): FormOutcome {
  if (outcome.problem === 'locked') return locked(outcome.seconds, visit);
  return { problems: { current_password: visit.t('form.wrongPassword') } };
}

function sameAsLogin(password: string, login: string, { texts, visit }: FormVisit): FormOutcome | undefined {
  const found = checkPassword(password, login);
  return found && { problems: { password: fieldMessage(texts, visit.language, found.code) } };
}

export async function loginOf({ shop, clientId }: ClientVisit): Promise<string> {
  return (await shop.accountData.load(clientId))?.login ?? '';
}

function tokenOf({ request }: FormVisit): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}
