import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import { Island } from '#pages/island.tsx';
import { hydrateIslands, stage } from '#tests/support/stage.tsx';
import type { DateFieldProps } from './date-field.tsx';
import dateField from './island.ts';

const field = page.getByRole('textbox');
const openButton = page.getByRole('button', { name: /^Wybierz w kalendarzu/ });
const calendar = page.getByRole('dialog', { name: /^Wybierz w kalendarzu/ });
const day = (name: string) => calendar.getByRole('gridcell', { name });
const title = calendar.getByRole('heading');

function show(changes: Partial<DateFieldProps> = {}, language: Language = 'pl'): void {
  const props: DateFieldProps = { name: 'birth_date', label: 'Data urodzenia', mode: 'single', ...changes };
  stage(
    <>
      <h1>Dane</h1>
      <Island of={dateField} props={props} />
    </>,
    { language },
  );
}

async function open(value: string, props: Partial<DateFieldProps> = {}): Promise<void> {
  show({ value, ...props });
  await hydrateIslands();
  await openButton.click();
  await expect.element(calendar).toBeVisible();
}

describe('a date field', () => {
  test('is a plain field that says how to type a date, and has no button, until it is hydrated', async () => {
    show();
    await expect.element(field).toHaveAttribute('placeholder', 'RRRR-MM-DD');
    expect(openButton.elements()).toEqual([]);
    await field.fill('2020-11-11');
    await hydrateIslands();
    await expect.element(field).toHaveValue('2020-11-11');
    await openButton.click();
    await expect.element(day('11 listopada 2020, środa')).toHaveAttribute('aria-selected', 'true');
  });

  test('puts the hyphens where a phone has none, and leaves alone what is no date', async () => {
    show();
    await hydrateIslands();
    await field.fill('20201111');
    await userEvent.tab();
    await expect.element(field).toHaveValue('2020-11-11');
    await field.fill('2020-02-30');
    await userEvent.tab();
    await expect.element(field).toHaveValue('2020-02-30');
  });

  test('speaks English in the English shop', async () => {
    show({ value: '2020-11-11', label: 'Date of birth' }, 'en');
    await hydrateIslands();
    await expect.element(field).toHaveAttribute('placeholder', 'YYYY-MM-DD');
    await page.getByRole('button', { name: /^Choose in the calendar/ }).click();
    await expect.element(page.getByRole('gridcell', { name: '11 November 2020, Wednesday' })).toHaveFocus();
    await expect.element(page.getByRole('grid', { name: 'November 2020' })).toBeVisible();
  });
});

describe('the calendar of one day', () => {
  test('goes by keyboard alone: days, weeks, months, years, and back to the button', async () => {
    await open('2020-11-11');
    for (const [key, name] of [
      ['{ArrowRight}', '12 listopada 2020'],
      ['{ArrowDown}', '19 listopada 2020'],
      ['{Home}', '16 listopada 2020'],
      ['{End}', '22 listopada 2020'],
      ['{PageUp}', '22 października 2020'],
      ['{Shift>}{PageUp}{/Shift}', '22 października 2019'],
      ['{ArrowLeft}', '21 października 2019'],
      ['{ArrowUp}', '14 października 2019'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(day(name), { message: key }).toHaveFocus();
    }
    await expect.element(title).toHaveTextContent('październik 2019');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('2019-10-14');
    await expect.element(openButton).toHaveFocus();
  });
});
