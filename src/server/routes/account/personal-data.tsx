import type { FastifyInstance } from 'fastify';
import { isYes, yesIf } from '#contract/form/yes.ts';
import { joinPhone, splitPhone } from '#domain/form/linked-fields.ts';
import { formatIban } from '#domain/form/numbers/iban.ts';
import { BANK, CONSENTS, PERSON, REMOVE_ACCOUNT } from '#pages/account/account-fields.ts';
import { BankForm, ConsentsForm, PersonAndEmail, Privacy } from '#pages/account/account-forms.tsx';
import { accountPage } from '#pages/account/account-page.tsx';
import type { EmailView } from '#pages/account/email-state.tsx';
import { clientFormRoute, clientPageRoute, type TakeForm } from '#server/form/form-route.ts';
import type { RequestContext } from '#server/request/context.ts';
import { dropSession } from '#server/request/session-cookie.ts';
import type { Shop } from '#server/shop.ts';
import type { ClientSession } from '#shop/session/session.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { loginOf, passwordRefused } from './passwords.tsx';

/** What a client says about themselves: details, bank account, consents; and how to take it all away. */
export function personalDataRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients'>,
): void {
  clientFormRoute(app, shop, {
    path: ({ accountData }) => accountData,
    fields: () => PERSON,
    page: (context, session, state) => dataPage(shop, context, session, { person: state }),
    take: savePerson(shop),
  });
  clientFormRoute(app, shop, {
    path: ({ accountBank }) => accountBank,
    fields: () => BANK,
    page: async (context, { clientId }, state) => {
      const { bankAccount = null } = (await shop.clients.accountData.load(clientId)) ?? {};
      const shown = state ?? { values: { iban: bankAccount ? formatIban(bankAccount) : '' } };
      const words = context.words('account.bank', 'account.bankLead');
      return accountPage(words, 'accountBank', <BankForm state={shown} />);
    },
    take: saveBankAccount(shop),
  });
  clientFormRoute(app, shop, {
    path: ({ accountConsents }) => accountConsents,
    fields: () => CONSENTS,
    page: async (context, session, state) => {
      const newsletter = yesIf(await newsletterOf(shop, session));
      const words = context.words('account.consents');
      const shown = state ?? { values: { newsletter } };
      return accountPage(words, 'accountConsents', <ConsentsForm state={shown} />);
    },
    take: saveConsents(shop),
  });
  clientPageRoute(
    app,
    shop,
    ({ accountPrivacy }) => accountPrivacy,
    (context, session) => privacyPage(shop, context, session),
  );
  clientFormRoute(app, shop, {
    path: ({ accountRemove }) => accountRemove,
    fields: () => REMOVE_ACCOUNT,
    page: (context, session, state) => privacyPage(shop, context, session, state),
    take: removeAccount(shop),
  });
  clientPageRoute(
    app,
    shop,
    ({ accountExport }) => accountExport,
    async ({ reply }, { clientId }) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="konto.json"')
        .send(JSON.stringify(await shop.clients.accountData.exportAll(clientId), null, 2)),
  );
}

/** The page of a client's details and address, with the forms in these states. */
export async function dataPage(
  shop: Pick<Shop, 'clients'>,
  context: RequestContext,
  { clientId }: ClientSession,
  states: { person?: FormState | undefined; email?: FormState | undefined },
) {
  const client = await shop.clients.accountData.load(clientId);
  const { prefix, number } = splitPhone(client?.phone ?? '');
  const values = {
    firstname: client?.firstname ?? '',
    lastname: client?.lastname ?? '',
    phone_prefix: prefix,
    phone: number,
    phone2: client?.phone2 ?? '',
    birthdate: client?.birthDate ?? '',
  };
  return accountPage(
    context.words('account.data'),
    'accountData',
    <PersonAndEmail
      person={states.person ?? { values }}
      email={states.email ?? {}}
      now={emailViewOf(client)}
    />,
  );
}

type Known = Awaited<ReturnType<Shop['clients']['accountData']['load']>>;

export const emailViewOf = (client: Known): EmailView => ({
  email: client?.email ?? '',
  isConfirmed: client?.emailConfirmedAt !== null,
  newEmail: client?.newEmail ?? undefined,
});

const savePerson =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async (values, { language, t, links }, { clientId }) => {
    const said = (name: string) => (values[name] ?? '').trim();
    await shop.clients.accountData.saveData(clientId, {
      firstname: said('firstname'),
      lastname: said('lastname'),
      phone: joinPhone(said('phone_prefix'), said('phone')) || null,
      phone2: said('phone2') || null,
      birthDate: said('birthdate') || null,
      language,
    });
    return { goOn: links.accountData, notice: t('account.saved') };
  };

const saveBankAccount =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async ({ iban = '' }, { t, links }, { clientId }) => {
    const account = formatIban(iban).replace(/\s/g, '');
    await shop.clients.accountData.setBankAccount(clientId, account || null);
    return { goOn: links.accountBank, notice: t(account ? 'account.bankSaved' : 'account.bankRemoved') };
  };

/** Only what has changed is stated again. */
const saveConsents =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async (values, { t, links }, session) => {
    const given = isYes(values.newsletter);
    if (given !== (await newsletterOf(shop, session)))
      await shop.clients.accountData.state(session.clientId, {
        kind: 'newsletter',
        wording: t('account.newsletter'),
        given,
      });
    return { goOn: links.accountConsents, notice: t('account.saved') };
  };

async function newsletterOf(
  { clients: { accountData } }: Pick<Shop, 'clients'>,
  { clientId }: ClientSession,
): Promise<boolean> {
  const consents = await accountData.consents(clientId);
  return consents.some(({ kind, given }) => kind === 'newsletter' && given);
}

async function privacyPage(
  shop: Pick<Shop, 'clients'>,
  context: RequestContext,
  { clientId }: ClientSession,
  state: FormState = {},
) {
  const login = await loginOf(shop, clientId);
  return accountPage(
    context.words('account.privacy'),
    'accountPrivacy',
    <Privacy state={state} login={login} />,
  );
}

const removeAccount =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async (values, context, { clientId }) => {
    const outcome = await shop.clients.accountData.remove(clientId, values.current_password ?? '');
    if (!outcome.ok) return passwordRefused(outcome, context);
    dropSession(context);
    return { goOn: context.links.signIn, notice: context.t('account.gone') };
  };
