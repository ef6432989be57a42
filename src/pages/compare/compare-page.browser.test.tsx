import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choiceOf } from '#domain/compare/compared.ts';
import { cardOf, sizeOffers } from '#domain/product/offers.ts';
import { overflowNow } from '#tests/support/page-checks.ts';
import { SAMPLE_NOW, sampleProduct, sampleSize } from '#tests/support/samples/sample-records.ts';
import { expectAccessible, expectToFit } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { comparePage } from './compare-page.tsx';

const pricing = { now: SAMPLE_NOW, rate: 1, newForDays: 30, fewLeft: 3 };
const FEATURES = Array.from({ length: 20 }, (_, index) => ({
  name: `Cecha ${index}`,
  value: 'jak najlepsza',
}));
const SIX = ['Brazylia Cerrado', 'Kenia Kiambu AA', 'Dripper', 'Rwanda', 'Etiopia', 'Peru'].map(
  (name, index) => {
    const sizes = index % 2 === 0 ? [sampleSize()] : [sampleSize({ type: 'S' }), sampleSize({ type: 'M' })];
    const record = sampleProduct({ id: index + 1, name, parameters: FEATURES, sizes });
    const choice = choiceOf(record, sizeOffers(record, pricing));
    return { card: cardOf(record, pricing), parameters: record.parameters, ...choice };
  },
);

const show = () =>
  stageLayout(
    comparePage(
      { shopName: 'Mgła', title: 'Porównanie produktów' },
      { products: SIX, onlyDifferences: false },
    ),
  );

describe('six products', () => {
  beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));

  test('on a phone scroll by themselves, with their names and the features in sight', async () => {
    await onPhone();
    show();
    expect(overflowNow()).toBe(0);
    const region = page.getByRole('region', { name: 'Porównanie produktów' });
    const scroller = region.element() as HTMLElement;
    scroller.focus();
    await expect.element(region).toHaveFocus();
    scroller.scrollTo({ left: 400, top: 300, behavior: 'instant' });
    expect([scroller.scrollLeft, scroller.scrollTop]).toEqual([400, 300]);
    const placeOf = (of: Element | undefined) => of?.getBoundingClientRect() ?? new DOMRect(-99, -99);
    const table = page.getByRole('table');
    const name = placeOf(table.getByRole('columnheader').elements()[4]);
    const feature = placeOf(table.getByRole('rowheader').elements()[3]);
    expect(Math.abs(name.y - placeOf(scroller).y)).toBeLessThanOrEqual(2);
    expect(Math.abs(feature.x - placeOf(scroller).x)).toBeLessThanOrEqual(2);
    expect(overflowNow()).toBe(0);
  });

  test('are accessible', async () => {
    await expectAccessible('the comparison', async () => show());
    // It is folded by a script of its own.
    css('footer').element().remove();
    await expectToFit('the comparison');
  });
});
