import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FormAnswer } from '#contract/form/form-answer.ts';
import { PAYMENTS_PATH } from '#contract/wire.ts';
import { BankForm, PersonAndEmail } from '#pages/account/account-forms.tsx';
import { accountPage } from '#pages/account/account-page.tsx';
import { EditAddress } from '#pages/account/addresses.tsx';
import { signInPage } from '#pages/account/entrance-pages.tsx';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  checkInstead,
  control,
  expectMessage,
  expectState,
  fillIn,
  showForm,
  summary,
  takeForms,
  untilChecked,
} from '#tests/support/stage/form-stage.tsx';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { startSignOut } from './sign-out.ts';

const WORDS = { shopName: 'Mgła', title: 'Konto' };
const WRONG_ACCOUNT = 'Format numeru konta bankowego jest niepoprawny';
const WRONG_PASSWORD = 'To nie jest obecne hasło.';
const pause = () => vi.advanceTimersByTimeAsync(500);
const led = noteLeaving();

beforeAll(startSignOut);
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const refuse = (path: string, answer: Extract<FormAnswer, { status: 'error' }>) =>
  takeForms(path, () => Response.json(answer, { status: 422 }));

test('a client gives a bank account: a wrong number is told at once, and none is allowed', async () => {
  const asked = answerAt(PAYMENTS_PATH, ({ address }) =>
    Response.json({ errno: address.searchParams.get('bankAccount')?.length === 28 ? 0 : 1 }),
  );
  const sent = takeForms('/account-bank.php', { status: 'success', message: 'Numer konta usunięty.' });
  await showForm(<BankForm state={{}} />);
  await control('iban').fill('PL61 1090');
  await pause();
  await expectMessage('iban', WRONG_ACCOUNT);
  await expectState('iban', 'error');
  await control('iban').fill('PL61109010140000071219812874');
  await pause();
  await expectState('iban', 'success');
  await expectMessage('iban', '');
  expect(asked.map(({ address }) => address.searchParams.get('action'))).toEqual([
    'verify_iban',
    'verify_iban',
  ]);
  await control('iban').fill('');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect.element(page.getByText('Numer konta usunięty.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a client who changes the e-mail address is told that the password is wrong until it is typed again', async () => {
  checkInstead();
  refuse('/account-email.php', { status: 'error', problems: { current_password: WRONG_PASSWORD } });
  const now = { email: 'anna@example.org', isConfirmed: true, newEmail: undefined };
  await showForm(<PersonAndEmail person={{}} email={{}} now={now} />);
  await fillIn({ email: 'nowa@example.org', current_password: 'nie to hasło' });
  await page.getByRole('button', { name: 'Zmień e-mail' }).click();
  await expectMessage('current_password', WRONG_PASSWORD);
  await pause();
  await expectMessage('current_password', WRONG_PASSWORD);
  await control('current_password').fill('może to hasło');
  await expectMessage('current_password', '');
});

test('a client who types a wrong password is told so, and not which of the two was wrong', async () => {
  refuse('/signin.php', { status: 'error', message: 'Login lub hasło są nieprawidłowe.' });
  await showForm(signInPage({ ...WORDS, state: {}, goOn: '' }).content);
  await fillIn({ username: 'anna', password: 'nie to hasło' });
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect.element(summary).toHaveTextContent(/^Login lub hasło są nieprawidłowe\.$/);
  await expect.element(summary).toHaveFocus();
  expect(css('.field[data-state=error]').elements()).toEqual([]);
});

test('who signs out leaves nothing of what was typed in the tab', async () => {
  checkInstead();
  for (const key of ['expchck_basket', 'expchck', 'other']) sessionStorage.setItem(key, '1');
  const form = <EditAddress kind="delivery" id={undefined} state={{}} regions={[1143020003]} />;
  await showForm(accountPage(WORDS, 'accountAddresses', form).content);
  await control('street').fill('Zaginiona');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('expchck')).length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  expect(led).toEqual(['/logout.php']);
});

test('who signs out before the script is there leaves nothing either', async () => {
  for (const key of ['expchck_basket', 'other']) sessionStorage.setItem(key, '1');
  const notice = { kind: 'success', text: 'Wylogowano.', signedOut: true } as const;
  await showForm(signInPage({ ...WORDS, notice, state: {}, goOn: '' }).content);
  startSignOut();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('what was typed before the script is there is kept, and not what was typed there once', async () => {
  checkInstead();
  const form = <EditAddress kind="delivery" id={undefined} state={{}} regions={[1143020003]} />;
  await showForm(accountPage(WORDS, 'accountAddresses', form).content);
  await fillIn({ street: 'Zaginiona 1', city: 'Zagubice' });
  const host = css('shop-form').element();
  const main = host.parentElement;
  host.remove();
  host.querySelector('form')?.reset();
  const street = host.querySelector<HTMLInputElement>('#field_street');
  if (street) street.value = 'Długa 5';
  main?.append(host);
  await untilChecked();
  await expect.element(control('street')).toHaveValue('Długa 5');
  await expect.element(control('city')).toHaveValue('Zagubice');
  expect(JSON.stringify(sessionStorage)).toMatch(/Długa 5.*Zagubice|Zagubice.*Długa 5/);
});
