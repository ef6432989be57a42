import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { startForms } from '#browser/form/shop-forms.ts';
import {
  clientDataFromWire,
  type WireClientDataInput,
  type WireValidation,
} from '#contract/account/client-data.ts';
import type { FormAnswer } from '#contract/form/form-answer.ts';
import type { Language } from '#contract/language.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { checkClientData } from '#domain/account/client-data.ts';
import { countryOf } from '#domain/form/address/country.ts';
import { textsIn } from '#texts/dictionary.ts';
import { findingMessage } from '#texts/errors/problem-message.ts';
import { type Asked, answerAt } from './answers.ts';
import { css } from './css.ts';
import { stage } from './stage.tsx';

type Question = { fields: string[]; query: string };
type Values = Readonly<Record<string, string>>;

export const control = (name: string) => css(`#field_${name}`);
export const message = (name: string) => css(`#field_${name}_message`);
export const summary = css('.form__summary:not([hidden])');
export const sendButton = css('.form [type=submit]').last();

/** Puts a form on the page and waits until it is checked as one types. */
export async function showForm(content: ReactNode, language: Language = 'pl'): Promise<void> {
  stage(
    <>
      <main>{content}</main>
      <div id="alerts" className="toasts" />
    </>,
    { language },
  );
  await untilChecked();
}

export async function untilChecked(): Promise<void> {
  if (!customElements.get('shop-form')) startForms();
  await expect.element(css('shop-form').first()).toHaveAttribute('data-ready');
}

/** What a field is shown as. */
export const expectState = (name: string, state: 'success' | 'error') =>
  expect.element(css(`.field:has(#field_${name})`).last()).toHaveAttribute('data-state', state);

export const expectMessage = (name: string, text: string | RegExp) =>
  text === ''
    ? expect.element(message(name)).toBeEmptyDOMElement()
    : expect
        .poll(() => message(name).element().textContent)
        .toMatch(typeof text === 'string' ? exactly(text) : text);

export async function fillIn(values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(name).fill(value);
}

/** Puts values into several fields at once, as a browser that remembers them does. */
export function autofill(values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const input = control(name).element() as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Checks fields in the shop's place, by the same rules; what was asked is noted. */
export function checkInstead(
  language: Language = 'pl',
  before: (question: Question) => unknown = () => {},
): Question[] {
  const questions: Question[] = [];
  answerAt(GRAPHQL_PATH, async ({ body }) => {
    const { query }: { query: string } = JSON.parse(body);
    const inputs = [...query.matchAll(/field_(\w+):validateClientData\(ClientDataInput:(.*?)\)\{messages/g)];
    const question = { fields: inputs.map(([, name = '']) => name), query };
    questions.push(question);
    await before(question);
    const data = inputs.map(([, name, input = '']) => [
      `field_${name}`,
      validation(inputOf(input), language),
    ]);
    return Response.json({ data: Object.fromEntries(data) });
  });
  return questions;
}

/** Takes what is sent to an address in the shop's place. */
export const takeForms = (
  path: string,
  answer: FormAnswer | ((asked: Asked) => Response | Promise<Response>),
): Asked[] => answerAt(path, typeof answer === 'function' ? answer : () => Response.json(answer));

function validation(input: WireClientDataInput, language: Language): WireValidation {
  const found = checkClientData(clientDataFromWire(input), {
    countryOf,
    isPhone: (number) => number.replace(/\D/g, '').length >= 9,
    isCommonPassword: () => false,
    today: '2026-11-15',
  });
  const messages = found.flatMap(({ finding }) => [
    { code: finding.code, message: findingMessage(textsIn(language), language, finding, {}) },
    ...(finding.formats ? [{ code: finding.code, message: finding.formats.join(', ') }] : []),
  ]);
  return { messages, clientExists: null, clientProposedLogin: null, isClientLoggedIn: false };
}

/** A literal of the query, whose names stand without quotation marks. */
const inputOf = (literal: string): WireClientDataInput =>
  JSON.parse(literal.replace(/([{,])(\w+):/g, '$1"$2":'));

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
