import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSize } from '#tests/support/samples/sample-records.ts';
import { holdAt, middleOf, pressAt } from '#tests/support/stage/pointer.ts';
import {
  addButton,
  keepBasket,
  prepareProducts,
  quantityField,
  showProduct,
  toast,
} from '#tests/support/stage/product-stage.tsx';

prepareProducts();

describe('a quantity', () => {
  test('that is typed is put right in the exact words', async () => {
    await showProduct({
      unit: 'kilogram',
      sellBy: 0.25,
      precision: 2,
      minPerOrder: 0.5,
      sizes: [sampleSize({ stock: 120 })],
    });
    await expect.element(quantityField).toHaveValue('0,50');
    for (const [typed, becomes, says] of [
      ['0,6', '0,75', undefined],
      ['1.3', '1,50', undefined],
      ['0,1', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
      ['nic', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
      ['-3', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
      ['1e309', '0,50', 'Minimalnie możesz zamówić 0,50 kg'],
      ['12345678901234567890', '120,00', 'Maksymalnie możesz zamówić 120,00 kg'],
    ] as const) {
      await quantityField.fill(typed);
      await userEvent.tab();
      await expect.element(quantityField, { message: typed }).toHaveValue(becomes);
      if (says) await expect.element(toast.last()).toHaveTextContent(new RegExp(`^${says}$`));
      if (says) await expect.element(toast.last()).toHaveClass('toast--warning');
      else expect(toast.elements()).toEqual([]);
    }
  });

  test.each([
    ['too little', '0', '1', /^Minimalnie możesz zamówić 1 op\.$/],
    ['too much', '100000', '317', /^Maksymalnie możesz zamówić 317 op\.$/],
  ])(
    'is put right by the button, which adds nothing; the second press adds (%s)',
    async (_, typed, becomes, says) => {
      await page.viewport(1280, 1400);
      const sent = keepBasket();
      const tiers = [5, 10, 20].map((from, index) => ({ from, percent: 5 * (index + 1) }));
      await showProduct({ unit: 'pack', tiers, sizes: [sampleSize({ stock: 317 })] });
      await quantityField.fill(typed);
      const place = addButton.element().getBoundingClientRect();
      await holdAt(middleOf(addButton), () => expect.element(addButton).toHaveFocus());
      await expect.element(toast).toHaveTextContent(says);
      await expect.element(quantityField).toHaveValue(becomes);
      expect(toast.elements()).toHaveLength(1);
      expect(sent).toEqual([]);
      expect(addButton.element().getBoundingClientRect()).toEqual(place);
      await pressAt(middleOf(addButton));
      await expect.element(toast.last()).toHaveTextContent('Produkt został dodany.');
      expect(sent.map((fields) => fields.get('number'))).toEqual([becomes]);
    },
  );

  test('of three is bought by who presses more twice and buys in the same moment', async () => {
    const sent = keepBasket();
    await showProduct();
    const buy = addButton.element().closest('.buy-box__buy');
    for (const part of ['.quantity__step:last-of-type', '.quantity__step:last-of-type', '[type=submit]']) {
      buy?.querySelector<HTMLElement>(part)?.click();
      // As between two presses: what is to be seen at once is, and nothing else has been done.
      await Promise.resolve();
    }
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    await expect.element(quantityField).toHaveValue('3');
    expect(sent.map((fields) => fields.get('number'))).toEqual(['3']);
  });

  test('of few to an order is chosen from a list', async () => {
    const sent = keepBasket();
    await showProduct({ maxPerOrder: 2 });
    await quantityField.selectOptions('2');
    await addButton.click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent.map((fields) => fields.get('number'))).toEqual(['2']);
  });
});
