import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { clientDataFromWire, validationQuery } from './client-data.ts';

test('several inputs are checked in one query, each under its own name and with nothing between them', () => {
  const query = validationQuery({
    fname: { clientData: { clientBillingData: { firstname: 'Anna' } } },
    zip: { clientData: { clientBillingData: { zipcode: '00-950', country: 1143020003 } } },
  });
  const result = '{messages{code message}clientExists clientProposedLogin isClientLoggedIn}';
  expect(query).toBe(
    `{fname:validateClientData(ClientDataInput:{clientData:{clientBillingData:{firstname:"Anna"}}})${result}` +
      `zip:validateClientData(ClientDataInput:{clientData:{clientBillingData:{zipcode:"00-950",country:1143020003}}})${result}}`,
  );
});

test('whatever a shopper types stays a text of the query', () => {
  const schema = buildSchema(`
    type Query { validateClientData(ClientDataInput: Input): Result }
    input Input { loginAndPassword: LoginAndPassword }
    input LoginAndPassword { login: String, password: String }
    type Message { code: String, message: String }
    type Result { messages: [Message], clientExists: Boolean, clientProposedLogin: String, isClientLoggedIn: Boolean }`);
  for (const typed of ['"', '\\', '"}){hello}', 'a\nb\u0000\u2028', '😀', '\ud800', '"""', '#', '{$x}', '']) {
    const query = validationQuery({ a: { loginAndPassword: { login: typed, password: undefined } } });
    expect(validate(schema, parse(query)), typed).toEqual([]);
  }
});

test('a country is a number, with or without quotation marks; what is none stays a region that nobody knows', () => {
  const countryOf = (country: string | number | null | undefined) =>
    clientDataFromWire({ clientData: { clientBillingData: { country } } }).clientBillingData?.country;
  expect(['1143020003', 1143020003].map(countryOf)).toEqual([1143020003, 1143020003]);
  expect(['', null, undefined].map(countryOf)).toEqual([undefined, undefined, undefined]);
  expect(countryOf('PL')).toBeNaN();
});

test('a login and a password stand beside the client’s data or inside it', () => {
  const loginAndPassword = { login: 'anna', password: 'x' };
  expect(clientDataFromWire({ loginAndPassword })).toEqual({ loginAndPassword });
  expect(clientDataFromWire({ clientData: { loginAndPassword, email: 'a' } })).toEqual({
    loginAndPassword,
    email: 'a',
  });
});
