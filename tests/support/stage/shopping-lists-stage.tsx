import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { startNavigation } from '#browser/navigation/navigation.ts';
import { startLists } from '#browser/shopping-lists/shop-lists.ts';
import { LIST_FIELDS, type ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';
import { withTax } from '#domain/price/money.ts';
import type { ListItem, ShownList } from '#domain/shopping-lists/shown-list.ts';
import type { ListNotice } from '#pages/shopping-lists/list-said.tsx';
import { shoppingListsPage } from '#pages/shopping-lists/shopping-lists-page.tsx';
import { answerAt } from './answers.ts';
import { css } from './css.ts';
import { emulateMedia } from './emulate.ts';
import { openPage, servePage } from './pages-stage.tsx';

export const LISTS = '/shoppinglist.php';
export const COFFEE = 'Brazylia Cerrado';
export const FILTERS = 'Filtry stożkowe';

export const said = css('#list-said');
export const items = css('.list-item');
export const item = (name: string) => css(`.list-item:has(h3 a:text-is("${name}"))`);
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What the shop keeps: the shopper's lists, and what it has to say on the next page. */
type Kept = { lists: ShownList[]; notice?: ListNotice | undefined };
let kept: Kept = { lists: [] };

/** Lists that hydrate, in a page whose links lead on without loading it again. */
export function prepareLists(): void {
  beforeAll(() => {
    startNavigation();
    startLists();
  });
  beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));
  afterEach(async () => {
    // Enter in a note that was changed sends it twice: the second would come into the next test's page.
    await expect.element(css('shop-lists[aria-busy]')).not.toBeInTheDocument();
    kept = { lists: [] };
  });
}

/** Opens the shopper's lists and waits until they are ready; what is sent to change them is noted. */
export async function openShoppingLists(
  lists: ShownList[] = [],
  notice?: ListNotice,
): Promise<URLSearchParams[]> {
  kept = { lists, notice };
  const sent: URLSearchParams[] = [];
  answerAt('/shoppinglistchange.php', ({ body }) => {
    const fields = new URLSearchParams(body);
    sent.push(fields);
    return Response.json(change(fields));
  });
  servePage(LISTS, pageAt);
  openPage(LISTS, pageAt);
  await untilReady();
  return sent;
}

export const untilReady = () => expect.element(css('shop-lists')).toHaveAttribute('data-ready');

/** Changes lists behind the page's back, as another tab has done; that tab tells of it. */
export function changeElsewhere(lists: ShownList[]): void {
  kept = { lists };
  const channel = new BroadcastChannel('basket');
  channel.postMessage('changed');
  channel.close();
}

export const list = (...names: string[]): ShownList => ({
  id: 1,
  name: 'Lista zakupowa',
  publicToken: null,
  items: names.map((name, index) => noted(name, index + 1)),
  discontinued: [],
});

export const noted = (name: string, sizeId: number, changes: Partial<ListItem> = {}): ListItem => ({
  sizeId,
  productId: sizeId,
  slug: 'kawa',
  name,
  size: { type: '1kg', name: '1 kg' },
  unit: 'piece',
  quantity: 1,
  price: withTax(4990, 2300),
  rules: { min: 1, step: 1, precision: 0 },
  note: '',
  purchase: 'buy',
  pointsCost: 0,
  availability: { status: 'enable' },
  ...changes,
});

function pageAt({ searchParams }: URL) {
  const { lists, notice } = kept;
  kept = { lists };
  const shown = lists.find(({ id }) => String(id) === searchParams.get(LIST_FIELDS.list)) ?? lists[0];
  return shoppingListsPage({
    shopName: 'Mgła',
    title: 'Listy zakupowe',
    origin: location.origin,
    lists: lists.map(({ id, name, items }) => ({ id, name, items: items.length })),
    deleted: [],
    isMissing: false,
    shown,
    carried: Number(searchParams.get(LIST_FIELDS.item)) || undefined,
    notice,
    typed: undefined,
  });
}

function change(fields: URLSearchParams): ListChangeAnswer {
  const [first] = kept.lists;
  const name = fields.get(LIST_FIELDS.name)?.trim() ?? '';
  const answer = { products: [], count: 0 };
  const sizeId = Number(fields.get(LIST_FIELDS.item));
  const product = first?.items.find((one) => one.sizeId === sizeId);
  const mode = fields.get(LIST_FIELDS.action);
  if (mode === 'create' || mode === 'rename') {
    if (!name) return { ...answer, status: 'error', message: 'Podaj nazwę listy.' };
    kept.lists = [{ ...list(), id: 2, name }, ...kept.lists];
    return tell(`Utworzono listę „${name}”.`, 2);
  }
  if (!first || !product) throw new Error(`nothing to change: ${fields}`);
  if (mode === 'take') {
    kept.lists = [{ ...first, items: first.items.filter((one) => one !== product) }];
    return tell(`Usunięto z listy: ${product.name}`, first.id);
  }
  const quantity = Number(fields.get(LIST_FIELDS.quantity));
  const changed = { ...product, quantity, note: fields.get(LIST_FIELDS.note) ?? '' };
  kept.lists = [{ ...first, items: first.items.map((one) => (one === product ? changed : one)) }];
  return tell(`Zapisano zmiany: ${product.name}`, first.id);

  function tell(text: string, id: number): ListChangeAnswer {
    kept.notice = { kind: 'success', text };
    return { ...answer, status: 'success', message: text, list: id, at: `${LISTS}?list=${id}` };
  }
}
