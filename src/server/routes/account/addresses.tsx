import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { countryOf } from '#domain/form/address/country.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinStreet, splitPhone } from '#domain/form/linked-fields.ts';
import { accountPage } from '#pages/account/account-page.tsx';
import {
  Addresses,
  type AddressKind,
  type AddressView,
  addressForm,
  EditAddress,
} from '#pages/account/addresses.tsx';
import { addressOf, addressValues } from '#server/form/address-values.ts';
import {
  clientButtonRoute,
  clientFormRoute,
  clientPageRoute,
  type PressButton,
  type TakeForm,
} from '#server/form/form-route.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { Address } from '#shop/account/addresses.ts';
import type { ClientSession } from '#shop/session/session.ts';

/** The client's addresses: a list, a form for one of them, and buttons to remove it or make it the default. */
export function addressRoutes(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'clients'>,
): void {
  clientPageRoute(
    app,
    shop,
    ({ accountAddresses }) => accountAddresses,
    async ({ language, words }, { clientId }) => {
      const addresses = await shop.clients.accountData.addresses(clientId);
      const views = addresses.map((address) => viewOf(address, language));
      return accountPage(words('account.addresses'), 'accountAddresses', <Addresses addresses={views} />);
    },
  );
  clientFormRoute(app, shop, {
    path: ({ accountAddress }) => accountAddress,
    fields: (context) =>
      addressForm(wantedOf(context).kind, {
        language: context.language,
        regions: shop.settings.config.regions,
      }),
    page: async (context, { clientId }, state) => {
      const { kind, id } = wantedOf(context);
      const found = id === undefined ? undefined : await shop.clients.accountData.address(clientId, id);
      const title = found ? 'account.editAddress' : TITLES[kind];
      const { regions } = shop.settings.config;
      const shown = state ?? { values: found ? valuesOf(found) : await knownValues(shop, context, clientId) };
      return accountPage(
        context.words(title),
        'accountAddresses',
        <EditAddress kind={kind} id={found?.id} state={shown} regions={regions} />,
      );
    },
    take: save(shop),
  });
  clientButtonRoute(app, ({ accountAddressRemove }) => accountAddressRemove, changeOne(shop));
}

const TITLES = { billing: 'account.addBilling', delivery: 'account.addDelivery' } as const;

function wantedOf({ request }: RequestContext): { kind: AddressKind; id: number | undefined } {
  const { kind, id } = request.query as { kind?: unknown; id?: unknown };
  return { kind: kind === 'delivery' ? 'delivery' : 'billing', id: Number(id) || undefined };
}

const save =
  (shop: Pick<Shop, 'clients'>): TakeForm<ClientSession> =>
  async (values, context, { clientId }) => {
    const { t, links } = context;
    const { kind, id } = wantedOf(context);
    const saved = await shop.clients.accountData.saveAddress(clientId, { ...addressOf(values), kind }, id);
    if (saved.ok) return { goOn: links.accountAddresses, notice: t('account.saved') };
    return saved.problem === 'too_many'
      ? { message: t('account.tooManyAddresses'), status: 409 }
      : { message: t('error.notFound'), status: 404 };
  };

const changeOne =
  (shop: Pick<Shop, 'clients'>): PressButton =>
  async ({ request, links, t }, { clientId }) => {
    const goOn = links.accountAddresses;
    const fields = readFields(request);
    const id = Number(fields('id'));
    if (fields('do') === 'prefer') {
      await shop.clients.accountData.preferAddress(clientId, id);
      return { goOn };
    }
    if (!(await shop.clients.accountData.removeAddress(clientId, id))) return { goOn };
    return { goOn, notice: { kind: 'success', text: t('account.removed') } };
  };

function viewOf(address: Address, language: Language): AddressView {
  const country = countryOf(address.regionId);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { id, kind, preferred, firstname, lastname, company, taxNumber, zipcode, city, phone } = address;
  const lines = [
    `${firstname} ${lastname}`,
    company,
    taxNumber,
    joinStreet(address.street, address.streetNumber ?? ''),
    `${zipcode} ${city}`,
    country && names.of(country),
    phone,
  ];
  return { id, kind, preferred, lines: lines.filter((line): line is string => Boolean(line)) };
}

function valuesOf(address: Address): FormValues {
  const { prefix, number } = splitPhone(address.phone ?? '');
  return { ...addressValues(address), phone_prefix: prefix, phone: number };
}

/** A new address begins with what is known of the client. */
async function knownValues(
  shop: Pick<Shop, 'clients'>,
  { regionId }: Visit,
  clientId: number,
): Promise<FormValues> {
  const client = await shop.clients.accountData.load(clientId);
  const { prefix, number } = splitPhone(client?.phone ?? '');
  return {
    firstname: client?.firstname ?? '',
    lastname: client?.lastname ?? '',
    country: String(regionId),
    phone_prefix: prefix,
    phone: number,
  };
}
