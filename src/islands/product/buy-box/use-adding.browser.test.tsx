import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import { gate } from '#tests/support/gate.ts';
import { sampleSize } from '#tests/support/samples/sample-records.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  addButton,
  box,
  keepBasket,
  mainPrice,
  prepareProducts,
  quantityField,
  shippingLine,
  showProduct,
  toast,
} from '#tests/support/stage/product-stage.tsx';
import { progressAfter } from '#tests/support/stage/progress.ts';

const SOLD_OUT = sampleSize({ availability: 'disable', stock: 0 });
const FOR_POINTS = sampleSize({ phonePrice: true, pointsCost: 120 });
const ON_THE_PHONE = sampleSize({ phonePrice: true });
const FREE = sampleSize({ phonePrice: true, basketEnabled: true });
const GIFT = sampleSize({ gratis: true });
const ORDERED_IN = sampleSize({ availability: 'order', deliveryDays: 12, stock: null });

const status = css('.buy-box__status');
const notify = page.getByRole('heading', { name: 'Powiadom mnie, gdy wróci' });

prepareProducts();

async function expectRefusal(sentence: string): Promise<void> {
  await expect.element(addButton).toHaveAttribute('aria-disabled', 'true');
  await expect.element(quantityField).toBeDisabled();
  await addButton.click({ force: true });
  await expect.element(toast.last()).toHaveTextContent(new RegExp(`^${sentence}$`));
}

describe('availability', () => {
  test('in stock: the amount, the shipping time, and buying', async () => {
    await showProduct({ sizes: [sampleSize({ stock: 37 })] });
    await expect.element(status).toHaveTextContent('W magazynie: 37 szt.');
    await expect.element(shippingLine).toHaveTextContent(/^(Wysyłka|Zamów do \d\d:\d\d to wyślemy dzisiaj)/);
    await expect.element(quantityField).toBeEnabled();
    await expect.element(addButton).not.toHaveAttribute('aria-disabled');
    expect(notify.elements()).toEqual([]);
  });

  test('disable: the button alerts, quantity and points are off, the notify form is there', async () => {
    await showProduct({ sizes: [SOLD_OUT], pointsEarned: 20 });
    await expect.element(status).toHaveTextContent(/^Produkt niedostępny$/);
    await expectRefusal('Produkt niedostępny');
    await expect.element(css('.assurances')).not.toHaveTextContent('punkt');
    await expect.element(notify).toBeVisible();
    await expect.element(page.getByLabelText('Twój e-mail')).toBeEnabled();
  });

  test.each<[Language, RegExp]>([
    ['pl', /^Produkt niedostępny, wróci 01\.07\.2027$/],
    ['en', /^Unavailable, back on 01\/07\/2027$/],
  ])('disable with a date: the date follows the description (%s)', async (language, words) => {
    await showProduct({ sizes: [{ ...SOLD_OUT, deliveryDate: '2027-07-01' }] }, { language });
    await expect.element(status).toHaveTextContent(words);
  });

  test('order with an unknown delivery time: a notice instead of all that is said of delivery', async () => {
    await showProduct({ sizes: [{ ...ORDERED_IN, unknownTime: true }] }, { shipping: { unknownTime: true } });
    await expect
      .element(css('.shipping--unknown'))
      .toHaveTextContent(/^Termin wysyłki nie jest jeszcze znany\. Napiszemy, gdy go poznamy\.$/);
    await expect.element(box).not.toHaveTextContent('Dostawa: Polska');
    expect(page.getByRole('button', { name: 'Sposoby dostawy' }).elements()).toEqual([]);
    await expect.element(addButton).not.toHaveAttribute('aria-disabled');
  });

  test.each<[Language, RegExp]>([
    ['pl', /^Wysyłka za 35 dni$/],
    ['en', /^Ships in 35 days$/],
  ])('order in many days: the number of days (%s)', async (language, words) => {
    const shipping = {
      unknownTime: false as const,
      today: false,
      at: Date.now() + 35.2 * 86_400_000,
      days: 35,
      hours: 4,
      minutes: 0,
      weekDay: 1,
      weekAmount: 4,
      time: '2026-12-14 14:00:00',
    };
    await showProduct({ sizes: [ORDERED_IN] }, { language, shipping });
    if (language === 'pl') await expect.element(status).toHaveTextContent('Na zamówienie');
    await expect.element(shippingLine).toHaveTextContent(words);
  });
});

