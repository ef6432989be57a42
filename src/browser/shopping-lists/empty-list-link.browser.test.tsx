import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startNavigation } from '#browser/navigation/navigation.ts';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { gate } from '#tests/support/gate.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import { openPage, servePage } from '#tests/support/stage/pages-stage.tsx';
import { startEmptyListLinks } from './empty-list-link.ts';

const link = page.getByRole('link', { name: 'Do list' });
const title = page.getByRole('heading', { level: 1 });

noteNavigations();
beforeAll(() => {
  startNavigation();
  startEmptyListLinks();
});

/** A page with such a link, as the header has it for who has no list; the visits of lists are noted. */
function openLink(language: Language = 'pl'): URL[] {
  const { lists, contact } = linksIn(language);
  const head = { title: '', description: '', paths: { pl: '/', en: '/en/' } };
  const asked = servePage(lists, () => ({ head, content: <h1>Listy</h1> }), language);
  const content = (
    <a href={lists} data-empty-list="">
      Do list
    </a>
  );
  openPage(contact, () => ({ head, content }), language);
  return asked;
}

const made = () => Response.json({ data: { shoppingListCreate: { status: 'success', id: '1' } } });

describe('a link to lists where there is none yet', () => {
  test('has the first list made, and then leads to it', async () => {
    const asked = openLink();
    const creations = answerAt(GRAPHQL_PATH, () => {
      expect(asked).toEqual([]);
      return made();
    });
    await link.click();
    await expect.element(title).toHaveTextContent('Listy');
    expect(creations.map(({ address }) => address.search)).toEqual(['?query=createShoppingList']);
    expect(JSON.parse(creations[0]?.body ?? '')).toEqual({
      query: expect.stringContaining(
        'shoppingListCreate(ShoppingListSettingsInput: {name: $name}) { status id }',
      ),
      variables: { name: 'Lista zakupowa' },
    });
  });

  test('makes one list, however often it is pressed', async () => {
    openLink();
    const { opened, open } = gate();
    const creations = answerAt(GRAPHQL_PATH, async () => {
      await opened;
      return made();
    });
    await userEvent.dblClick(link);
    await expect.poll(() => creations).toHaveLength(1);
    open();
    await expect.element(title).toHaveTextContent('Listy');
    expect(creations).toHaveLength(1);
  });

  test('asks for the page only when there is a list, however long the pointer rested on it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = openLink();
    answerAt(GRAPHQL_PATH, made);
    await link.hover();
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([]);
    vi.useRealTimers();
    await link.click();
    await expect.element(title).toHaveTextContent('Listy');
    expect(asked).toHaveLength(1);
  });

  test('names the list in the language of the page', async () => {
    openLink('en');
    const creations = answerAt(GRAPHQL_PATH, made);
    await link.click();
    await expect.element(title).toHaveTextContent('Listy');
    expect(JSON.parse(creations[0]?.body ?? '').variables).toEqual({ name: 'Shopping list' });
  });

  test.each([
    ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['breaks', () => new Response('no', { status: 500 })],
  ])('leads there anyway when the making %s', async (_, answer) => {
    openLink();
    const creations = answerAt(GRAPHQL_PATH, answer);
    await link.click();
    await expect.element(title).toHaveTextContent('Listy');
    expect(creations).toHaveLength(1);
  });

  test('leads there anyway when the making answers nothing', async () => {
    const patience = new AbortController();
    const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    openLink();
    const creations = answerAt(GRAPHQL_PATH, () => new Promise(() => {}));
    await link.click();
    await expect.poll(() => creations).toHaveLength(1);
    expect(waited).toHaveBeenCalledWith(4_000);
    waited.mockRestore();
    patience.abort(new Error('too late'));
    await expect.element(title).toHaveTextContent('Listy');
  });
});
