import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { $basket } from '#browser/basket/basket-store.ts';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { sampleSize, steady } from '#tests/support/samples/sample-records.ts';
import { css } from '#tests/support/stage/css.ts';
import { prepareProducts, quantityField, showProduct } from '#tests/support/stage/product-stage.tsx';

const SYSTEM = {
  instalmentName: 'Raty Mgła',
  link: '/informacje/raty?kwota={calculate_price}',
  minPrice: 30_000,
};
const instalments = [SYSTEM];
const DEAR = { sizes: [sampleSize({ prices: steady(89_900) })] };
const CHEAP = { sizes: [sampleSize({ stock: 100, prices: steady(3790) })] };
const BOTH = 'Oblicz raty razem z kwotą z koszyka';

const trigger = css('.instalments');
/** Who comes by another way than the product's own: such as a link of the owner. */
function comeOtherwise(): void {
  const control = document.createElement('button');
  control.dataset.control = 'open';
  control.setAttribute('aria-controls', 'instalments-0');
  control.textContent = 'Raty';
  document.querySelector('main')?.append(control);
  control.click();
}
const dialog = page.getByRole('dialog', { name: 'Kalkulator rat: Raty Mgła' });

prepareProducts();
beforeAll(() => {
  startPageControls();
  runNotices();
});

describe('the calculator of a product', () => {
  test('opens with the price of the quantity in its field', async () => {
    await showProduct(DEAR, { instalments });
    await expect.element(trigger).toHaveTextContent(/^Oblicz raty: Raty Mgła$/);
    await expect.element(trigger).toHaveAttribute('href', '/informacje/raty?kwota=899.00');
    await page.getByRole('button', { name: 'Więcej' }).click();
    await expect.element(trigger).toHaveAttribute('href', '/informacje/raty?kwota=1798.00');
  });

  test('is led to only where instalments can be had', async () => {
    await showProduct(CHEAP, { instalments });
    expect(trigger.elements()).toEqual([]);
    await quantityField.fill('9');
    await expect.element(trigger).toHaveAttribute('href', '/informacje/raty?kwota=341.10');
    await quantityField.fill('1');
    await expect.poll(() => trigger.elements()).toEqual([]);
  });

  test('below the minimum is a dialog that says so; more of it opens the calculator', async () => {
    await showProduct(CHEAP, { instalments });
    comeOtherwise();
    await expect
      .element(dialog)
      .toHaveTextContent(
        'Nie można obliczyć rat dla tego produktu, ponieważ najniższa kwota zakupu w systemie Raty Mgła to 300,00 zł',
      );
    const only = dialog.getByRole('button', { name: 'Oblicz raty tylko dla tego produktu' });
    await expect.element(only).toBeDisabled();
    await expect.element(only).toHaveAccessibleDescription('Zwiększ ilość produktu, aby obliczyć raty.');
    await expect.element(dialog).not.toHaveTextContent('razem z kwotą z koszyka');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Raty', exact: true })).toHaveFocus();
    await quantityField.fill('9');
    await expect.element(trigger).toHaveAttribute('href', '/informacje/raty?kwota=341.10');
  });

  test('offers the sum with the basket, where something is in it', async () => {
    await showProduct(CHEAP, { instalments });
    $basket.set(sampleBasket({ worth: 37.9, worth_net: 30.81 }));
    comeOtherwise();
    await expect.element(dialog.getByRole('button', { name: BOTH })).toBeDisabled();
    await expect
      .element(dialog)
      .toHaveTextContent('Zwiększ ilość produktu lub dodaj do koszyka inne produkty.');
    await userEvent.keyboard('{Escape}');
    await quantityField.fill('7');
    await trigger.click();
    await expect
      .element(dialog.getByRole('link', { name: BOTH }))
      .toHaveAttribute('href', '/informacje/raty?kwota=303.20');
  });

  test('tells an English shopper in the exact words', async () => {
    await showProduct(CHEAP, { instalments, language: 'en' });
    comeOtherwise();
    const english = page.getByRole('dialog', { name: 'Instalment calculator: Raty Mgła' });
    await expect
      .element(english)
      .toHaveTextContent(
        'You cannot run the instalments simulation for this product, because the minimum sum that allows for purchase made by Raty Mgła is 300,00 zł',
      );
    await expect
      .element(english.getByRole('button', { name: 'Calculate instalments only for this product' }))
      .toHaveAccessibleDescription('Increase the product quantity to run the instalments calculator.');
  });

  test('above the maximum asks for less of it, and of the basket too', async () => {
    await showProduct(DEAR, { instalments: [{ ...SYSTEM, maxPrice: 80_000 }] });
    $basket.set(sampleBasket({ worth: 37.9, worth_net: 30.81 }));
    comeOtherwise();
    await expect
      .element(dialog)
      .toHaveTextContent('najwyższa kwota zakupu w systemie Raty Mgła to 800,00 zł');
    await expect
      .element(dialog.getByRole('button', { name: 'Oblicz raty tylko dla tego produktu' }))
      .toHaveAccessibleDescription('Zmniejsz ilość produktu, aby obliczyć raty.');
    await expect
      .element(dialog.getByRole('button', { name: BOTH }))
      .toHaveAccessibleDescription('Zmniejsz ilość produktu lub usuń część produktów z koszyka.');
  });

  test('counts the net price where the shop sells by it, and its limit is net', async () => {
    const net = {
      sizes: [sampleSize({ stock: 100, prices: steady(2490) })],
      tiers: [{ from: 10, percent: 10 }],
    };
    await showProduct(net, { instalments, view: { priceType: 'net' } });
    comeOtherwise();
    await expect.element(dialog).toHaveTextContent('w systemie Raty Mgła to 300,00 zł netto');
    await userEvent.keyboard('{Escape}');
    // From 10 on one costs 18,22 net: 17 are enough, where 14 would be by their gross.
    await quantityField.fill('16');
    await expect.poll(() => trigger.elements()).toEqual([]);
    await quantityField.fill('17');
    await expect.element(trigger).toHaveAttribute('href', '/informacje/raty?kwota=309.74');
  });
});
