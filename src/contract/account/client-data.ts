import type { ClientData } from '#domain/account/client-data.ts';

/** A client's data as a form sends it to be checked (spec §3 Client data for validation). What is left out is not checked. */
export type WireClientDataInput = {
  clientData?: WireClientData | null | undefined;
  loginAndPassword?: WireLoginAndPassword | null | undefined;
};

type Field = string | null | undefined;

export type WireClientData = {
  clientBillingData?: WireBillingData | null | undefined;
  /** Our own: the same fields, answered with the codes of an invoice or of a delivery. */
  clientInvoiceData?: WireBillingData | null | undefined;
  clientDeliveryData?: WireBillingData | null | undefined;
  taxNumber?: Field;
  email?: Field;
  birthDate?: Field;
  loginAndPassword?: WireLoginAndPassword | null | undefined;
};

export type WireBillingData = {
  firstname?: Field;
  lastname?: Field;
  companyName?: Field;
  street?: Field;
  zipcode?: Field;
  city?: Field;
  phone?: Field;
  phone2?: Field;
  /** A region id; on the wire an integer without quotation marks. */
  country?: number | string | null | undefined;
};

export type WireLoginAndPassword = { login?: Field; password?: Field };

/** What the shop says to it: nothing wrong means no messages. */
export type WireValidation = {
  /** A wrong postal code has two of them: the second one's message lists the formats that are right. */
  messages: { code: string; message: string }[];
  /** null where no right e-mail address was sent; false also where too many were asked about. */
  clientExists: boolean | null;
  clientProposedLogin: string | null;
  isClientLoggedIn: boolean;
};

/** The data to check. A login and a password may stand inside the client's data or beside it. */
export function clientDataFromWire({ clientData, loginAndPassword }: WireClientDataInput): ClientData {
  return {
    ...clientData,
    clientBillingData: addressFromWire(clientData?.clientBillingData),
    clientInvoiceData: addressFromWire(clientData?.clientInvoiceData),
    clientDeliveryData: addressFromWire(clientData?.clientDeliveryData),
    loginAndPassword: loginAndPassword ?? clientData?.loginAndPassword,
  };
}

/** What a form has to be checked, as the query takes it: login and password stand by themselves. */
export function clientDataToWire({ loginAndPassword, ...clientData }: ClientData): WireClientDataInput {
  return loginAndPassword ? { loginAndPassword } : { clientData };
}

function addressFromWire(address: WireBillingData | null | undefined) {
  return address && { ...address, country: regionFromWire(address.country) };
}

/** What is no number stands for no region; an empty choice is none. */
function regionFromWire(country: WireBillingData['country']): number | undefined {
  return country === undefined || country === null || country === '' ? undefined : Number(country);
}

const RESULT = '{messages{code message}clientExists clientProposedLogin isClientLoggedIn}';

/** One query for several inputs; each answer stands in `data` under its input's name. */
export function validationQuery(inputs: Readonly<Record<string, WireClientDataInput>>): string {
  const checks = Object.entries(inputs).map(
    ([alias, input]) => `${alias}:validateClientData(ClientDataInput:${literal(input)})${RESULT}`,
  );
  return `{${checks.join('')}}`;
}

/** A value as GraphQL writes it: as JSON does, but names stand without quotation marks. */
function literal(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.replace(LONE_SURROGATE, '\ufffd'));
  if (typeof value !== 'object' || value === null) return String(value ?? null);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${name}:${literal(field)}`).join(',')}}`;
}

// Half of a character, which no query may have in it.
const LONE_SURROGATE = /\p{Cs}/gu;
