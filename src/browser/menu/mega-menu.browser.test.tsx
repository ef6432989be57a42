import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { MenuSlide } from '#contract/slider/slides.ts';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { pretendTouchScreen } from '#tests/support/stage/emulate.ts';
import { onDesktop, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { middleOf, movePointer, pressAt, tap } from '#tests/support/stage/pointer.ts';
import { stage } from '#tests/support/stage/stage.tsx';
import examples from '#ui/menu/mega-menu/mega-menu.examples.tsx';
import { startMenus } from './start-menus.ts';

const FAR_AWAY = { x: 640, y: 880 };
const menu = page.getByRole('navigation', { name: 'Kategorie' });
const top = (name: string) => css('.mega > li > a', menu).filter({ hasText: name });
const toggle = (name: string) => page.getByRole('button', { name: `Podkategorie: ${name}` });
const panel = (name: string) => css(`.mega > li:has(> a:text-is("${name}")) > .mega__panel`, menu);
const slides = (name: string) => panel(name).getByRole('region', { name: `Polecamy: ${name}` });
const press = (key: string) => userEvent.keyboard(key);
const focus = (part: Locator) => (part.element() as HTMLElement).focus();
const wordsOf = (parts: Locator) => parts.elements().map(({ textContent }) => textContent);

const led = noteLeaving();

beforeEach(async () => {
  await onDesktop();
  await movePointer(FAR_AWAY);
});
afterEach(() => vi.useRealTimers());

/** The menus are made ready with the first sign of a shopper. */
async function untilReady(): Promise<void> {
  startMenus();
  await movePointer({ ...FAR_AWAY, x: FAR_AWAY.x - 1 });
  await expect.poll(() => document.querySelector('.menu:not([data-live])')).toBeNull();
}

async function show(options: Parameters<typeof stageLayout>[0] = {}): Promise<void> {
  stageLayout(options);
  await untilReady();
}

/** Gives the slides of a category in the shop's place: once it is opened they are asked for. */
function bringSlides(category: string, ...titles: string[]): void {
  const given: MenuSlide[] = titles.map((title) => ({ title, picture: 'data:,', link: `/${title}` }));
  const code = `export const slides = ${JSON.stringify(given)}`;
  slidesModule(category, `data:text/javascript,${encodeURIComponent(code)}`);
}

function slidesModule(category: string, module: string): void {
  const place = panel(category).element().querySelector<HTMLElement>('.menu-slider');
  expect(place?.dataset.module).toMatch(/^\/gfx\/pl\/menu_slider_\d+\.js$/);
  if (place) place.dataset.module = module;
}

/** The example has more categories than the shop's own menu. */
async function openLargePanel(): Promise<Locator> {
  stage(examples.examples.map(({ name, element }) => <main key={name}>{element}</main>));
  await untilReady();
  focus(toggle('Świat'));
  await press('{Enter}');
  const opened = css('.mega__toggle[aria-expanded=true] + .mega__panel');
  await expect.element(opened).toBeVisible();
  return opened;
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** How far left each link of a panel that can be seen begins. */
const lefts = (of: Locator) =>
  css('.mega__groups a', of)
    .elements()
    .filter(isSeen)
    .map((link) => Math.round(link.getBoundingClientRect().left));

describe('the mega menu', () => {
  test('is as wide as the page, with a padding of 30 px, and leads to the category and all below it', async () => {
    await show();
    bringSlides('Kawa', 'Palone w tym tygodniu');
    await top('Kawa').hover();
    await expect.element(panel('Kawa')).toBeVisible();
    await expect.element(panel('Kawa')).toHaveStyle({ padding: '30px' });
    const bar = css('.header__bar').element().getBoundingClientRect();
    expect(panel('Kawa').element().getBoundingClientRect().width).toBe(bar.width - 48);
    await expect
      .poll(() => wordsOf(panel('Kawa').getByRole('link')))
      .toEqual([
        'Wszystko w kategorii Kawa',
        'Ziarnista',
        'Single origin',
        'Espresso',
        'Mieszanki',
        'Bezkofeinowa',
        'Mielona i w kapsułkach',
        'Na wagę',
        'Palone w tym tygodniu',
      ]);
    await panel('Kawa').getByRole('link', { name: 'Mieszanki' }).click();
    expect(led).toEqual([expect.stringMatching(/^\/kategoria\/\d+\/mieszanki$/)]);
  });

  test.each([
    [4, 1199],
    [5, 1200],
  ])('has %i columns at %i px, each at most 320 px high', async (columns, width) => {
    await page.viewport(width, 900);
    const opened = await openLargePanel();
    expect(new Set(lefts(opened)).size).toBe(columns);
    const groups = css('.mega__groups', opened).element() as HTMLElement;
    expect(groups.offsetHeight).toBeLessThanOrEqual(320);
  });

  test('shows 10 items of a group, and the rest when asked', async () => {
    const opened = await openLargePanel();
    const group = css('.mega__groups > li', opened).first();
    expect(css('li:not([data-more]) > a', group).elements().filter(isSeen)).toHaveLength(10);
    const before = lefts(opened);
    focus(group.getByRole('link', { name: 'Pokaż więcej' }));
    await press('{Enter}');
    const links = () => css('li > a', group).elements().filter(isSeen);
    await expect.poll(links).toHaveLength(14);
    await expect.element(css('li > a', group).nth(10)).toHaveFocus();
    await expect.element(opened).toBeVisible();
    expect(new Set(lefts(opened)).size).toBeLessThanOrEqual(5);
    expect(lefts(opened)).toHaveLength(before.length + 3);
  });

  test('shows the slides of a category beside it, which come when it is opened and turn when told to', async () => {
    await show();
    bringSlides('Kawa', 'Palone w tym tygodniu', 'Na wagę, ile potrzebujesz');
    const shown = slides('Kawa');
    const slide = shown.getByRole('link');
    expect(panel('Kawa').element().querySelector('.menu-slider')?.childElementCount).toBe(0);
    await top('Kawa').hover();
    await expect.element(slide).toHaveTextContent(/^Palone w tym tygodniu$/);
    await shown.getByRole('button', { name: 'Następny slajd' }).click();
    await expect.element(slide).toHaveTextContent(/^Na wagę, ile potrzebujesz$/);
    await expect.element(shown).toHaveTextContent('Slajd 2 z 2');
    await shown.getByRole('button', { name: 'Następny slajd' }).click();
    await expect.element(slide).toHaveTextContent(/^Palone w tym tygodniu$/);
    focus(shown.getByRole('button', { name: 'Poprzedni slajd' }));
    await press('{Enter}');
    await expect.element(slide).toHaveTextContent(/^Na wagę, ile potrzebujesz$/);
  });

  test('shows a single slide without controls', async () => {
    await show();
    bringSlides('Sprzęt', 'Dripper, czajnik, cztery minuty');
    await top('Sprzęt').hover();
    await expect
      .element(slides('Sprzęt').getByRole('link'))
      .toHaveTextContent(/^Dripper, czajnik, cztery minuty$/);
    expect(slides('Sprzęt').getByRole('button').elements()).toEqual([]);
  });

  test('shows what is bought most beside the few groups of a category without slides, all at once', async () => {
    await show();
    bringSlides('Akcesoria', 'Waga z minutnikiem', 'Filtry stożkowe', 'Tamper');
    await top('Akcesoria').hover();
    const best = panel('Akcesoria').getByRole('region', { name: 'Najchętniej kupowane: Akcesoria' });
    await expect.element(best.getByRole('link').nth(2)).toBeVisible();
    expect(
      best
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['Waga z minutnikiem', 'Filtry stożkowe', 'Tamper']);
    expect(best.getByRole('button').elements()).toEqual([]);
    const beside = panel('Akcesoria').getByRole('link', { name: 'Wagi', exact: true });
    const [groups, pictures] = [beside, best].map((one) => one.element().getBoundingClientRect());
    expect(pictures?.left).toBeGreaterThan(groups?.right ?? 0);
  });

  test('keeps the place of slides that do not come, and the shop hears of it', async () => {
    await show();
    slidesModule('Kawa', 'data:text/javascript,throw new Error("no slides")');
    const reported = answerAt(GRAPHQL_PATH, () => Response.json({}));
    await top('Kawa').hover();
    await expect.poll(() => reported[0]?.address.searchParams.get('JSerror')).toMatch('no slides');
    await expect.element(panel('Kawa').getByRole('link', { name: 'Na wagę' })).toBeVisible();
  });

  test('opens only for a pointer that stays, and closes a moment after it has left', async () => {
    await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await movePointer(middleOf(top('Kawa')));
    vi.advanceTimersByTime(90);
    expect(isSeen(panel('Kawa').element())).toBe(false);
    vi.advanceTimersByTime(20);
    await expect.element(panel('Kawa')).toBeVisible();
    await expect.element(toggle('Kawa')).toHaveAttribute('aria-expanded', 'true');
    await movePointer(FAR_AWAY);
    vi.advanceTimersByTime(290);
    expect(isSeen(panel('Kawa').element())).toBe(true);
    vi.advanceTimersByTime(20);
    await expect.element(panel('Kawa')).not.toBeVisible();
  });

  test('does not change panels under a pointer on its way into the open one, but does for one that stays', async () => {
    await show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const from = middleOf(top('Kawa'));
    await movePointer(from);
    vi.advanceTimersByTime(110);
    await expect.element(panel('Kawa')).toBeVisible();
    const { x, y, height } = top('Herbata i dodatki').element().getBoundingClientRect();
    const way = [
      { x: from.x, y: y + 4 },
      { x: x + 30, y: y + height - 4 },
      { x: x + 60, y: y + height + 40 },
    ] as const;
    await movePointer(way[0]);
    await movePointer(way[1], way[0], 4);
    vi.advanceTimersByTime(200);
    expect(isSeen(panel('Kawa').element())).toBe(true);
    await movePointer(way[2], way[1], 4);
    vi.advanceTimersByTime(1000);
    expect(isSeen(panel('Kawa').element())).toBe(true);
    // Along the line, to an item further on.
    await movePointer(from, way[2], 4);
    await movePointer(middleOf(top('Sprzęt')), from, 4);
    vi.advanceTimersByTime(110);
    await expect.element(panel('Sprzęt')).toBeVisible();
    await expect.element(panel('Kawa')).not.toBeVisible();
  });

  test('is opened and closed by Enter and Space, and Escape gives the focus back', async () => {
    await show();
    focus(top('Kawa'));
    await expect.element(panel('Kawa')).not.toBeVisible();
    await press('{Tab}');
    await expect.element(toggle('Kawa')).toHaveFocus();
    await press('{Enter}');
    await expect.element(panel('Kawa')).toBeVisible();
    await expect.element(toggle('Kawa')).toHaveAttribute('aria-expanded', 'true');
    await press('{ }');
    await expect.element(panel('Kawa')).not.toBeVisible();
    await expect.element(toggle('Kawa')).toHaveAttribute('aria-expanded', 'false');
    await press('{ }');
    await press('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Wszystko w kategorii Kawa' })).toHaveFocus();
    await press('{Escape}');
    await expect.element(panel('Kawa')).not.toBeVisible();
    await expect.element(toggle('Kawa')).toHaveFocus();
  });

  test('is walked with the arrow keys: along its top, into a panel, within it and out again', async () => {
    await show();
    const link = (name: string) => panel('Kawa').getByRole('link', { name, exact: true });
    focus(top('Kawa'));
    for (const [key, place] of [
      ['{ArrowRight}', top('Herbata i dodatki')],
      ['{End}', top('Nagrody za punkty')],
      ['{Home}', top('Kawa')],
      ['{Tab}', toggle('Kawa')],
      ['{ArrowRight}', toggle('Herbata i dodatki')],
      ['{ArrowLeft}', toggle('Kawa')],
      ['{ArrowDown}', link('Wszystko w kategorii Kawa')],
      ['{ArrowDown}', link('Ziarnista')],
      ['{ArrowDown}', link('Single origin')],
      ['{ArrowRight}', link('Na wagę')],
      ['{ArrowLeft}', link('Single origin')],
      ['{End}', link('Na wagę')],
      ['{Home}', link('Wszystko w kategorii Kawa')],
      ['{ArrowUp}', toggle('Kawa')],
    ] as const) {
      await press(key);
      await expect.element(place, { message: key }).toHaveFocus();
    }
  });

  test('is walked from column to column by the arrows to the side', async () => {
    const opened = await openLargePanel();
    const link = (name: string) => opened.getByRole('link', { name, exact: true });
    focus(link('Kolumbia'));
    for (const [key, name] of [
      ['{ArrowRight}', 'Peru'],
      ['{ArrowRight}', 'Brazylia'],
      ['{ArrowLeft}', 'Peru'],
    ] as const) {
      await press(key);
      await expect.element(link(name)).toHaveFocus();
    }
  });

  test('closes when Tab leaves it, on a click outside and when the window loses the focus', async () => {
    await show();
    const open = async () => {
      focus(toggle('Herbata i dodatki'));
      await press('{Enter}');
      await expect.element(panel('Herbata i dodatki')).toBeVisible();
    };
    await open();
    await press('{ArrowDown}');
    await press('{End}');
    await press('{Tab}');
    await expect.element(top('Sprzęt')).toHaveFocus();
    await expect.element(panel('Herbata i dodatki')).not.toBeVisible();
    await open();
    await pressAt(FAR_AWAY);
    await expect.element(panel('Herbata i dodatki')).not.toBeVisible();
    await open();
    dispatchEvent(new Event('blur'));
    await expect.element(panel('Herbata i dodatki')).not.toBeVisible();
  });

  test('speaks English in the English shop', async () => {
    await show({ language: 'en' });
    focus(page.getByRole('button', { name: 'Subcategories: Coffee' }));
    await press('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Everything in Coffee' })).toBeVisible();
    await page.getByRole('link', { name: 'Decaf', exact: true }).click();
    expect(led).toEqual([expect.stringMatching(/^\/en\/category\/\d+\/decaf$/)]);
  });
});

