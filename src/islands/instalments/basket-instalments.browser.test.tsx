import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { $basket } from '#browser/basket/basket-store.ts';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { runNotices } from '#browser/notices/notices.ts';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { instalmentBasket } from '#contract/instalments/instalment-basket.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { withTax } from '#domain/price/money.ts';
import basketLines from '#islands/basket/basket-lines/island.ts';
import { Island } from '#pages/island.tsx';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { hydrateIslands, stage } from '#tests/support/stage/stage.tsx';

const system = {
  instalmentName: 'Raty Mgła',
  link: '/informacje/raty?kwota={calculate_price}',
  minPrice: 30_000,
};
const trigger = css('.instalments');
const dialog = page.getByRole('dialog', { name: 'Kalkulator rat: Raty Mgła' });

beforeAll(() => {
  startPageControls();
  runNotices();
});

const wire = (quantity: number) => sampleBasket({ worth: quantity * 37.9, worth_net: quantity * 30.81 });
const basket = (quantity: number): Basket => ({
  lines: [
    {
      id: 1,
      productId: 7,
      slug: 'brazylia',
      name: 'Brazylia',
      size: { type: 'uniw', name: '' },
      unit: 'piece',
      quantity,
      rules: { min: 1, max: null, step: 1, precision: 0 },
      price: withTax(3790, 2300),
      worth: withTax(quantity * 3790, 2300),
    },
  ],
  worth: withTax(quantity * 3790, 2300),
});

test('the basket has a calculator of its own, which follows its changes', async () => {
  $basket.set(undefined);
  stage(
    <main>
      <Island
        of={basketLines}
        props={{ basket: basket(1), instalments: { systems: [system], basket: instalmentBasket(wire(1)) } }}
      />
      <div id="alerts" className="toasts" />
    </main>,
  );
  await hydrateIslands();
  expect(trigger.elements()).toEqual([]);
  const control = document.createElement('button');
  control.dataset.control = 'open';
  control.setAttribute('aria-controls', 'instalments-0');
  document.querySelector('main')?.append(control);
  control.click();
  await expect.element(dialog).toHaveTextContent('Najniższa kwota zakupu w systemie Raty Mgła to 300,00 zł');
  const button = dialog.getByRole('button', { name: 'Oblicz raty dla wybranych produktów' });
  await expect.element(button).toBeDisabled();
  await expect
    .element(button)
    .toHaveAccessibleDescription('Zwiększ ilość produktów w koszyku, aby obliczyć raty.');
  await userEvent.keyboard('{Escape}');

  const sent = answerAt('/basketchange.php', ({ body }) => {
    const quantity = Number(new URLSearchParams(body).get('number'));
    const answer: BasketChangeAnswer = {
      status: 'success',
      message: 'Zmieniono ilość: Brazylia',
      basket: wire(quantity),
      lines: basket(quantity),
    };
    return Response.json(answer);
  });
  await page.getByLabelText('Ilość: Brazylia').fill('8');
  await userEvent.tab();
  await expect.element(trigger).toHaveAttribute('href', '/informacje/raty?kwota=303.20');
  expect(sent).toHaveLength(1);
});
