import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgotPasswordPage } from '#pages/account/entrance-pages.tsx';
import { complaintForm } from '#pages/complaints/complaint-form.ts';
import { ComplaintForm } from '#pages/complaints/complaints.tsx';
import { gate } from '#tests/support/gate.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  autofill,
  checkInstead,
  control,
  expectMessage,
  expectState,
  fillIn,
  message,
  sendButton,
  showForm,
  summary,
  takeForms,
} from '#tests/support/stage/form-stage.tsx';
import { progressAfter } from '#tests/support/stage/progress.ts';
import {
  DIGITS,
  pause,
  REQUIRED,
  showContact,
  showRegistration,
  startEachAgain,
  WORDS,
} from '#tests/support/stage/shown-forms.tsx';
import { textsIn } from '#texts/dictionary.ts';

const UNSENT = 'Nie udało się wysłać formularza. Sprawdź połączenie i spróbuj jeszcze raz.';

startEachAgain();

describe('what was typed', () => {
  test('in one language is there in the other, whose own messages it then gets', async () => {
    checkInstead();
    await showRegistration();
    await fillIn({ firstname: 'Halina 3' });
    await pause();
    await expectMessage('firstname', DIGITS);
    checkInstead('en');
    await showRegistration('en');
    await expect.element(page.getByText('We have put back what you had typed here.')).toBeVisible();
    await expect.element(control('firstname')).toHaveValue('Halina 3');
    await expect.element(css('form.form')).not.toHaveTextContent(DIGITS);
    await control('firstname').click();
    await userEvent.keyboard('{End}4');
    await pause();
    await expectMessage('firstname', /digits/);
  });

  test('is there after a reload, but no password, and is gone once it was sent', async () => {
    checkInstead();
    takeForms('/client-new.php', { status: 'success', message: 'Konto jest gotowe.' });
    await showRegistration();
    await fillIn({ login: 'halina', password: 'cierpka kawa', firstname: 'Halina' });
    await control('newsletter').click();
    await showRegistration();
    await expect.element(page.getByText('Przywróciliśmy to, co było tu wpisane.')).toBeVisible();
    await expect.element(control('login')).toHaveValue('halina');
    await expect.element(control('firstname')).toHaveValue('Halina');
    await expect.element(control('newsletter')).toBeChecked();
    await expect.element(control('password')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('cierpka');
    await fillIn({ email: 'halina@example.org', lastname: 'Zaręba', password: 'cierpka kawa' });
    await control('terms').click();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    await expect.element(page.getByText('Konto jest gotowe.')).toHaveFocus();
    await showRegistration();
    await expect.element(control('login')).toHaveValue('');
  });
});

describe('a form tells, before anything is sent and in the exact words,', () => {
  test.for([
    [
      'Polish',
      {
        language: 'pl',
        required: REQUIRED,
        tooShort: 'Minimalna liczba znaków dla tego pola to 3',
        tooLong: 'Maksymalna liczba znaków dla tego pola to 120',
        choose: 'Proszę wybrać opcję.',
      },
    ],
    [
      'English',
      {
        language: 'en',
        required: 'This field is required.',
        tooShort: 'The minimum number of characters for this field is 3 characters).',
        tooLong: 'The maximum number of characters for this field is 120 characters).',
        choose: 'Please select the option.',
      },
    ],
  ] as const)(
    'what is missing, too short, too long or not chosen, in %s',
    async ([, { language, ...says }]) => {
      checkInstead(language);
      const sent = takeForms(language === 'pl' ? '/contact.php' : '/en/contact.php', { status: 'success' });
      await showContact(language);
      for (const [typed, words] of [
        ['', says.required],
        ['ab', says.tooShort],
        ['a'.repeat(121), says.tooLong],
      ] as const) {
        await control('subject').click();
        // No more than the longest can be typed; what fills in by itself may.
        autofill({ subject: typed });
        await userEvent.tab();
        await pause();
        await expectMessage('subject', words);
        await expect.element(control('subject')).toHaveAttribute('aria-invalid', 'true');
      }
      for (const fits of ['abc', 'a'.repeat(120)]) {
        await control('subject').fill(fits);
        await pause();
        await expectState('subject', 'success');
      }
      await sendButton.click();
      await expectMessage('shop', says.choose);
      await control('shop').selectOptions('Palarnia');
      await expectMessage('shop', '');
      expect(sent).toEqual([]);
    },
  );

  test.for([
    ['Polish', 'pl', REQUIRED],
    ['English', 'en', 'This field is required.'],
  ] as const)('that a required checkbox is not checked, in %s', async ([, language, required]) => {
    checkInstead(language);
    await showRegistration(language);
    await sendButton.click();
    await expectMessage('terms', required);
    await expect.element(control('terms')).toHaveAttribute('aria-invalid', 'true');
    await control('terms').click();
    await expectMessage('terms', '');
  });
});

describe('a form that is sent', () => {
  const links = () =>
    [...document.querySelectorAll('.form__summary:not([hidden]) a')].map((link) => link.textContent);

  test('with mistakes is not sent; a summary takes the focus, leads to the fields and forgets what is mended', async () => {
    checkInstead();
    const sent = takeForms('/contact.php', { status: 'success' });
    await showContact();
    await fillIn({ name: 'Halina', contact: 'halina@example.org' });
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
    await expect.element(summary).toHaveFocus();
    expect(links()).toEqual([
      'Którego miejsca dotyczy sprawa: Proszę wybrać opcję.',
      `Temat: ${REQUIRED}`,
      `Wiadomość: ${REQUIRED}`,
    ]);
    await pause();
    await userEvent.tab();
    await expectState('contact', 'success');
    await expect.element(summary.getByRole('link').first()).toHaveFocus();
    await summary.getByRole('link', { name: 'Temat' }).click();
    await expect.element(control('subject')).toHaveFocus();
    await userEvent.keyboard('Młynek');
    await expect.poll(links).toHaveLength(2);
    await control('shop').selectOptions('Palarnia');
    await control('message').fill('Jaki młynek polecacie?');
    await expect.poll(() => summary.elements()).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('in haste is sent once', async () => {
    const { opened, open } = gate();
    const sent = takeForms('/password-recover.php', async () => {
      await opened;
      return Response.json({ status: 'success', message: 'Jeśli takie konto istnieje, wysłaliśmy list.' });
    });
    await showForm(forgotPasswordPage({ ...WORDS, state: {} }).content);
    await control('username').fill('nikt');
    const button = page.getByRole('button', { name: 'Wyślij link' });
    await button.dblClick();
    await control('username').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(css('.form').element().getAttribute('data-state')).toBe('submitting');
    expect([progressAfter(299), progressAfter(1000) > 0.01]).toEqual([0, true]);
    open();
    await expect.element(page.getByText('Jeśli takie konto istnieje')).toHaveFocus();
    expect(progressAfter(1000)).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test('without a network keeps everything, says so, and goes when the network is back', async () => {
    let isOnline = false;
    checkInstead();
    takeForms('/contact.php', () =>
      isOnline
        ? Response.json({ status: 'success', message: 'Dziękujemy, wiadomość do nas dotarła.' })
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    await showContact();
    const values = {
      name: 'Halina Zaręba',
      contact: '600 100 200',
      subject: 'Młynek',
      message: 'Jaki młynek polecacie do kawy z Etiopii?',
    };
    await fillIn(values);
    await control('shop').selectOptions('Palarnia');
    const send = page.getByRole('button', { name: 'Wyślij wiadomość' });
    await send.click();
    await expect.element(summary).toHaveTextContent(UNSENT);
    await expect.element(summary).toHaveFocus();
    for (const [name, value] of Object.entries(values))
      await expect.element(control(name)).toHaveValue(value);
    isOnline = true;
    await send.click();
    await expect.element(page.getByText('Dziękujemy, wiadomość do nas dotarła.')).toBeVisible();
  });

  test('says nothing of what cannot be checked for want of a network, and checks once it is back', async () => {
    let isOnline = false;
    const questions = checkInstead('pl', () => isOnline || Promise.reject(new TypeError('Failed to fetch')));
    await showRegistration();
    await control('firstname').fill('Halina7');
    await pause();
    await expect.poll(() => questions).toHaveLength(1);
    await expect.element(control('firstname')).toHaveValue('Halina7');
    await expectMessage('firstname', '');
    isOnline = true;
    await control('firstname').fill('Halina8');
    await pause();
    await expectMessage('firstname', DIGITS);
  });
});

describe('a file', () => {
  const choose = (file: File) => {
    const input = control('files').element() as HTMLInputElement;
    const chosen = new DataTransfer();
    chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  test.for([
    [
      'Polish',
      {
        language: 'pl',
        ofType: 'Nie można wgrać pliku faktura.exe, ponieważ jego typ jest niedozwolony.',
        ofSize: 'Nie można wgrać pliku kubek.jpg, ponieważ jest większy niż dozwolony rozmiar 5,00\u00a0MB.',
      },
    ],
    [
      'English',
      {
        language: 'en',
        ofType: 'File cannot be uploaded faktura.exe, because its type of files is invalid.',
        ofSize: 'File cannot be uploaded kubek.jpg because it is larger than the allowed size of 5.00MB.',
      },
    ],
  ] as const)(
    'that may not be sent is refused when it is chosen, in %s',
    async ([, { language, ofType, ofSize }]) => {
      await showForm(
        <ComplaintForm fields={complaintForm(textsIn(language), '2026-11-15')} state={{}} />,
        language,
      );
      const alerts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent);
      choose(new File(['MZ'], 'faktura.exe'));
      expect(alerts()).toEqual([ofType]);
      await pause();
      expect(message('files').element().textContent).toBe(ofType);
      await expect.element(control('files')).toHaveValue('');
      choose(new File([new Uint8Array(5 * 1_048_576)], 'kubek.jpg', { type: 'image/jpeg' }));
      expect(alerts()).toEqual([ofType]);
      choose(new File([new Uint8Array(5 * 1_048_576 + 1)], 'kubek.jpg', { type: 'image/jpeg' }));
      expect(alerts()).toEqual([ofSize]);
      await expect.element(control('files')).toHaveValue('');
    },
  );
});