describe('the mega menu under a finger', () => {
  beforeEach(pretendTouchScreen);

  test('opens with the first tap and follows the link with the second', async () => {
    await show();
    await tap(top('Kawa'));
    await expect.element(panel('Kawa')).toBeVisible();
    await tap(top('Sprzęt'));
    await expect.element(panel('Sprzęt')).toBeVisible();
    await expect.element(panel('Kawa')).not.toBeVisible();
    expect(led).toEqual([]);
    await tap(top('Sprzęt'));
    await expect.poll(() => led).toEqual([expect.stringMatching(/\/sprz%C4%99t$/)]);
  });

  test('has a link to the category itself in the panel, and closes on a tap outside', async () => {
    await show();
    await tap(top('Kawa'));
    await expect.element(panel('Kawa')).toBeVisible();
    await tap(FAR_AWAY);
    await expect.element(panel('Kawa')).not.toBeVisible();
    await tap(top('Kawa'));
    const all = page.getByRole('link', { name: 'Wszystko w kategorii Kawa' });
    await expect.element(all).toBeVisible();
    await tap(all);
    await expect.poll(() => led).toEqual([expect.stringMatching(/\/kawa$/)]);
  });

  test('goes straight to a category with nothing below it', async () => {
    await show();
    await tap(top('Filiżanki i kubki'));
    await expect.poll(() => led).toEqual([expect.stringMatching(/kubki$/)]);
  });
});
