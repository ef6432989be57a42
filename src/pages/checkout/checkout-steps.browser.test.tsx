import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  checkInstead,
  control,
  fillIn,
  sendButton,
  showForm,
  summary,
  takeForms,
} from '#tests/support/stage/form-stage.tsx';
import { complaints, hydrateIslands } from '#tests/support/stage/stage.tsx';
import { checkoutContactForm } from './checkout-forms.ts';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';

const POLAND = 1143020003;
const REQUIRED = 'Proszę wypełnić to pole.';
const PLACE = { street: 'Długa', street_number: '5', zipcode: '00-950', city: 'Warszawa' };
const GUEST = { email: 'anna@example.org', phone: '501200300', lastname: 'Nowak', ...PLACE };

const shippingMethod = (
  method: string,
  name: string,
  kind: ShippingMethod['kind'],
  prepaid = true,
): ShippingMethod => ({
  ...{ method, name, kind, prepaid, icon: null, daysMin: 1, daysMax: 2, cost: 1590 },
});
const PAID = [
  shippingMethod('courier', 'Kurier', 'courier'),
  shippingMethod('point', 'Odbiór w punkcie', 'point'),
];
const CHOICES = {
  shippingMethods: [...PAID, shippingMethod('courier', 'Kurier', 'courier', false)],
  paid: PAID,
  payments: ['gateway', 'transfer'] as const,
};

const radio = (name: RegExp) => page.getByRole('radio', { name });
const toPoint = radio(/^Odbiór w punkcie/);
const onDelivery = radio(/^Kurier.*przy odbiorze/);
const links = () => summary.elements().flatMap((one) => [...one.querySelectorAll('a')].map(textOf));
const textOf = (one: Element) => one.textContent;

beforeEach(() => {
  sessionStorage.clear();
  checkInstead();
});

describe('the address of who orders', () => {
  const other = page.getByLabelText('Faktura na firmę lub inne dane');

  async function show(): Promise<void> {
    const form = checkoutContactForm({ language: 'pl', regions: [POLAND] }, false);
    const state = { values: { country: String(POLAND), phone_prefix: '+48' } };
    await showForm(<ContactStep form={form} state={state} isClient={false} />);
  }

  test('is followed by that of an invoice only where it is asked for, the tax number first', async () => {
    await show();
    await expect.element(control('invoice_street')).not.toBeVisible();
    await other.click();
    await expect.element(control('invoice_street')).toBeVisible();
    const fields = css('[data-shown-with=other_invoice] :is(input, select)').elements();
    expect(fields.slice(0, 3).map((field) => field.getAttribute('name'))).toEqual([
      'invoice_nip',
      'invoice_firm',
      'invoice_firstname',
    ]);
  });

  test('and that of the invoice: one reads which of the two lacks something', async () => {
    const sent = takeForms('/order.php', { status: 'success' });
    await show();
    await fillIn(GUEST);
    await other.click();
    await sendButton.click();
    await expect
      .poll(() => links().filter((text) => text?.includes('Imię')))
      .toEqual([`Imię: ${REQUIRED}`, `Dane do faktury: Imię: ${REQUIRED}`]);
    await other.click();
    await expect.poll(links).toEqual([`Imię: ${REQUIRED}`]);
    expect(sent).toEqual([]);
  });
});

describe('delivery and payment', () => {
  const show = () =>
    showForm(<DeliveryStep choices={CHOICES} state={{}} point={{ method: 'point', region: POLAND }} />);

  test('say at once all that is missing, by the names of the groups', async () => {
    const sent = takeForms('/order-delivery.php', { status: 'success', message: 'Dalej.' });
    await show();
    const payment = 'Płatność z góry: Proszę wybrać opcję.';
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect.poll(links).toEqual(['Dostawa: Proszę wybrać opcję.', payment]);
    await toPoint.click();
    await expect.poll(links).toEqual([payment]);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect.poll(links).toEqual(['Punkt odbioru: Wybierz punkt odbioru.', payment]);
    await onDelivery.click();
    await expect.poll(() => summary.elements()).toEqual([]);
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect.element(page.getByText('Dalej.', { exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('ask for nothing in advance of who pays on delivery', async () => {
    await show();
    await expect.element(radio(/^Płatność online/)).toBeVisible();
    await onDelivery.click();
    await expect.element(radio(/^Płatność online/)).not.toBeInTheDocument();
  });

  test('and what is said of a point that is missing stays when the map at it hydrates', async () => {
    await show();
    await toPoint.click();
    await page.getByRole('button', { name: 'Dalej' }).click();
    const missing = page.getByText('Wybierz punkt odbioru.', { exact: true });
    await expect.element(missing).toBeVisible();
    await hydrateIslands();
    await expect.element(missing).toBeVisible();
    // React notes, while one develops, that the field has been marked since it was sent.
    complaints.length = 0;
  });
});
