import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { $basket } from '#browser/basket/basket-store.ts';
import { startToggles } from '#browser/toggles/start-toggles.ts';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import { withTax } from '#domain/price/money.ts';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { sampleSize } from '#tests/support/samples/sample-records.ts';
import { type Asked, answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import {
  addButton,
  prepareProducts,
  quantityField,
  showProduct,
  toast,
} from '#tests/support/stage/product-stage.tsx';
import { stage } from '#tests/support/stage/stage.tsx';
import { cards } from '#tests/support/stage/toggles-stage.tsx';
import { CardGrid } from '#ui/product/product-card/product-card.tsx';
import { CardForms } from '#ui/reward/take-reward/take-reward.tsx';

const ONLY = 'Towar dostępny tylko w programie lojalnościowym.';
const JOIN = 'Zaloguj się albo załóż konto, żeby zbierać punkty.';
const REWARD = { sizes: [sampleSize({ phonePrice: true, pointsCost: 120 })] };

const box = page.getByRole('region', { name: 'Nagroda za punkty' });
const take = box.getByRole('button', { name: 'Odbierz za 120 pkt' });

prepareProducts();
beforeAll(startToggles);

const clientWith = (points: number, left = points) =>
  sampleBasket({ user: { client: true, points, points_left: left } });

/** Answers a wish for a reward in the shop's place. */
function answerWish(answer: Pick<BasketChangeAnswer, 'status' | 'message' | 'basket'>): Asked[] {
  const whole: BasketChangeAnswer = { ...answer, lines: { lines: [], worth: withTax(0, 2300) } };
  return answerAt('/basketchange.php', () => Response.json(whole));
}

describe('a product for points', () => {
  test('tells a guest how to join; its button is disabled and says why', async () => {
    await showProduct(REWARD);
    $basket.set(sampleBasket());
    await expect.element(box).toHaveTextContent(JOIN);
    await expect.element(take).not.toBeInTheDocument();
    await expect.element(addButton).toHaveAttribute('aria-disabled', 'true');
    await expect.element(quantityField).toBeDisabled();
    const way = (name: string) => box.getByRole('link', { name });
    await expect.element(way('Załóż konto')).toHaveAttribute('href', '/client-new.php');
    await expect
      .element(way('Zaloguj się'))
      .toHaveAttribute('href', '/signin.php?go_on=%2Fprodukt%2F7%2Fetiopia-guji');
  });

  test('tells a client what there is to take it with, and is taken without leaving the page', async () => {
    await showProduct(REWARD);
    $basket.set(clientWith(640));
    await expect.element(box).toHaveTextContent('Masz 640 punktów.');
    expect(box.getByRole('link').elements()).toEqual([]);
    await expect.element(addButton).toHaveAttribute('aria-disabled', 'true');
    const top = () => css('.tabs').element().getBoundingClientRect().top + scrollY;
    const before = top();
    const sent = answerWish({ status: 'success', message: 'Dodano.', basket: clientWith(640, 520) });
    await take.click();
    await expect.element(box).toHaveTextContent('Punkty za nagrody w koszyku są już odliczone: zostaje 520.');
    expect(sent.map(({ body }) => new URLSearchParams(body).get('mode'))).toEqual(['take']);
    expect(top()).toBe(before);
    await expect.element(toast).toBeVisible();
  });

  test('tells a client with too few points how many are missing', async () => {
    await showProduct(REWARD);
    $basket.set(clientWith(98));
    await expect.element(box).toHaveTextContent('Masz 98 punktów. Do nagrody brakuje 22 punktów.');
    await expect.element(take).not.toBeInTheDocument();
    await addButton.click({ force: true });
    await expect.element(toast.last()).toHaveTextContent(new RegExp(`^${ONLY}$`));
  });

  test('is taken from its card; a guest is told how to join', async () => {
    showCard('pl');
    const sent = answerWish({ status: 'error', message: `${ONLY} ${JOIN}`, basket: sampleBasket() });
    await css('.card').getByRole('button', { name: 'Odbierz za 120 pkt Brazylia' }).click();
    await expect.element(toast).toHaveTextContent(`${ONLY} ${JOIN}`);
    expect(sent).toHaveLength(1);
  });

  test('in English, on a small screen', async () => {
    await page.viewport(360, 740);
    showCard('en');
    const button = css('.card').getByRole('button', { name: 'Get it for 120 pts Brazylia' });
    await expect.element(button).toBeVisible();
    await showProduct(REWARD, { language: 'en' });
    $basket.set(sampleBasket());
    await expect
      .element(page.getByRole('region', { name: 'A reward for points' }))
      .toHaveTextContent('Sign in or create an account to collect points.');
  });
});

function showCard(language: 'pl' | 'en'): void {
  const reward = { size: 'uniw', name: 'uniwersalny', quantity: 1, points: 120 };
  const [card] = cards.map((one) => ({ ...one, purchase: 'points_only' as const, pointsCost: 120, reward }));
  stage(
    <main>
      <CardGrid cards={card ? [card] : []} headingLevel="h2" />
      <CardForms />
      <div id="alerts" className="toasts" />
    </main>,
    { language },
  );
}
