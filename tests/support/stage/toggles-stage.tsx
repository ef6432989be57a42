import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { underway } from '#browser/toggles/show-toggles.ts';
import { $compared, $listed } from '#browser/toggles/toggles-store.ts';
import type { CompareChangeAnswer } from '#contract/compare/compare-change.ts';
import { LIST_FIELDS, type ListChangeAnswer } from '#contract/shopping-lists/list-change.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';
import { CompareBar } from '#ui/compare/compare-bar/compare-bar.tsx';
import { Footer } from '#ui/footer/footer.tsx';
import { Header } from '#ui/header/header.tsx';
import { coffee } from '#ui/product/product-card/product-card.examples.tsx';
import { CardGrid } from '#ui/product/product-card/product-card.tsx';
import { ToggleForms } from '#ui/product/product-toggles/product-toggles.tsx';
import type { ShopView } from '#ui/shop-view/shop-view.tsx';
import { type Asked, answerAt } from './answers.ts';
import { css } from './css.ts';
import { stage } from './stage.tsx';

export const NAMES = ['Brazylia', 'Kenia', 'Rwanda', 'Etiopia', 'Kostaryka', 'Gwatemala', 'Peru'];
const idOf = (name = '') => NAMES.indexOf(name) + 1;

const MOST_COMPARED = 6;

export const wishlistToggle = (name = '') =>
  page.getByRole('button', { name: `Zapisz na liście: ${name}`, exact: true });
export const compareToggle = (name = '') =>
  page.getByRole('button', { name: `Porównaj: ${name}`, exact: true });
export const toast = css('.toast');
export const listsLink = css('[data-lists-link]');
export const listsCount = css('[data-lists-count]');

export const cards = NAMES.map((name) => ({
  ...coffee,
  id: idOf(name),
  slug: name.toLowerCase(),
  name,
  pictures: [],
}));

/** A page with products, whose shopper has marked nothing yet. */
export function showTogglesOf(
  view: Partial<ShopView> = {},
  more = <CardGrid cards={cards} headingLevel="h2" />,
) {
  $listed.set(undefined);
  $compared.set(undefined);
  underway.clear();
  stage(
    <>
      <Header shopName="Palarnia Mgła" menu={[]} languageLink={null} />
      <main id="content" data-region="content" tabIndex={-1}>
        <h1>Kawa</h1>
        {more}
      </main>
      <CompareBar id="compare-bar" />
      <Footer shopName="Palarnia Mgła" tagline="Kawa" menu={[]} pages={[]} />
      <ToggleForms />
      <div id="alerts" className="toasts" />
      <div id="view-reference" aria-hidden="true" />
    </>,
    view,
  );
  $listed.set({ products: [], count: 0, lists: 0 });
  $compared.set([]);
}

/** Keeps lists in the shop's place; answers with what was sent to them. */
export function keepLists(before: (fields: URLSearchParams) => unknown = () => {}): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  const products = new Set<number>();
  answerAt('/shoppinglistchange.php', async ({ body }) => {
    const fields = new URLSearchParams(body);
    sent.push(fields);
    const refused = await before(fields);
    if (refused instanceof Response) return refused;
    const product = Number(fields.get(LIST_FIELDS.product));
    const isAdded = fields.get(LIST_FIELDS.action) === 'add';
    if (isAdded) products.add(product);
    else products.delete(product);
    const message = `${isAdded ? 'Dodano do listy' : 'Usunięto z listy'}: ${NAMES[product - 1]}`;
    const answer: ListChangeAnswer = {
      status: 'success',
      message,
      list: 1,
      products: [...products],
      count: products.size,
    };
    return Response.json(answer);
  });
  return sent;
}

export const compared = (name: string): WireComparedProduct => ({
  id: idOf(name),
  name,
  link: `/produkt/${idOf(name)}`,
  icon: '',
});

/** Keeps the comparison in the shop's place; answers with what was asked for. */
export function keepComparison(chosen: readonly string[] = []): Asked[] {
  let product = chosen.map(compared);
  $compared.set(product);
  return answerAt('/comparechange.php', ({ body }) => {
    const fields = new URLSearchParams(body);
    const name = NAMES[Number(fields.get('product')) - 1] ?? '';
    const isFull = fields.get('mode') === 'add' && product.length === MOST_COMPARED;
    if (fields.get('mode') === 'clear') product = [];
    else if (fields.get('mode') === 'remove') product = product.filter((one) => one.name !== name);
    else if (!isFull) product = [...product, compared(name)];
    const answer: CompareChangeAnswer = {
      status: isFull ? 'error' : 'success',
      message: isFull ? 'Porównujesz już 6 produktów.' : `Dodano do porównania: ${name}`,
      product,
    };
    return Response.json(answer, { status: isFull ? 409 : 200 });
  });
}

export const untilPressed = (toggle: ReturnType<typeof wishlistToggle>, pressed = true) =>
  expect.element(toggle).toHaveAttribute('aria-pressed', String(pressed));
