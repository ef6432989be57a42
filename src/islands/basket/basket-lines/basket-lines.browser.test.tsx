import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { type Basket, type BasketLine, emptyBasket } from '#domain/basket/basket.ts';
import { Island } from '#pages/island.tsx';
import { gate } from '#tests/support/gate.ts';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { progressAfter } from '#tests/support/stage/progress.ts';
import { hydrateIslands, stage } from '#tests/support/stage/stage.tsx';
import basketLines from './island.ts';

const filters: BasketLine = {
  id: 31,
  productId: 65,
  slug: 'filtry',
  name: 'Filtry stożkowe 02',
  size: { type: 'uniw', name: 'uniwersalny' },
  unit: 'pack',
  quantity: 4,
  rules: { min: 1, step: 1, precision: 0, max: 320 },
  price: { gross: 2490, net: 2024 },
  worth: { gross: 9960, net: 8098 },
};
const byWeight: BasketLine = { ...filters, id: 32, productId: 35, name: 'Herbata', unit: 'kilogram' };
const full: Basket = { lines: [filters], worth: filters.worth };
const removed = { product: '65', size: 'uniw', quantity: '4', subscription: '0' };

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name });
const quantity = page.getByLabelText(`Ilość: ${filters.name}`);
const total = css('.basket__total');
const toast = css('.toast');
const checkout = page.getByRole('link', { name: 'Przejdź do zamówienia' });

async function show(basket: Basket = full): Promise<void> {
  stageBasket(basket);
  await hydrateIslands();
}

function stageBasket(basket: Basket = full): void {
  const instalments = {
    systems: [],
    basket: { basketCount: 1, basketCost: 99.6, basketCostNet: 80.98, refusedBy: [] },
  };
  stage(
    <>
      <main>
        <Island of={basketLines} props={{ basket, instalments }} />
      </main>
      <div id="alerts" className="toasts" />
    </>,
  );
}

/** Changes the basket in the shop's place: each change leads to the next of these answers. What was sent is noted. */
function answerChanges(...answers: (Partial<BasketChangeAnswer> & { lines: Basket })[]) {
  const sent: Record<string, string>[] = [];
  answerAt('/basketchange.php', ({ body }) => {
    sent.push(Object.fromEntries(new URLSearchParams(body)));
    const answer: BasketChangeAnswer = {
      status: 'success',
      message: '',
      basket: sampleBasket(),
      ...(answers[sent.length - 1] ?? { lines: full }),
    };
    return Response.json(answer, { status: answer.status === 'success' ? 200 : 422 });
  });
  return sent;
}

test('a quantity that is stepped or typed before the basket is hydrated is sent', async () => {
  const sent = answerChanges();
  await show();
  for (const [change, number] of [
    [() => button(`Więcej: ${filters.name}`).element(), '5'],
    [typeSix, '6'],
  ] as const) {
    stageBasket();
    (change() as HTMLElement).click();
    await expect.poll(() => sent.at(-1)?.number).toBe(number);
  }
});

/** Answers with the button that sends what was typed. */
function typeSix(): Element {
  (quantity.element() as HTMLInputElement).value = '6';
  return css('.line__update').element();
}

test('the basket has its steppers in one column, whatever the unit', async () => {
  await show({ ...full, lines: [filters, byWeight] });
  const places = css('.basket__lines .quantity')
    .elements()
    .map((one) => one.getBoundingClientRect())
    .map(({ left, right }) => `${left} ${right}`);
  expect(places).toHaveLength(2);
  expect(new Set(places).size).toBe(1);
});

test('the basket puts back what was removed', async () => {
  const sent = answerChanges(
    { message: 'Usunięto z koszyka', lines: emptyBasket, removed },
    { message: 'Produkt wrócił do koszyka.', lines: full },
  );
  await show();
  await button(`Usuń z koszyka: ${filters.name}`).click();
  await expect.element(page.getByText('Koszyk jest pusty.')).toBeVisible();
  await button('Cofnij').click();
  await expect.element(quantity).toHaveValue('4');
  await expect.element(button('Cofnij')).not.toBeInTheDocument();
  expect(sent).toEqual([
    { mode: 'remove', line: '31' },
    { mode: 'restore', product: '65', size: 'uniw', number: '4', subscription: '0' },
  ]);
});

test('the basket orders now what is chosen, and the rest later', async () => {
  const later: Basket = { lines: [{ ...filters, later: true }], worth: { gross: 0, net: 0 } };
  const sent = answerChanges({ message: 'Zmieniono, co zamawiasz teraz.', lines: later }, { lines: full });
  await show();
  await expect.element(checkout).toBeVisible();
  await button('Zamów później').click();
  await expect.element(toast).toHaveTextContent('Zmieniono, co zamawiasz teraz.');
  await expect.element(total).toHaveTextContent('0,00');
  await expect.element(checkout).not.toBeInTheDocument();
  await button('Zamów teraz').click();
  await expect.element(total).toHaveTextContent('99,60');
  await expect.element(checkout).toBeVisible();
  expect(sent).toEqual([
    { mode: 'select', lines: '' },
    { mode: 'select', lines: '31' },
  ]);
});

