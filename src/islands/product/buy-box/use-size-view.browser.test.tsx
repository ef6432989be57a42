import { afterEach, describe, expect, test, vi } from 'vitest';
import { GRAPHQL_PATH, PROJECTOR_PATH } from '#contract/wire.ts';
import { gate } from '#tests/support/gate.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import {
  addButton,
  answerSizes,
  box,
  inSizes,
  keepBasket,
  mainPrice,
  pill,
  prepareProducts,
  showProduct,
  subscription,
  toast,
} from '#tests/support/stage/product-stage.tsx';

const SIZES = inSizes('250g', '1kg', '2kg', '5kg');
const FEW_ON_PAGE = { held: 1 };
const OWN_PAGE = expect.stringMatching(/ \/produkt\/7\/etiopia-guji\?size=2kg$/);
const wantedOf = (address: URL) => address.searchParams.get('size');

const led = noteNavigations();
prepareProducts();
afterEach(() => {
  vi.useRealTimers();
});

describe('a size that is not on the page', () => {
  test('is fetched; a slow answer never replaces a newer choice', async () => {
    const sent = keepBasket();
    await showProduct({ sizes: SIZES }, FEW_ON_PAGE);
    const slow = gate();
    const answered: (string | null)[] = [];
    answerSizes({ sizes: SIZES }, async (address) => {
      if (wantedOf(address) === '2kg') await slow.opened;
      answered.push(wantedOf(address));
    });
    await pill('2kg').click();
    await expect.element(box).toHaveAttribute('aria-busy', 'true');
    await pill('1kg').click();
    await expect.element(box).not.toHaveAttribute('aria-busy');
    await expect.element(mainPrice).toHaveTextContent('80,00 zł');
    slow.open();
    await expect.poll(() => answered).toContain('2kg');
    await new Promise(requestAnimationFrame);
    await expect.element(mainPrice).toHaveTextContent('80,00 zł');
    expect(location.search).toBe('?size=1kg');
    await addButton.click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent.map((fields) => fields.get('size'))).toEqual(['1kg']);
  });

  test('brings all others at once after it', async () => {
    await showProduct({ sizes: SIZES }, FEW_ON_PAGE);
    const asked = answerSizes({ sizes: SIZES });
    await pill('2kg').click();
    await expect.element(mainPrice).toHaveTextContent('120,00 zł');
    await expect.poll(() => asked).toHaveLength(2);
    await pill('1kg').click();
    await expect.element(mainPrice).toHaveTextContent('80,00 zł');
    await pill('5kg').click();
    await expect.element(mainPrice).toHaveTextContent('160,00 zł');
    expect(asked.map(({ address }) => address.searchParams.get('get'))).toEqual([
      'sizeavailability,sizedelivery,sizeprices',
      'sizes',
    ]);
  });

  test.each([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    ['has no data', () => Response.json(null), 'setCurrentSize no data'],
  ])('and %s is reported and opens as a page of its own', async (_, answer, report) => {
    await showProduct({ sizes: SIZES }, FEW_ON_PAGE);
    const reports = answerAt(GRAPHQL_PATH, () => new Response());
    answerAt(PROJECTOR_PATH, answer);
    await pill('2kg').click();
    await expect.poll(() => led).toEqual([OWN_PAGE]);
    await expect
      .poll(() => reports.map(({ address }) => address.searchParams.get('JSerror')))
      .toEqual([expect.stringContaining(report)]);
    await expect.element(css('.sizes input:checked')).toHaveAttribute('value', '2kg');
  });

  test('is said to be so without a network, and the last one stays', async () => {
    await showProduct({ sizes: SIZES }, FEW_ON_PAGE);
    answerAt(GRAPHQL_PATH, () => new Response());
    answerAt(PROJECTOR_PATH, () => Promise.reject(new TypeError('Failed to fetch')));
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pill('2kg').click();
    await expect.element(toast).toHaveTextContent('Nie mamy połączenia z siecią.');
    await expect.element(css('.sizes input:checked')).toHaveAttribute('value', '250g');
    await expect.element(box).not.toHaveAttribute('aria-busy');
    await expect.element(mainPrice).toHaveTextContent('40,00 zł');
    expect(location.search).toBe('?size=250g');
    network.mockReturnValue(true);
    answerSizes({ sizes: SIZES });
    await pill('2kg').click();
    await expect.element(mainPrice).toHaveTextContent('120,00 zł');
    expect(led).toEqual([]);
  });

  test('and takes longer than 18 s is given up', async () => {
    await showProduct({ sizes: SIZES }, FEW_ON_PAGE);
    answerAt(GRAPHQL_PATH, () => new Response());
    const { opened: asked, open } = gate();
    answerAt(PROJECTOR_PATH, () => {
      open();
      return new Promise(() => {});
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await pill('2kg').click();
    await asked;
    await vi.advanceTimersByTimeAsync(17_000);
    expect(box.element().getAttribute('aria-busy')).toBe('true');
    expect(led).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    // Whoever waits while time stands still moves it on.
    vi.useRealTimers();
    await expect.poll(() => led).toEqual([OWN_PAGE]);
  });

  test('is asked for in a subscription as such', async () => {
    const record = {
      sizes: SIZES,
      subscriptions: [{ everyDays: 14, rebateType: 'percentage' as const, rebateValue: 10 }],
    };
    await showProduct(record, FEW_ON_PAGE);
    const asked = answerSizes(record);
    await subscription.selectOptions('14');
    await pill('1kg').click();
    await expect.element(box).not.toHaveAttribute('aria-busy');
    await expect.element(mainPrice).toHaveTextContent('72,00 zł');
    expect(asked[0]?.address.search).toMatch(/size=1kg.*subscription=1/);
    const chosen = css('.subscription option:checked').element().textContent;
    expect(chosen).toBe(`co 14 dni: ${mainPrice.element().textContent}`);
  });
});
