import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import {
  active,
  answerSearches,
  field,
  prepareSearch,
  results,
  searchFor,
  sendButton,
  startSearch,
} from '#tests/support/stage/search-stage.tsx';

const NAMES = [
  'kawa ziarnista',
  'kawa mielona',
  'Brazylia Cerrado',
  'Kiri',
  'Kawy poranka',
  'Kawa ziarnista',
  'Jak parzyć kawę',
];

prepareSearch();
const led = noteLeaving();

beforeEach(async () => {
  answerSearches();
  startSearch();
  await searchFor('kawa');
});

test('Down goes through all results and from the last to the first, each name comes into the field', async () => {
  for (const name of [...NAMES, ...NAMES.slice(0, 2)]) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(field).toHaveValue(name);
    expect(active.elements()).toHaveLength(1);
    expect(field.element().getAttribute('aria-activedescendant')).toBe(active.element().id);
  }
  await expect.element(field).toHaveFocus();
});

test('Up goes through all results and from the first to the last, each name comes into the field', async () => {
  for (const name of [...NAMES.toReversed(), ...NAMES.toReversed().slice(0, 2)]) {
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue(name);
  }
});

test('Right and Left jump between the columns', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.element(field).toHaveValue('Brazylia Cerrado');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  await expect.element(field).toHaveValue('kawa ziarnista');
});

test('Left moves within the text while no result is active', async () => {
  await userEvent.keyboard('{ArrowLeft}');
  expect(active.elements()).toEqual([]);
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('kawxa');
});

test('Enter opens the active result', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(led).toEqual(['/produkt/7/brazylia-cerrado']);
  await expect.element(results).not.toBeVisible();
  await expect.element(field).toHaveValue('kawa');
});

test('the button sends what was typed last, not the name of the active result', async () => {
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveValue('Brazylia Cerrado');
  await sendButton.click();
  expect(led).toEqual(['/search.php?text=kawa']);
  await expect.element(results).not.toBeVisible();
});

test('Enter without an active result sends what was typed', async () => {
  await userEvent.keyboard('{Enter}');
  expect(led).toEqual(['/search.php?text=kawa']);
  await expect.element(results).not.toBeVisible();
});

test('a name that is typed on is what is searched for', async () => {
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(' 1 kg{Enter}');
  expect(led).toEqual(['/search.php?text=kawa+ziarnista+1+kg']);
});

test('Escape closes the results and gives back what was typed', async () => {
  await userEvent.keyboard('{ArrowUp}{Escape}');
  await expect.element(results).not.toBeVisible();
  await expect.element(field).toHaveValue('kawa');
  await expect.element(field).toHaveFocus();
  await expect.element(field).not.toHaveAttribute('aria-activedescendant');
});

test('Tab leaves the results for the button beside the field', async () => {
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(sendButton).toHaveFocus();
  await expect.element(results).not.toBeVisible();
  await expect.element(field).toHaveValue('kawa');
});