test('the basket sends no quantity that is left as it was', async () => {
  const sent = answerChanges();
  await show();
  await quantity.click();
  await userEvent.tab();
  await button('Zamów później').click();
  await expect.poll(() => sent).toEqual([{ mode: 'select', lines: '' }]);
});

test('the basket leaves for later what was put off before', async () => {
  const sent = answerChanges();
  await show({ ...full, lines: [filters, { ...byWeight, later: true }] });
  await button('Zamów później').click();
  await expect.poll(() => sent).toEqual([{ mode: 'select', lines: '' }]);
});

test('the basket saves a line for later', async () => {
  const message = `Odłożono na listę zakupową: ${filters.name}`;
  const sent = answerChanges({ message, lines: emptyBasket });
  await show();
  await button('Odłóż na listę').click();
  await expect.element(toast).toHaveTextContent(message);
  await expect.element(page.getByText('Koszyk jest pusty.')).toBeVisible();
  expect(sent).toEqual([{ mode: 'later', line: '31' }]);
});

test('the basket takes a code, says what is wrong with another, and lets it go', async () => {
  const code = { code: 'MGLA10', kind: 'percentage', missing: 0 } as const;
  const sent = answerChanges(
    { status: 'error', message: 'Nie ma takiego kodu.', lines: full },
    { message: 'Kod MGLA10 działa.', lines: { ...full, code, worth: { gross: 8964, net: 7288 } } },
    { message: 'Kod usunięty.', lines: full },
  );
  await show();
  const field = page.getByRole('textbox', { name: 'Kod rabatowy' });
  await field.fill('niema');
  await button('Użyj kodu').click();
  await expect.element(toast).toHaveTextContent('Nie ma takiego kodu.');
  await field.fill('MGLA10');
  await button('Użyj kodu').click();
  await expect.element(total).toHaveTextContent('89,64');
  await button('Usuń kod').click();
  await expect.element(total).toHaveTextContent('99,60');
  expect(sent).toEqual([
    { mode: 'code', code: 'niema' },
    { mode: 'code', code: 'MGLA10' },
    { mode: 'uncode' },
  ]);
});

test('the basket takes an amount of a code off what is paid, gross and net', async () => {
  const code = { code: 'MINUS', kind: 'quota', missing: 0 } as const;
  await show({ ...full, code, rebate: { gross: 1230, net: 1000 } });
  await expect.element(total).toHaveTextContent('87,30');
  await expect.element(css('.basket__total + p')).toHaveTextContent('70,98');
});

test('the basket refuses quantities that are none, and shows again what is there', async () => {
  const refusals = [
    ['-1', 'Minimalnie możesz zamówić 1 op.'],
    ['1,5', 'Ten produkt sprzedajemy tylko w całości. Podaj liczbę całkowitą.'],
    ['1000000000000', 'Maksymalnie możesz zamówić 320 op.'],
  ] as const;
  const again = () => ({ ...full, lines: [{ ...filters }] });
  const sent = answerChanges(
    ...refusals.map(([, message]) => ({ status: 'error' as const, message, lines: again() })),
  );
  await show();
  for (const [typed, sentence] of refusals) {
    await quantity.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(toast.last()).toHaveTextContent(sentence);
    await expect.element(quantity).toHaveValue('4');
  }
  expect(sent).toEqual(refusals.map(([typed]) => ({ mode: 'change', line: '31', number: typed })));
});

test('the basket sends a step at once, and shows that it is under way until the answer has come', async () => {
  const { opened, open } = gate();
  const answers = answerAt('/basketchange.php', async () => {
    await opened;
    const lines = { ...full, lines: [{ ...filters, quantity: 5 }] };
    return Response.json({ status: 'success', message: '', basket: sampleBasket(), lines });
  });
  await show();
  await button(`Więcej: ${filters.name}`).click();
  await expect.poll(() => answers).toHaveLength(1);
  expect(new URLSearchParams(answers[0]?.body).get('number')).toBe('5');
  await expect.element(css('.basket')).toHaveAttribute('aria-busy', 'true');
  expect([progressAfter(299), progressAfter(1000) > 0.01]).toEqual([0, true]);
  open();
  await expect.element(css('.basket')).not.toHaveAttribute('aria-busy');
  expect(progressAfter(1000)).toBe(0);
  await expect.element(quantity).toHaveValue('5');
});
