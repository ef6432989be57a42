import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PageNotice } from '#pages/account/form-page.tsx';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { openPage } from '#tests/support/stage/pages-stage.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { paymentPage, waitingPage } from './payment-page.tsx';

const LINK = { number: '2026-11-618033', token: 'x'.repeat(43) };
const WORDS = { shopName: 'Palarnia', title: 'Zapłać za zamówienie 2026-11-618033' };

const showChoice = (state: FormState = {}, notice?: PageNotice) =>
  openPage('/order-pay.php', () =>
    paymentPage(
      { ...WORDS, lead: 'Do zapłaty: 64,99 zł', notice },
      { link: LINK, state, hasBlik: true, pages: [{ name: 'przelewy24', title: 'Przelewy24' }] },
    ),
  );

test('whoever pays can use the page on a phone and a desktop, in the light and in the dark', async () => {
  const wrong = { problems: { blik_code: 'Kod BLIK ma 6 cyfr.' }, values: { blik_code: '7771' } };
  await expectAccessible('the ways to pay', async () => showChoice());
  await expectAccessible('a wrong code', async () => showChoice(wrong));
  await expectAccessible('after a refusal', async () => showChoice({}, { kind: 'error', text: 'Limit.' }));
  await expectAccessible('the wait', async () => openPage('/order-pay.php', () => waitingPage(WORDS, LINK)));
});

test('a phone offers digits for the code, and never remembers one', async () => {
  showChoice();
  const code = page.getByLabelText('Kod BLIK');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
});
