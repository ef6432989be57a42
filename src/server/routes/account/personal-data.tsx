import type { FastifyInstance } from 'fastify';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinPhone, splitPhone } from '#domain/form/linked-fields.ts';
import { formatIban } from '#domain/form/numbers/iban.ts';
import { BANK, CONSENTS, PERSON, REMOVE_ACCOUNT } from '#pages/account/account-fields.ts';
import { BankForm, ConsentsForm, PersonAndEmail, Privacy } from '#pages/account/account-forms.tsx';
import { accountPage } from '#pages/account/account-page.tsx';
import type { EmailView } from '#pages/account/email-state.tsx';
import { clientFormRoute, clientPageRoute, type FormOutcome } from '#server/form/form-route.ts';
import type { ClientVisit } from '#server/form/form-visit.ts';
import { dropSession } from '#server/request/shopper.ts';
import type { Shop } from '#server/shop.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { loginOf, passwordRefused } from './passwords.tsx';

/** What a client says about themselves: details, bank account, consents; and how to take it all away. */
export function personalDataRoutes(app: FastifyInstance, shop: Shop): void {
  clientFormRoute(app, shop, {
    path: ({ accountData }) => accountData,
    fields: () => PERSON,
    page: (visit, state) => dataPage(visit, { person: state }),
    take: savePerson,
  });
  clientFormRoute(app, shop, {
    path: ({ accountBank }) => accountBank,
    fields: () => BANK,
    page: async (visit, state) => {
      const { bankAccount = null } = (await shop.accountData.load(visit.clientId)) ?? {};
      const shown = state ?? { values: { iban: bankAccount ? formatIban(bankAccount) : '' } };
      const words = visit.words('account.bank', 'account.bankLead');
      return accountPage(words, 'accountBank', <BankForm state={shown} />);
    },
    take: saveBankAccount,
  });
  clientFormRoute(app, shop, {
    path: ({ accountConsents }) => accountConsents,
    fields: () => CONSENTS,
    page: async (visit, state) => {
      const newsletter = (await newsletterOf(visit)) ? 'y' : '';
      const words = visit.words('account.consents');
      const shown = state ?? { values: { newsletter } };
      return accountPage(words, 'accountConsents', <ConsentsForm state={shown} />);
    },
    take: saveConsents,
  });
  clientPageRoute(
    app,
    shop,
    ({ accountPrivacy }) => accountPrivacy,
    (visit) => privacyPage(visit),
  );
  clientFormRoute(app, shop, {
    path: ({ accountRemove }) => accountRemove,
    fields: () => REMOVE_ACCOUNT,
    page: privacyPage,
    take: removeAccount,
  });
  clientPageRoute(
    app,
    shop,
    ({ accountExport }) => accountExport,
    async ({ reply, clientId }) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="konto.json"')
        .send(JSON.stringify(await shop.accountData.exportAll(clientId), null, 2)),
  );
}

/** The page of a client's details and address, with the forms in these states. */
export async function dataPage(
  visit: ClientVisit,
  states: { person?: FormState | undefined; email?: FormState | undefined },
) {
  const client = await visit.shop.accountData.load(visit.clientId);
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
    visit.words('account.data'),
    'accountData',
    <PersonAndEmail
      person={states.person ?? { values }}
      email={states.email ?? {}}
      now={emailViewOf(client)}
    />,
  );
}

type Known = Awaited<ReturnType<Shop['accountData']['load']>>;

export const emailViewOf = (client: Known): EmailView => ({
  email: client?.email ?? '',
  isConfirmed: client?.emailConfirmedAt !== null,
  newEmail: client?.newEmail ?? undefined,
});

async function savePerson(
  values: FormValues,
  { shop, clientId, visit, t, links }: ClientVisit,
): Promise<FormOutcome> {
  const said = (name: string) => (values[name] ?? '').trim();
  await shop.accountData.saveData(clientId, {
    firstname: said('firstname'),
    lastname: said('lastname'),
    phone: joinPhone(said('phone_prefix'), said('phone')) || null,
    phone2: said('phone2') || null,
    birthDate: said('birthdate') || null,
    language: visit.language,
  });
  return { goOn: links.accountData, notice: t('account.saved') };
}

async function saveBankAccount(
  { iban = '' }: FormValues,
  { shop, clientId, t, links }: ClientVisit,
): Promise<FormOutcome> {
  const account = formatIban(iban).replace(/\s/g, '');
  await shop.accountData.setBankAccount(clientId, account || null);
  return { goOn: links.accountBank, notice: t(account ? 'account.bankSaved' : 'account.bankRemoved') };
}

/** Only what has changed is stated again. */
async function saveConsents(values: FormValues, visit: ClientVisit): Promise<FormOutcome> {
  const given = values.newsletter === 'y';
  if (given !== (await newsletterOf(visit)))
    await visit.shop.accountData.state(visit.clientId, {
      kind: 'newsletter',
      wording: visit.t('account.newsletter'),
      given,
    });
  return { goOn: visit.links.accountConsents, notice: visit.t('account.saved') };
}

async function newsletterOf({ shop, clientId }: ClientVisit): Promise<boolean> {
  const consents = await shop.accountData.consents(clientId);
  return consents.some(({ kind, given }) => kind === 'newsletter' && given);
}

async function privacyPage(visit: ClientVisit, state: FormState = {}) {
  const login = await loginOf(visit);
  return accountPage(
    visit.words('account.privacy'),
    'accountPrivacy',
    <Privacy state={state} login={login} />,
  );
}

async function removeAccount(values: FormValues, visit: ClientVisit): Promise<FormOutcome> {
  const { shop, clientId, request, reply, t, links } = visit;
  const outcome = await shop.accountData.remove(clientId, values.current_password ?? '');
  if (!outcome.ok) return passwordRefused(outcome, visit);
  dropSession(request, reply);
  return { goOn: links.signIn, notice: t('account.gone') };
}
