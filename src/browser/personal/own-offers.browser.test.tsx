import { afterEach, describe, expect, test } from 'vitest';
import { sampleSize, steady } from '#tests/support/samples/sample-records.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  answerSizes,
  inSizes,
  mainPrice,
  pill,
  prepareProducts,
  showProduct,
  subscription,
} from '#tests/support/stage/product-stage.tsx';
import { followOffers } from './own-offers.ts';

const CODE = 'MGLA10';
const SIZES = { sizes: inSizes('250g', '1kg') };
const code = { percent: 10, startsAt: Date.now() - 1000, name: CODE };
const WITH_CODE = /product-price--omnibus-code(?: |$)/;
const priceBox = css('.product-price');

prepareProducts();
afterEach(() => followOffers(undefined));

/** The prices of a product with the code, in the shop's place; the questions are noted. */
function answerWithCode(record: Parameters<typeof answerSizes>[0]) {
  const asked = answerSizes(record, undefined, { code });
  return () => asked.map(({ address }) => address.search);
}

const untilWithCode = () => expect.poll(() => priceBox.element().className).toMatch(WITH_CODE);

describe('a code that is activated on the page itself', () => {
  test('brings the new price of the size that is shown, then those of the others', async () => {
    await showProduct(SIZES);
    const questions = answerWithCode(SIZES);
    followOffers(CODE, true);
    await untilWithCode();
    await expect.element(mainPrice).toHaveTextContent('36,00 zł');
    await expect
      .poll(questions)
      .toEqual(['?action=get&product=7&size=250g&get=sizeprices', '?action=get&product=7&get=sizes']);
    await pill('1kg').click();
    await expect.element(mainPrice).toHaveTextContent('72,00 zł');
    await expect.element(css('.product-price__saving')).toHaveTextContent('Oszczędzasz 10%');
    expect(questions()).toHaveLength(2);
  });

  test('brings it in a subscription too', async () => {
    const subscriptions = [{ everyDays: 14, rebateType: 'percentage' as const, rebateValue: 10 }];
    await showProduct({ ...SIZES, subscriptions });
    await subscription.selectOptions('14');
    await expect.element(mainPrice).toHaveTextContent('36,00 zł');
    const questions = answerWithCode({ ...SIZES, subscriptions });
    followOffers(CODE, true);
    await untilWithCode();
    expect(questions()[0]).toMatch(/get=sizeprices&subscription=1$/);
    await expect.element(mainPrice).toHaveTextContent('32,40 zł');
    await expect.poll(questions).toHaveLength(2);
  });

  test('needs one call for a product of one size', async () => {
    const record = { sizes: [sampleSize({ prices: steady(4000) })] };
    await showProduct(record);
    const questions = answerWithCode(record);
    followOffers(CODE, true);
    await untilWithCode();
    await expect.element(mainPrice).toHaveTextContent('36,00 zł');
    expect(questions()).toHaveLength(1);
  });

  test('and given up again gives the prices of the page back', async () => {
    await showProduct(SIZES);
    const questions = answerWithCode(SIZES);
    followOffers(CODE, true);
    await untilWithCode();
    await expect.poll(questions).toHaveLength(2);
    followOffers(undefined);
    await expect.element(mainPrice).toHaveTextContent('40,00 zł');
    expect(priceBox.element().className).not.toMatch(WITH_CODE);
  });
});
