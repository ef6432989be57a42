import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PersonAndEmail } from '#pages/account/account-forms.tsx';
import { EditAddress } from '#pages/account/addresses.tsx';
import { gate } from '#tests/support/gate.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  autofill,
  checkInstead,
  control,
  expectMessage,
  expectState,
  fillIn,
  showForm,
  summary,
  untilChecked,
} from '#tests/support/stage/form-stage.tsx';
import {
  DIGITS,
  pause,
  REQUIRED,
  showNewPassword,
  showRegistration,
  startEachAgain,
  wait,
} from '#tests/support/stage/shown-forms.tsx';

const DIFFERENT = 'Podane hasła różnią się od siebie. Wpisz je ponownie w obu polach.';
const POLAND = '1143020003';

const showBilling = () =>
  showForm(
    <EditAddress
      kind="billing"
      id={undefined}
      state={{ values: { country: POLAND } }}
      regions={[Number(POLAND), 1143020143]}
    />,
  );

startEachAgain();

describe('a field', () => {
  test('is checked half a second after the last key, with what stands there then', async () => {
    const questions = checkInstead();
    await showRegistration();
    await control('firstname').fill('Halin');
    await wait(499);
    await control('firstname').fill('Halina7');
    await wait(499);
    expect(questions).toEqual([]);
    await expectMessage('firstname', '');
    await wait(1);
    await expectMessage('firstname', DIGITS);
    expect(questions.map(({ fields }) => fields)).toEqual([['firstname']]);
    expect(questions[0]?.query).toContain('Halina7');
  });

  test('that is wrong does not stay folded away', async () => {
    checkInstead();
    await showRegistration();
    await control('firstname').fill('Halina7');
    const folded = control('firstname').element().closest('details');
    expect(folded?.toggleAttribute('open', false)).toBe(false);
    await wait(500);
    await expectMessage('firstname', DIGITS);
    expect(folded?.open).toBe(true);
  });

  test('that is empty is not called wrong before it was left, and is right as soon as it is filled', async () => {
    checkInstead();
    await showRegistration();
    await control('email').click();
    await expectMessage('email', '');
    await userEvent.tab();
    await expectMessage('email', REQUIRED);
    await expect.element(control('email')).toHaveAttribute('aria-invalid', 'true');
    await control('email').fill('anna@example.org');
    await expectMessage('email', '');
    await expect.element(control('email')).not.toHaveAttribute('aria-invalid');
  });

  test('is judged by the newest answer: a late one for what stood there before is dropped', async () => {
    const { opened, open } = gate();
    const questions = checkInstead('pl', ({ query }) => query.includes('Halina7') && opened);
    await showRegistration();
    await control('firstname').fill('Halina7');
    await pause();
    await expect.poll(() => questions).toHaveLength(1);
    await control('firstname').fill('Halina');
    await pause();
    await expectState('firstname', 'success');
    open();
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await expectState('firstname', 'success');
    await expectMessage('firstname', '');
  });

  test('for a phone that may be left empty asks for none when a prefix is chosen', async () => {
    checkInstead();
    await showRegistration();
    await control('phone_prefix').selectOptions('+49 DE');
    await expectState('phone_prefix', 'success');
    await expectMessage('phone', '');
  });

  test('for a password can be looked at while it is typed', async () => {
    await showRegistration();
    await control('password').fill('cierpka kawa');
    const show = page.getByRole('button', { name: 'Pokaż hasło' }).first();
    await show.click();
    await expect.element(control('password')).toHaveAttribute('type', 'text');
    await expect.element(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect.element(control('password')).toHaveAttribute('type', 'password');
  });
});

describe('fields that the browser fills in', () => {
  test('are checked all together, in one question, with what was there before', async () => {
    const questions = checkInstead();
    await showRegistration();
    await control('firstname').fill('Halina7');
    await pause();
    await expectMessage('firstname', DIGITS);
    autofill({ email: 'halina@nigdzie', lastname: 'Zaręba', phone: '123' });
    await pause();
    await expectMessage('email', /^Błędnie wpisany e-mail\./);
    await expectMessage('phone', 'Podaj numer telefonu.');
    await expectState('lastname', 'success');
    expect(questions.map(({ fields }) => fields)).toEqual([
      ['firstname'],
      ['email', 'firstname', 'lastname', 'phone_prefix', 'phone'],
    ]);
    await expectMessage('login', '');
  });

  test('without a word before the page has loaded are looked at 500 ms after that', async () => {
    const questions = checkInstead();
    const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await showRegistration();
    for (const [name, value] of Object.entries({ firstname: 'Anna', email: 'nie-adres' }))
      (control(name).element() as HTMLInputElement).value = value;
    await wait(60_000);
    loading.mockRestore();
    dispatchEvent(new Event('load'));
    await wait(499);
    expect(questions).toEqual([]);
    await wait(1);
    await expectState('firstname', 'success');
    await expectState('email', 'error');
    expect(css('.field:has(#field_lastname)').element().hasAttribute('data-state')).toBe(false);
    expect(questions.map(({ fields }) => fields)).toEqual([['email', 'firstname']]);
  });

  test('do not count among them the name and the password that one signs in with', async () => {
    const questions = checkInstead();
    await showRegistration();
    // The shop has no form with such a name and other fields to check; this one gets it.
    const host = css('shop-form').element() as HTMLElement;
    const parent = host.parentElement;
    host.remove();
    host.dataset.fields = host.dataset.fields?.replace('"type":"login"', '"type":"username"');
    parent?.append(host);
    await untilChecked();
    await control('firstname').fill('Halina');
    await pause();
    await expectState('firstname', 'success');
    autofill({ login: 'halina', lastname: 'Zaręba' });
    await pause();
    await expectState('lastname', 'success');
    expect(questions.map(({ fields }) => fields)).toEqual([['firstname'], ['lastname']]);
  });
});

describe('fields that belong together', () => {
  test('passwords that differ are wrong both, and both are right as soon as they are the same', async () => {
    checkInstead();
    await showNewPassword();
    await fillIn({ password: 'cierpka kawa', password_repeat: 'cierpka herbata' });
    await pause();
    await expectMessage('password', DIFFERENT);
    await expectMessage('password_repeat', DIFFERENT);
    await control('password_repeat').fill('cierpka kawa');
    await expectMessage('password', '');
    await expectMessage('password_repeat', '');
    await userEvent.keyboard('{Enter}');
    await expect.element(summary).toBeVisible();
    await expect.element(summary).not.toHaveTextContent(DIFFERENT);
  });

  test('a password that is the login is told at the password', async () => {
    checkInstead();
    await showRegistration();
    await fillIn({ login: 'halina.zareba', password: 'halina.zareba' });
    await pause();
    await expectMessage('password', 'Hasło jest takie samo jak login. Wpisz inne hasło.');
    await expectMessage('login', '');
  });

  test('a phone of no country too short is told without asking the shop', async () => {
    const questions = checkInstead();
    await showForm(
      <PersonAndEmail
        person={{}}
        email={{}}
        now={{ email: 'halina@example.org', isConfirmed: true, newEmail: undefined }}
      />,
    );
    await control('phone2').fill('600 700');
    await userEvent.tab();
    await pause();
    await expectMessage('phone2', 'Numer telefonu powinien zawierać minimum 9 znaków');
    expect(questions).toEqual([]);
    await control('phone2').fill('+48 12345');
    await pause();
    await expectMessage('phone2', 'Podaj numer telefonu.');
  });

  test('a street without a number is told at the number', async () => {
    checkInstead();
    await showBilling();
    await control('street').fill('Długa');
    await pause();
    await expectMessage('street_number', 'Podaj numer domu klienta.');
    await expectState('street', 'success');
    await control('street_number').fill('5');
    await pause();
    await expectState('street_number', 'success');
  });

  test('a postal code is checked again when the country changes', async () => {
    checkInstead();
    await showBilling();
    await control('zipcode').fill('10115');
    await pause();
    await expectState('zipcode', 'success');
    await control('zipcode').fill('1011');
    await pause();
    await expectMessage(
      'zipcode',
      /^Błędnie wpisany kod pocztowy\. Poprawne formaty kodu pocztowego dla wybranego kraju to \[X - cyfra; Y - litera\]: XX-XXX/,
    );
    await control('country').selectOptions('Niemcy');
    await expectMessage('zipcode', /XXXXX/);
    await control('zipcode').fill('10115');
    await pause();
    await expectState('zipcode', 'success');
  });
});
