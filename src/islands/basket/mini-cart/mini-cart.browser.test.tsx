import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBasketCount } from '#browser/basket/basket-count.ts';
import { $basket } from '#browser/basket/basket-store.ts';
import { startMiniCart } from '#browser/basket/mini-cart.ts';
import type { WireBasketProduct } from '#contract/widgets.ts';
import { Island } from '#pages/island.tsx';
import { sampleBasket, sampleCoffee } from '#tests/support/samples/sample-basket.ts';
import { css } from '#tests/support/stage/css.ts';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { movePointer } from '#tests/support/stage/pointer.ts';
import { hydrateIslands, stage } from '#tests/support/stage/stage.tsx';
import { Header } from '#ui/header/header.tsx';
import miniCart from './island.ts';

const basketLink = page.getByRole('banner').getByRole('link', { name: /^Koszyk/ });
const panel = css('.mini-cart__panel');
const products = panel.getByRole('listitem');
const basketCount = css('[data-basket-count]');
const many = (count: number) => sampleBasket({ products: Array(count).fill(sampleCoffee) });
const away = () => movePointer({ x: 20, y: 600 });

const led = noteLeaving();

beforeEach(async () => {
  await away();
  $basket.set(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The header alone: nothing has come of its script. */
function showHeader(): void {
  stage(
    <>
      <Header shopName="Mgła" menu={[]} languageLink={null} miniCart={<Island of={miniCart} props={{}} />} />
      <main>
        <h1>Kawa</h1>
      </main>
    </>,
  );
}

function show(basket = many(1)): void {
  showHeader();
  startMiniCart();
  $basket.set(basket);
}

/** Lets time go on, and React show what has come of it. */
async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The pointer comes to the basket and rests there. */
async function rest(): Promise<void> {
  await basketLink.hover();
  await untilHydrated();
  await wait(150);
}

async function untilHydrated(): Promise<void> {
  await expect.element(css('shop-island')).toBeInTheDocument();
  await hydrateIslands();
}

/** What is in the basket is drawn after the island has hydrated. */
async function untilFilled(): Promise<void> {
  await untilHydrated();
  await expect.element(css('.mini-cart__toggle')).toBeInTheDocument();
}

describe('a pointer', () => {
  test('that rests on the basket sees what is in it, what it is worth and what delivery costs', async () => {
    const dripper: WireBasketProduct = {
      ...sampleCoffee,
      name: 'Dripper',
      size: 'uniw',
      count_formatted: '1',
    };
    show(sampleBasket({ products: [sampleCoffee, dripper] }));
    await rest();
    await expect.poll(() => products.elements()).toHaveLength(2);
    await expect.element(products.first()).toHaveTextContent('250 g · 2 szt.');
    await expect.element(products.last()).toHaveTextContent('Dripper');
    expect(products.last().element().querySelector('p')?.textContent).toBe('1\u00a0szt.');
    await expect.element(panel).toHaveTextContent(/Wartość\s*98,40\szł 80,00\szł netto/);
    await expect.element(panel).toHaveTextContent(/Dostawa od\s*12,30\szł 10,00\szł netto/);
    await away();
    await wait(249);
    await expect.element(panel).toBeVisible();
    await wait(1);
    await expect.element(panel).not.toBeVisible();
    await rest();
    await panel.getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await wait(0);
    expect(led).toEqual(['/basketedit.php']);
    await expect.element(panel).not.toBeVisible();
  });

  test('that rests on the basket before the shop’s scripts have come is not forgotten', async () => {
    showHeader();
    await basketLink.hover();
    startMiniCart();
    $basket.set(many(1));
    await untilHydrated();
    await wait(150);
    await expect.poll(() => products.elements()).toHaveLength(1);
    await expect.element(panel).toBeVisible();
  });

  test('that only passes over the basket opens nothing', async () => {
    show();
    await rest();
    await expect.element(panel).toBeVisible();
    await away();
    await wait(250);
    await expect.element(panel).not.toBeVisible();
    await basketLink.hover();
    await wait(100);
    await expect.element(panel).not.toBeVisible();
    await away();
    await wait(1000);
    await expect.element(panel).not.toBeVisible();
  });

  test('that is a finger opens nothing: its tap leads to the basket', async () => {
    show();
    await rest();
    await away();
    await wait(250);
    await expect.element(panel).not.toBeVisible();
    const touch = new PointerEvent('pointerenter', { pointerType: 'touch' });
    css('[data-mini-cart]').element().dispatchEvent(touch);
    await wait(150);
    await expect.element(panel).not.toBeVisible();
  });

  test('opens what Escape closes', async () => {
    show();
    await rest();
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await wait(0);
    await expect.element(panel).not.toBeVisible();
  });
});

describe('the keyboard', () => {
  test('opens the mini-cart, Escape closes it and the focus comes back', async () => {
    show(many(2));
    startBasketCount();
    await expect.element(basketCount).toHaveTextContent(/^2$/);
    (basketLink.element() as HTMLElement).focus();
    await untilFilled();
    const button = page.getByRole('button', { name: 'Pokaż zawartość koszyka' });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).toBeVisible();
    await userEvent.tab();
    await expect.element(products.first().getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await wait(0);
    await expect.element(panel).not.toBeVisible();
    await expect.element(button).toHaveFocus();
  });

  test('closes the mini-cart when the focus leaves it', async () => {
    show();
    document.querySelector('main')?.append(document.createElement('button'));
    (basketLink.element() as HTMLElement).focus();
    await untilFilled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).toBeVisible();
    (panel.getByRole('link').last().element() as HTMLElement).focus();
    await userEvent.tab();
    await wait(0);
    await expect.element(panel).not.toBeVisible();
  });
});

describe('a mini-cart', () => {
  test('links of the mini-cart are those that the shop has told', async () => {
    show();
    await rest();
    await expect.element(products.getByRole('link')).toHaveAttribute('href', sampleCoffee.link);
    await products.getByRole('link').click();
    expect(led).toEqual([sampleCoffee.link]);
  });

  test('with nothing or with more than 22 products is not shown', async () => {
    for (const count of [0, 23]) {
      await away();
      show(many(count));
      await rest();
      expect(panel.elements(), String(count)).toEqual([]);
      expect(document.querySelector('.mini-cart button'), String(count)).toBeNull();
    }
  });

  test('with more than 10 products is a list', async () => {
    for (const [count, layout] of [
      [10, 'pictures'],
      [11, 'list'],
      [22, 'list'],
    ] as const) {
      await away();
      show(many(count));
      await rest();
      await expect.poll(() => products.elements()).toHaveLength(count);
      expect(panel.getByRole('list').element().className).toMatch(new RegExp(`--${layout}$`));
    }
  });

  test('says how much is missing to free delivery, until it is reached', async () => {
    show(sampleBasket({ worth: 50, toShippingFree: 149 }));
    await rest();
    await expect.element(panel).toHaveTextContent('Do darmowej dostawy brakuje 149,00 zł');
    const progress = panel.getByRole('progressbar');
    await expect.element(progress).toBeVisible();
    expect((progress.element() as HTMLProgressElement).value).toBe(50 / 199);
    expect(document.querySelector('.free-shipping--active')).toBeNull();

    $basket.set(sampleBasket({ toShippingFree: 0 }));
    await expect.element(css('.free-shipping--active')).toHaveTextContent(/^Masz darmową dostawę$/);
    expect([...document.querySelectorAll('.mini-cart dl > div')].at(-1)?.textContent).toBe('Dostawagratis');
    await expect.element(panel).not.toHaveTextContent('Dostawa od');
  });

  test('everything can be ordered in one click, unless something is nameless or in a subscription', async () => {
    const order = panel.getByRole('link', { name: 'Zamów wszystko' });
    show();
    await rest();
    for (const [changes, shown] of [
      [{}, ['/order.php?start=1']],
      [{ name: '' }, []],
      [{ subscription_period: '30' }, []],
    ] as const) {
      $basket.set(sampleBasket({ products: [sampleCoffee, { ...sampleCoffee, ...changes }] }));
      await expect.poll(() => products.elements()).toHaveLength(2);
      expect(order.elements().map((link) => link.getAttribute('href'))).toEqual(shown);
    }
    await expect.element(products.last()).toHaveTextContent('co 30 dni');
  });

  test('that is open follows what is added', async () => {
    show(sampleBasket({ products: [{ ...sampleCoffee, count_formatted: '1' }] }));
    await rest();
    await expect.element(products.first()).toHaveTextContent('1 szt.');
    $basket.set(many(1));
    await expect.element(products.first()).toHaveTextContent('2 szt.');
  });
});

test('on a phone the basket is a link to its page', async () => {
  await page.viewport(360, 740);
  show();
  await basketLink.hover();
  await basketLink.click();
  expect(led).toEqual(['/basketedit.php']);
  expect(document.querySelector('shop-island')).toBeNull();
  await page.viewport(1280, 900);
});

test('the basket of the header is a link to its page, where its script does not come', async () => {
  showHeader();
  await basketLink.hover();
  await basketLink.click();
  expect(led).toEqual(['/basketedit.php']);
});
