import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passkeys } from './passkeys.ts';

const DOOR = `<form data-passkey="sign-in" data-question="/question" action="/enter" method="post" hidden>
  <input type="hidden" name="_csrf" value="token"><input type="hidden" name="answer">
  <button>Klucz</button><p role="alert" data-passkey-failed="Nie udało się"></p></form>
  <p data-no-passkey>Bez kluczy</p>`;

let stop: () => void;
let sent: string[];
let asked: {
  mediation: string | undefined;
  signal: AbortSignal | undefined;
  answer: (is: unknown) => void;
}[];

beforeEach(() => {
  [sent, asked] = [[], []];
  document.body.innerHTML = DOOR;
  document.addEventListener('submit', take);
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' }),
  );
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    ({ mediation, signal } = {}) =>
      new Promise((resolve, refuse) => {
        const answer = (is: unknown) => (is ? resolve(is as Credential) : refuse(new Error('called off')));
        asked.push({ mediation, signal, answer });
      }),
  );
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.removeEventListener('submit', take);
  document.body.innerHTML = '';
});

/** A form that is sent stays here. */
function take(event: SubmitEvent): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  sent.push(String(new FormData(event.target as HTMLFormElement).get('answer')));
}
const press = () => document.querySelector('button')?.click();
const alert = () => document.querySelector('[role=alert]')?.textContent;

test('a passkey is offered in the field of the name, and what is chosen there is sent', async () => {
  stop = passkeys(document);
  expect(document.querySelector('form')?.hidden).toBe(false);
  expect(document.querySelector<HTMLElement>('[data-no-passkey]')?.hidden).toBe(true);
  await vi.waitFor(() => expect(asked.map(({ mediation }) => mediation)).toEqual(['conditional']));
  asked[0]?.answer({ id: 'abc' });
  await vi.waitFor(() => expect(sent).toEqual(['{"id":"abc"}']));
});

test('the button ends the offer and asks outright; called off, it says so and asks again', async () => {
  stop = passkeys(document);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  press();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]?.signal?.aborted).toBe(true);
  asked[1]?.answer(undefined);
  await vi.waitFor(() => expect(alert()).toBe('Nie udało się'));
  expect(sent).toEqual([]);
  press();
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(alert()).toBe('');
  asked[2]?.answer({ id: 'abc' });
  await vi.waitFor(() => expect(sent).toEqual(['{"id":"abc"}']));
});

test('the offer is renewed before its question is too old', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stop = passkeys(document);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  vi.advanceTimersByTime(4 * 60_000);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});
