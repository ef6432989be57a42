import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gate } from '#tests/support/gate.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import { partialAnswer, servePage } from '#tests/support/stage/pages-stage.tsx';
import {
  addressNow,
  COFFEE,
  cards,
  endlessAt,
  longAt,
  moreButton,
  openList,
  PAGE_SIZE,
  prepareLists,
} from '#tests/support/stage/product-list-stage.tsx';

const WHOLE = 2 * PAGE_SIZE - 2;
const nextPage = `${COFFEE}?page=2`;
const link = (name: string) => page.getByRole('link', { name });
const focusOn = (part: ReturnType<typeof css>) =>
  (part.element() as HTMLElement).focus({ preventScroll: true });

const led = noteNavigations();
prepareLists();

describe('more products', () => {
  test('are added by a button; the address follows, the links to pages stay, the number is said', async () => {
    await openFarFromItsEnd();
    focusOn(moreButton);
    await userEvent.keyboard('{Enter}');
    await expect.element(cards).toHaveLength(WHOLE);
    expect(addressNow()).toBe(nextPage);
    await expect.element(css('[data-more-status]')).toHaveTextContent(/^Dodano 6 produktów\.$/);
    await expect.element(page.getByText(`Produkty 1–${WHOLE} z`)).toBeVisible();
    await expect.element(css('.pager [aria-current=page]')).toHaveTextContent(/^2$/);
    await expect.element(link('Poprzednia')).toHaveAttribute('href', COFFEE);
    expect(moreButton.elements()).toEqual([]);
    await expect.element(cards.nth(PAGE_SIZE).getByRole('link')).toHaveFocus();
    expect(led).toEqual([]);
  });

  test('come by themselves near the end, three times at most; then there is the button', async () => {
    await page.viewport(360, 740);
    await openList(COFFEE, endlessAt);
    const gates = Array.from({ length: 4 }, gate);
    const asked = answerAt(COFFEE, async ({ address }) => {
      await gates[asked.length - 1]?.opened;
      return partialAnswer(endlessAt(address));
    });
    for (const [index, { open }] of gates.slice(0, 3).entries()) {
      css('.more').element().scrollIntoView();
      await expect.poll(() => asked).toHaveLength(index + 1);
      expect(cards.elements()).toHaveLength((index + 1) * PAGE_SIZE);
      open();
      await expect.poll(() => cards.elements().length).toBe((index + 2) * PAGE_SIZE);
    }
    css('footer').element().scrollIntoView();
    await seenByObservers();
    expect(asked.map(({ address }) => address.searchParams.get('page'))).toEqual(['2', '3', '4']);
    gates[3]?.open();
    await moreButton.click();
    await expect.element(cards).toHaveLength(5 * PAGE_SIZE);
    expect(addressNow()).toBe(`${COFFEE}?page=5`);
    await expect.element(moreButton).toBeVisible();
  });

  test('that are slow to come are asked for once', async () => {
    await openFarFromItsEnd();
    const { opened, open } = gate();
    const asked = answerAt(COFFEE, async ({ address }) => {
      await opened;
      return partialAnswer(longAt(address));
    });
    focusOn(moreButton);
    await userEvent.keyboard('{Enter}');
    await expect.element(moreButton).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByText('Wczytujemy kolejne produkty…')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    open();
    await expect.element(cards).toHaveLength(WHOLE);
    expect(asked).toHaveLength(1);
  });

  test('that do not come leave the button, which says so and tries again', async () => {
    await openFarFromItsEnd();
    answerAt(COFFEE, () => new Response('broken', { status: 500 }));
    focusOn(moreButton);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('Nie udało się wczytać kolejnych produktów. Spróbuj jeszcze raz.'))
      .toBeVisible();
    expect(cards.elements()).toHaveLength(PAGE_SIZE);
    expect(addressNow()).toBe(COFFEE);
    servePage(COFFEE, longAt);
    await userEvent.keyboard('{Enter}');
    await expect.element(cards).toHaveLength(WHOLE);
  });
});

/** A list of two pages on a screen so small that nothing comes by itself. */
async function openFarFromItsEnd(): Promise<void> {
  await page.viewport(360, 740);
  await openList(COFFEE, longAt);
}

/** Observers are told of what is near the screen in the frame after it came there. */
async function seenByObservers(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}