describe('purchase', () => {
  test('phone price with points: only in the loyalty programme', async () => {
    await showProduct({ sizes: [FOR_POINTS] });
    await expect.element(mainPrice).toHaveTextContent(/^120 punktów$/);
    await expectRefusal('Towar dostępny tylko w programie lojalnościowym\\.');
  });

  test('phone price without points: contact the seller, with a link', async () => {
    await showProduct({ sizes: [ON_THE_PHONE] });
    await expect.element(mainPrice).toHaveTextContent(/^Cena na telefon$/);
    const contact = page.getByRole('link', { name: 'Zapytaj o cenę' });
    await expect.element(contact).toHaveAttribute('href', '/contact.php');
    await expectRefusal('Cena na telefon\\. Skontaktuj się ze sprzedawcą');
  });

  test('phone price with basket_enable: buying is on and the price is Gratis!', async () => {
    const sent = keepBasket();
    await showProduct({ sizes: [FREE] });
    await expect.element(mainPrice).toHaveTextContent(/^Gratis!$/);
    await addButton.click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent).toHaveLength(1);
  });

  test('gratis: neither a buy section nor points', async () => {
    await showProduct({ sizes: [GIFT], pointsEarned: 20 });
    await expect.element(mainPrice).toHaveTextContent(/^Gratis!$/);
    expect(css('.buy-box__buy').elements()).toEqual([]);
    await expect.element(box).not.toHaveTextContent('punkt');
  });

  test('gratis: nothing of stock, delivery and returns, which are those of the goods it comes with', async () => {
    await showProduct({ sizes: [GIFT] });
    await expect.element(mainPrice).toHaveTextContent(/^Gratis!$/);
    await expect.element(box).not.toHaveTextContent(/Dostępny|Dostawa|Wysyłka|Zamów do|zwrot/i);
    expect(css('.buy-box__status, .assurances').elements()).toEqual([]);
  });

  test('otherwise: button and quantity are enabled, and buying succeeds', async () => {
    const sent = keepBasket();
    await showProduct();
    await addButton.click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent.map(String)).toEqual(['mode=add&product=7&size=uniw&number=1']);
  });

  test.each([
    [SOLD_OUT, 'Product unavailable'],
    [FOR_POINTS, 'Available only in the loyalty programme.'],
    [ON_THE_PHONE, 'Price on the phone. Contact the seller'],
  ])('in English the same refusals are said in English', async (size, sentence) => {
    await showProduct({ sizes: [size] }, { language: 'en' });
    await addButton.click({ force: true });
    await expect.element(toast.last()).toHaveTextContent(sentence);
  });

  test('in English the same success is said in English', async () => {
    keepBasket('The product has been added.');
    await showProduct({}, { language: 'en' });
    await addButton.click();
    await expect.element(toast).toHaveTextContent('The product has been added.');
  });

  test('a second press while the first is on its way adds nothing', async () => {
    const { opened, open } = gate();
    await showProduct();
    const asked = answerAt('/basketchange.php', async () => {
      await opened;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await addButton.click();
    await expect.poll(() => asked).toHaveLength(1);
    await addButton.click({ force: true });
    open();
    await expect.element(toast).toHaveTextContent(/^Wystąpił błąd/);
    expect(asked).toHaveLength(1);
  });

  test('a product that takes its time to be added draws a line at the top until it is', async () => {
    const { opened, open } = gate();
    await showProduct();
    answerAt('/basketchange.php', async () => {
      await opened;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(progressAfter(1000)).toBe(0);
    await addButton.click();
    await expect.poll(() => progressAfter(1000)).toBeGreaterThan(0.01);
    expect(progressAfter(299)).toBe(0);
    open();
    await expect.element(toast).toHaveTextContent(/^Wystąpił błąd/);
    expect(progressAfter(1000)).toBe(0);
  });

  test('a product that could not be added is said to be so, and can be tried again', async () => {
    await showProduct();
    answerAt('/basketchange.php', () => Promise.reject(new TypeError('Failed to fetch')));
    await addButton.click();
    await expect.element(toast).toHaveTextContent(/^Wystąpił błąd podczas dodawania produktu\.$/);
    await expect.element(toast).toHaveClass('toast--error');
    const sent = keepBasket();
    await addButton.click();
    await expect.element(toast.last()).toHaveTextContent('Produkt został dodany.');
    await expect.element(toast.last()).toHaveClass('toast--success');
    expect(sent).toHaveLength(1);
  });
});
