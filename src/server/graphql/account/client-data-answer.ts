import {
  clientDataFromWire,
  type WireClientDataInput,
  type WireValidation,
} from '#contract/account/client-data.ts';
import { type ClientField, type ClientFinding, checkClientData } from '#domain/account/client-data.ts';
import { countryOf } from '#domain/form/address/country.ts';
import { asTyped } from '#domain/form/as-typed.ts';
import { dateOf } from '#domain/time/zone.ts';
import type { QueryContext } from '#server/graphql/context.ts';
import { isCommonPassword } from '#shop/account/password/common-passwords.ts';
import { isPhone } from '#shop/account/phone.ts';
import { findingMessage } from '#texts/errors/problem-message.ts';

export type ClientDataAnswer = {
  messages: WireValidation['messages'];
  /** An address, where it is right. */
  email: string | undefined;
  proposedLogin: string | undefined;
};

/** What is wrong with the given fields, in their order and in the shopper's language. */
export async function validateClientData(
  input: WireClientDataInput,
  context: QueryContext,
): Promise<ClientDataAnswer> {
  const data = clientDataFromWire(input);
  const found = checkClientData(data, {
    countryOf,
    isPhone,
    isCommonPassword,
    today: dateOf(context.now, context.shop.settings.config.timeZone),
  });
  const rightValue = (field: ClientField, value: string | null | undefined) =>
    found.some((each) => each.field === field) ? undefined : asTyped(value ?? '') || undefined;

  const login = rightValue('login', data.loginAndPassword?.login);
  const taken = login && (await context.accounts.loginTaken(login));
  const proposedLogin = taken ? await context.shop.clients.logins.proposeLogin(login) : undefined;
  if (taken) found.push(loginTaken(proposedLogin));
  // A taken login is found last, but stands before its password.
  const inOrder = found.toSorted(
    (one, two) => Number(one.field === 'password') - Number(two.field === 'password'),
  );
  return {
    messages: inOrder.flatMap((each) => messagesOf(each, proposedLogin, context)),
    email: rightValue('email', data.email),
    proposedLogin,
  };
}

const loginTaken = (proposedLogin: string | undefined): ClientFinding => ({
  field: 'login',
  finding: { code: proposedLogin ? 'login_taken_login_propose' : 'login_taken' },
});

/** One message; a wrong postal code has a second one with the formats that are right. */
function messagesOf(
  { finding }: ClientFinding,
  login: string | undefined,
  { texts, language }: QueryContext,
): WireValidation['messages'] {
  const { code, formats } = finding;
  const message = findingMessage(texts, language, finding, login ? { login } : {});
  return [{ code, message }, ...(formats ? [{ code, message: formats.join(', ') }] : [])];
}
