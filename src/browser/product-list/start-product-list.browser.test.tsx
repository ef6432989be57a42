import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gate } from '#tests/support/gate.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { onPhone } from '#tests/support/stage/layout-stage.tsx';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import { partialAnswer, servePage } from '#tests/support/stage/pages-stage.tsx';
import {
  ALL,
  announcer,
  box,
  COFFEE,
  cards,
  coffeeAt,
  count,
  englishAt,
  openList,
  prepareLists,
  SEARCH,
  searchAt,
  TEA,
  teaAt,
  untilAt,
} from '#tests/support/stage/product-list-stage.tsx';

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const chosen = page.getByRole('navigation', { name: 'Wybrane filtry' });
const sort = field('Sortuj');

const led = noteNavigations();
prepareLists();

describe('filters of a list', () => {
  test('apply as soon as they are chosen, several at once, by partial navigation', async () => {
    await openList();
    await box('W promocji').click();
    await untilAt(`${COFFEE}?promotion=1`);
    await box('Dostępne').click();
    await untilAt(`${COFFEE}?available=1&promotion=1`);
    await expect.element(css('.chosen__one')).toHaveLength(2);
    expect(Number.parseInt(count.element().textContent, 10)).toBeLessThan(ALL);
    history.back();
    await untilAt(`${COFFEE}?promotion=1`);
    await expect.element(box('Dostępne')).not.toBeChecked();
    await expect.element(box('W promocji')).toBeChecked();
    expect(led).toEqual([]);
  });

  test('leave the focus and the place on the page where they were, and the number is said', async () => {
    await openList();
    scrollTo(0, 300);
    (box('W promocji').element() as HTMLElement).focus();
    const place = scrollY;
    expect(place).toBeGreaterThan(0);
    await userEvent.keyboard(' ');
    await untilAt(`${COFFEE}?promotion=1`);
    await expect.element(box('W promocji')).toHaveFocus();
    await expect.element(box('W promocji')).toBeChecked();
    expect(scrollY).toBe(place);
    expect(announcer.element().textContent).toBe('2 produkty');
    expect(count.element().textContent).toBe('2 produkty');
    await userEvent.keyboard(' ');
    await untilAt(COFFEE);
    await expect.element(box('W promocji')).toHaveFocus();
  });

  test('are given up one by one or all at once', async () => {
    await openList(`${COFFEE}?available=1&promotion=1&price_to=35`);
    await link('Usuń filtr: W promocji').click();
    await untilAt(`${COFFEE}?price_to=35&available=1`);
    await expect.element(chosen).toHaveFocus();
    await link('Wyczyść wszystkie').click();
    await untilAt(COFFEE);
    expect(chosen.elements()).toEqual([]);
  });

  test('of the price take what the shopper types', async () => {
    await openList();
    await field('Od').fill('30,50');
    await userEvent.keyboard('{Enter}');
    await untilAt(`${COFFEE}?price_from=30.5`);
    await field('Do').fill('34');
    await userEvent.keyboard('{Enter}');
    await untilAt(`${COFFEE}?price_from=30.5&price_to=34`);
    await expect.element(field('Od')).toHaveValue('30,5');
  });

  test('of the price take what is typed while the list is on its way', async () => {
    await openList();
    const answer = gate();
    answerAt(COFFEE, async ({ address }) => {
      await answer.opened;
      return partialAnswer(coffeeAt(address));
    });
    await field('Od').fill('30,50');
    await userEvent.keyboard('{Enter}');
    await field('Do').click();
    await userEvent.keyboard('3');
    answer.open();
    await untilAt(`${COFFEE}?price_from=30.5`);
    await expect.element(field('Do')).toHaveFocus();
    await userEvent.keyboard('4{Enter}');
    await untilAt(`${COFFEE}?price_from=30.5&price_to=34`);
  });

  test('show eight of a long group, the others on demand, and these stay in sight', async () => {
    await openList();
    const boxes = css('#filter-size').getByRole('checkbox');
    expect(boxes.elements()).toHaveLength(8);
    await css('#filter-size')
      .getByText(/^Więcej/)
      .click();
    expect(boxes.elements()).toHaveLength(12);
    await box('Dostępne').click();
    await untilAt(`${COFFEE}?available=1`);
    await expect.element(css('#filter-size-more')).toHaveAttribute('open');
  });

  test('that leave nothing say so and lead back', async () => {
    await openList(`${COFFEE}?price_from=9000&available=1`);
    await expect.element(page.getByText('Żaden produkt nie spełnia wszystkich warunków.')).toBeVisible();
    await link(/^Usuń filtr: od 9/).click();
    await untilAt(`${COFFEE}?available=1`);
    await expect.element(cards.first()).toBeVisible();
  });

  test('speak English in the English shop', async () => {
    await openList('/en/category/1/coffee', englishAt, 'en');
    await box('On offer').click();
    await untilAt('/en/category/1/coffee?promotion=1');
    await expect.element(link('Remove the filter: On offer')).toBeVisible();
    await expect.element(link('Polski')).toHaveAttribute('href', `${COFFEE}?promotion=1`);
  });

  test('narrow down a search like any list and keep its text', async () => {
    await openList(`${SEARCH}?text=etiopia`, searchAt);
    await box('Dostępne').click();
    await untilAt(`${SEARCH}?text=etiopia&available=1`);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Wyniki dla „etiopia”$/);
  });
});

describe('the settings of a list', () => {
  test('choose its order and how many are on a page; the focus stays', async () => {
    await openList(`${COFFEE}?available=1`);
    (sort.element() as HTMLElement).focus();
    await sort.selectOptions('dearest');
    await untilAt(`${COFFEE}?available=1&sort=dearest`);
    await expect.element(sort).toHaveFocus();
    await field('Na stronie').selectOptions('16');
    await untilAt(`${COFFEE}?available=1&sort=dearest&portion=16`);
    await expect.element(cards).toHaveLength(5);
    await sort.selectOptions('popular');
    await untilAt(`${COFFEE}?available=1&portion=16`);
  });

  test('are a menu that small screens toggle open', async () => {
    await onPhone();
    await openList();
    const toggle = page.getByRole('button', { name: 'Sortowanie i układ' });
    await expect.element(sort).not.toBeVisible();
    (toggle.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await sort.selectOptions('name');
    await untilAt(`${COFFEE}?sort=name`);
    await expect.element(sort).toBeVisible();
    await toggle.click();
    await expect.element(sort).not.toBeVisible();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('remember the view on other lists, and the address tells it', async () => {
    await openList();
    servePage(TEA, teaAt);
    await link('Lista').click();
    await untilAt(`${COFFEE}?view=list`);
    await expect.element(css('form[data-view=list]')).toBeInTheDocument();
    await expect.element(link('Lista')).toHaveAttribute('aria-current', 'true');
    const [first, second] = cards.elements().map((card) => card.getBoundingClientRect());
    expect(second?.top).toBeGreaterThan((first?.bottom ?? 0) - 1);
    await css('.pills a').first().click();
    await untilAt(`${TEA}?view=list`);
    await expect.element(css('form[data-view=list]')).toBeInTheDocument();
    await link('Siatka').click();
    await untilAt(TEA);
    await expect.element(css('form[data-view=grid]')).toBeInTheDocument();
  });
});
