import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { CHANGE_EMAIL } from '#pages/account/account-fields.ts';
import { confirmEmailPage } from '#pages/account/confirm-email-page.tsx';
import { clientFormRoute, type FormOutcome, formRoute } from '#server/form/form-route.ts';
import { type ClientVisit, clientOf, type FormVisit, formVisit } from '#server/form/form-visit.ts';
import { leaveNotice, type Notice } from '#server/request/notice.ts';
import type { Shop } from '#server/shop.ts';
import { passwordRefused } from './passwords.tsx';
import { dataPage } from './personal-data.tsx';

/** The address of an account: changed with the password, the client's own once its link was followed. */
export function emailRoutes(app: FastifyInstance, shop: Shop): void {
  clientFormRoute(app, shop, {
    path: ({ accountEmail }) => accountEmail,
    fields: () => CHANGE_EMAIL,
    page: (visit, state) => dataPage(visit, { email: state }),
    take: changeEmail,
  });
  // Programs that look through e-mails follow links, but press no buttons: only what is sent confirms.
  formRoute(app, shop, {
    path: ({ confirmEmail }) => confirmEmail(''),
    fields: () => [],
    page: showConfirmation,
    take: confirmEmail,
  });
  for (const language of LANGUAGES)
    app.post(linksIn(language).accountEmailChange, async (request, reply) => {
      const anyone = await formVisit(shop, request, reply);
      const visit = clientOf(anyone);
      if (!visit) return reply.redirect(anyone.links.signIn, 303);
      const notice = await decide(visit);
      return leaveNotice(reply, notice).redirect(visit.links.accountData, 303);
    });
}

async function changeEmail(values: FormValues, visit: ClientVisit): Promise<FormOutcome> {
  const { shop, clientId, t, links } = visit;
  const { email = '', current_password: password = '' } = values;
  const outcome = await shop.accounts.changeEmail(clientId, email.trim(), password);
  if (outcome.ok)
    return { goOn: links.accountData, notice: t(outcome.waits ? 'account.emailAsked' : 'account.emailKept') };
  if (outcome.problem === 'too_many_emails') return { message: t('account.emailTooMany'), status: 429 };
  return passwordRefused(outcome, visit);
}

/** Either the e-mail is wanted once more, or the address is to stay as it is. */
async function decide({ shop, clientId, request, t }: ClientVisit): Promise<Notice> {
  const { do: wanted } = (request.body ?? {}) as { do?: unknown };
  if (wanted === 'keep') {
    await shop.accounts.keepEmail(clientId);
    return { kind: 'success', text: t('account.emailKept') };
  }
  const sent = await shop.accounts.sendConfirmation(clientId);
  if (sent === 'too_many') return { kind: 'error', text: t('account.emailTooMany') };
  return { kind: 'success', text: t(sent === 'sent' ? 'account.emailSent' : 'account.emailKept') };
}

async function showConfirmation(visit: FormVisit) {
  const token = tokenOf(visit);
  const found = await visit.shop.accounts.mayConfirm(token);
  const notice = { kind: 'error', text: visit.t('confirm.expired') } as const;
  return confirmEmailPage({ ...visit.words('confirm.title'), ...(!found && { notice }), token, found });
}

async function confirmEmail(_: FormValues, visit: FormVisit): Promise<FormOutcome> {
  const { shop, session, t, links } = visit;
  const outcome = await shop.accounts.confirmEmail(tokenOf(visit));
  if (!outcome.ok) return { message: t('confirm.expired'), status: 410 };
  const isIn = session?.clientId === outcome.clientId;
  return { goOn: isIn ? links.account : links.signIn, notice: t('confirm.done') };
}

function tokenOf({ request }: FormVisit): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}
