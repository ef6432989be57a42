import type { FastifyInstance } from 'fastify';
import { CHANGE_EMAIL } from '#pages/account/account-fields.ts';
import { confirmEmailPage } from '#pages/account/confirm-email-page.tsx';
import {
  clientButtonRoute,
  clientFormRoute,
  formRoute,
  type PressButton,
  type TakeForm,
} from '#server/form/form-route.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import type { ClientSession } from '#shop/session/session.ts';
import { passwordRefused } from './passwords.tsx';
import { dataPage } from './personal-data.tsx';

/** The address of an account: changed with the password, the client's own once its link was followed. */
export function emailRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients'>,
): void {
  clientFormRoute(app, shop, {
    path: ({ accountEmail }) => accountEmail,
    fields: () => CHANGE_EMAIL,
    page: (context, session, state) => dataPage(shop, context, session, { email: state }),
    take: changeEmail(shop),
  });
  // Programs that look through e-mails follow links, but press no buttons: only what is sent confirms.
  formRoute(app, shop, {
    path: ({ confirmEmail }) => confirmEmail(''),
    fields: () => [],
    page: (context) => showConfirmation(shop, context),
    take: confirmEmail(shop),
  });
  clientButtonRoute(app, ({ accountEmailChange }) => accountEmailChange, decide(shop));
}

const changeEmail =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async ({ email = '', current_password: password = '' }, context, { clientId }) => {
    const { t, links } = context;
    const outcome = await shop.clients.accounts.changeEmail(clientId, email.trim(), password);
    if (outcome.ok) {
      const notice = t(outcome.waits ? 'account.emailAsked' : 'account.emailKept');
      return { goOn: links.accountData, notice };
    }
    if (outcome.problem === 'too_many_emails') return { message: t('account.emailTooMany'), status: 429 };
    return passwordRefused(outcome, context);
  };

/** Either the e-mail is wanted once more, or the address is to stay as it is. */
const decide =
  (shop: Pick<Shop, 'clients'>): PressButton =>
  async ({ request, links, t }, { clientId }) => {
    const { do: wanted } = (request.body ?? {}) as { do?: unknown };
    const sent = wanted === 'keep' ? 'kept' : await shop.clients.accounts.sendConfirmation(clientId);
    if (sent === 'kept') await shop.clients.accounts.keepEmail(clientId);
    const notice: Notice =
      sent === 'too_many'
        ? { kind: 'error', text: t('account.emailTooMany') }
        : { kind: 'success', text: t(sent === 'sent' ? 'account.emailSent' : 'account.emailKept') };
    return { goOn: links.accountData, notice };
  };

async function showConfirmation(shop: Pick<Shop, 'clients'>, context: RequestContext) {
  const token = tokenOf(context);
  const found = await shop.clients.accounts.mayConfirm(token);
  const notice = { kind: 'error', text: context.t('confirm.expired') } as const;
  return confirmEmailPage({ ...context.words('confirm.title'), ...(!found && { notice }), token, found });
}

const confirmEmail =
  (shop: Pick<Shop, 'clients'>): TakeForm =>
  async (_, context, session) => {
    const { t, links } = context;
    const outcome = await shop.clients.accounts.confirmEmail(tokenOf(context));
    if (!outcome.ok) return { message: t('confirm.expired'), status: 410 };
    const isIn = session?.clientId === outcome.clientId;
    return { goOn: isIn ? links.account : links.signIn, notice: t('confirm.done') };
  };

function tokenOf({ request }: RequestContext): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}
