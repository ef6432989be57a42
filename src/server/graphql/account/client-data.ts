import type { WireValidation } from '#contract/account/client-data.ts';
import type { Builder } from '#server/graphql/context.ts';
import { type ClientDataAnswer, validateClientData } from './client-data-answer.ts';

/** `validateClientData`: what is wrong with the fields of a form (spec §7 Validate client data). */
export function clientDataQuery(builder: Builder): void {
  const result = resultType(builder);
  const input = inputType(builder);
  builder.queryField('validateClientData', (t) =>
    t.field({
      type: result,
      // A batch is one query: a field whose check fails leaves the others their answers.
      nullable: true,
      args: { ClientDataInput: t.arg({ type: input, required: true }) },
      resolve: (_, { ClientDataInput: given }, context) => validateClientData(given, context),
    }),
  );
}

function resultType(builder: Builder) {
  const message = builder.objectRef<WireValidation['messages'][number]>('ClientDataMessage').implement({
    fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
  });
  return builder.objectRef<ClientDataAnswer>('ClientDataValidation').implement({
    fields: (t) => ({
      messages: t.field({ type: [message], resolve: ({ messages }) => messages }),
      clientExists: t.boolean({
        nullable: true,
        description: 'For an e-mail address that is right; false as well where too many were asked about.',
        resolve: ({ email }, _, { accounts }) => (email === undefined ? null : accounts.emailExists(email)),
      }),
      clientProposedLogin: t.string({
        nullable: true,
        description: 'A free login near one that is taken.',
        resolve: ({ proposedLogin }) => proposedLogin ?? null,
      }),
      isClientLoggedIn: t.boolean({
        resolve: async (_, __, { session }) => (await session())?.clientId !== undefined,
      }),
    }),
  });
}

function inputType(builder: Builder) {
  const loginAndPassword = builder.inputType('LoginAndPasswordInput', {
    fields: (t) => ({ login: t.string(), password: t.string() }),
  });
  const billing = builder.inputType('ClientBillingDataInput', {
    fields: (t) => ({
      firstname: t.string(),
      lastname: t.string(),
      companyName: t.string(),
      street: t.string({ description: 'With the house number.' }),
      zipcode: t.string(),
      city: t.string(),
      phone: t.string(),
      phone2: t.string(),
      country: t.id({ description: 'A region id: an integer, with or without quotation marks.' }),
    }),
  });
  const clientData = builder.inputType('ClientDataFieldsInput', {
    fields: (t) => ({
      clientBillingData: t.field({ type: billing }),
      clientInvoiceData: t.field({
        type: billing,
        description: 'Checked alike, with the codes of an invoice.',
      }),
      clientDeliveryData: t.field({
        type: billing,
        description: 'Checked alike, with the codes of a delivery.',
      }),
      taxNumber: t.string(),
      email: t.string(),
      birthDate: t.string(),
      loginAndPassword: t.field({ type: loginAndPassword }),
    }),
  });
  return builder.inputType('ClientDataInput', {
    fields: (t) => ({
      clientData: t.field({ type: clientData }),
      loginAndPassword: t.field({ type: loginAndPassword }),
    }),
  });
}
