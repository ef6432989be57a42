import type { FastifyInstance } from 'fastify';
import { checkPassword } from '#domain/account/login.ts';
import { CHANGE_PASSWORD, FORGOT_PASSWORD, NEW_PASSWORD } from '#pages/account/account-fields.ts';
import { PasswordForm } from '#pages/account/account-forms.tsx';
import { accountPage } from '#pages/account/account-page.tsx';
import { forgotPasswordPage, newPasswordPage } from '#pages/account/entrance-pages.tsx';
import { clientFormRoute, type FormOutcome, formRoute, type TakeForm } from '#server/form/form-route.ts';
import { locked, rateLimited } from '#server/form/refusals.ts';
import type { RequestContext } from '#server/request/context.ts';
import { deviceIn, setDevice, triedFrom } from '#server/request/session-cookie.ts';
import type { Shop } from '#server/shop.ts';
import type { ClientSession } from '#shop/session/session.ts';
import { fieldMessage } from '#texts/errors/field-message.ts';
import type { FormState } from '#ui/form/form-state.ts';

/** A forgotten password, a new one by the link of an e-mail, and a change by who knows the old one. */
export function passwordRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients' | 'limits' | 'operations'>,
): void {
  formRoute(app, shop, {
    path: ({ forgotPassword }) => forgotPassword,
    fields: () => FORGOT_PASSWORD,
    page: async ({ words }, _, state = {}) =>
      forgotPasswordPage({ ...words('forgot.title', 'forgot.lead'), state }),
    take: rateLimited(shop, 'passwordEmails', async (values, { request, t, links }) => {
      // The answer does not wait: how long it takes would tell whether there is such a client.
      void shop.clients.accounts
        .requestReset(values.username ?? '')
        .catch((error: unknown) => request.log.error(error));
      return { said: t('forgot.done'), at: links.forgotPassword };
    }),
  });
  formRoute(app, shop, {
    path: ({ newPassword }) => newPassword(''),
    fields: () => NEW_PASSWORD,
    page: (context, _, state) => showNewPassword(shop, context, state),
    take: setNewPassword(shop),
  });
  clientFormRoute(app, shop, {
    path: ({ accountPassword }) => accountPassword,
    fields: () => CHANGE_PASSWORD,
    page: async ({ words }, { clientId }, state = {}) => {
      const login = await loginOf(shop, clientId);
      return accountPage(
        words('account.password'),
        'accountPassword',
        <PasswordForm state={state} login={login} />,
      );
    },
    take: changePassword(shop),
  });
}

async function showNewPassword(shop: Pick<Shop, 'clients'>, context: RequestContext, state: FormState = {}) {
  const token = tokenOf(context);
  const found = await shop.clients.accounts.mayReset(token);
  const words = context.words('newPassword.title');
  const notice = { kind: 'error', text: context.t('newPassword.expired') } as const;
  return newPasswordPage({ ...words, ...(!found && { notice }), state, token, login: found?.login });
}

const setNewPassword =
  (shop: Pick<Shop, 'clients'>): TakeForm =>
  async ({ password = '' }, context) => {
    const { t, links, request } = context;
    const token = tokenOf(context);
    const found = await shop.clients.accounts.mayReset(token);
    if (!found) return { message: t('newPassword.expired'), status: 410 };
    const refused = sameAsLogin(password, found.login, context);
    if (refused) return refused;
    const outcome = await shop.clients.accounts.resetPassword(token, password, triedFrom(request));
    if (!outcome.ok) return { message: t('newPassword.expired'), status: 410 };
    setDevice(context, outcome.device);
    return { goOn: links.signIn, notice: t('newPassword.done') };
  };

const changePassword =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async (values, context, session) => {
    const { t, links, request } = context;
    const { current_password: current = '', password: next = '' } = values;
    const refused = sameAsLogin(next, await loginOf(shop, session.clientId), context);
    if (refused) return refused;
    const outcome = await shop.clients.accounts.changePassword(session.clientId, current, next, {
      session: session.hash,
      device: deviceIn(request),
    });
    if (outcome.ok) return { goOn: links.accountPassword, notice: t('account.passwordChanged') };
    return passwordRefused(outcome, context);
  };

/** The same for everything that asks for the password once more. */
export function passwordRefused(
  outcome: { problem: 'wrong_password' } | { problem: 'locked'; seconds: number },
  context: RequestContext,
): FormOutcome {
  if (outcome.problem === 'locked') return locked(outcome.seconds, context);
  return { problems: { current_password: context.t('form.wrongPassword') } };
}

function sameAsLogin(
  password: string,
  login: string,
  { texts, language }: RequestContext,
): FormOutcome | undefined {
  const found = checkPassword(password, login);
  return found && { problems: { password: fieldMessage(texts, language, found.code) } };
}

export async function loginOf(
  { clients: { accountData } }: Pick<Shop, 'clients'>,
  clientId: number,
): Promise<string> {
  return (await accountData.load(clientId))?.login ?? '';
}

function tokenOf({ request }: RequestContext): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}
