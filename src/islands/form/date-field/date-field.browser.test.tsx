import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import { REGISTRATION } from '#pages/account/account-fields.ts';
import { Orders } from '#pages/account/records.tsx';
import { complaintForm } from '#pages/complaints/complaint-form.ts';
import { contactForm } from '#pages/contact/contact-form.ts';
import type { FormField } from '#pages/form/form-field.ts';
import { FormFields } from '#pages/form/form-fields.tsx';
import { framesOfPress } from '#tests/support/frames-of-press.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { hydrateIslands, stage } from '#tests/support/stage/stage.tsx';
import { textsIn } from '#texts/dictionary.ts';

const field = page.getByRole('textbox');
const openButton = page.getByRole('button', { name: /^Wybierz w kalendarzu/ });
const calendar = page.getByRole('dialog', { name: /^Wybierz w kalendarzu/ });
const day = (name: string) => calendar.getByRole('gridcell', { name });
const title = calendar.getByRole('heading');
const cells = (selector: string) => css(`[role=gridcell]${selector}`, calendar);
const press = (key: string) => userEvent.keyboard(key);

beforeEach(async () => {
  await page.viewport(1280, 900);
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
});

/** A field of one of the shop's forms, with something above it and a button to go on to. */
function show(fields: readonly FormField[], value = '', language: Language = 'pl'): void {
  const dates = fields.filter((each) => each.dates);
  const values = Object.fromEntries(dates.map(({ name }) => [name, value]));
  showInPage(<FormFields fields={dates} state={{ values }} />, language);
}

function showInPage(part: ReactNode, language: Language = 'pl'): void {
  stage(
    <main style={{ padding: '1200px 0' }}>
      <h1>Dane</h1>
      {part}
      <button type="button">Dalej</button>
    </main>,
    { language },
  );
}

async function untilHydrated(block: ScrollLogicalPosition = 'center'): Promise<void> {
  field.element().scrollIntoView({ block, behavior: 'instant' });
  await hydrateIslands();
}

async function openCalendar(): Promise<void> {
  await openButton.click();
  await expect.element(calendar).toBeVisible();
}

/** The calendar of a field for one day. */
async function open(value: string): Promise<void> {
  show(REGISTRATION.person, value);
  await untilHydrated();
  await openCalendar();
}

describe('a date field', () => {
  test('is a plain field that says how to type a date, and has no button, until it is hydrated', async () => {
    show(REGISTRATION.person);
    await expect.element(field).toHaveAttribute('placeholder', 'RRRR-MM-DD');
    expect(openButton.elements()).toEqual([]);
    await field.fill('2020-11-11');
    await untilHydrated();
    await expect.element(field).toHaveValue('2020-11-11');
    await openCalendar();
    await expect.element(day('11 listopada 2020, środa')).toHaveAttribute('aria-selected', 'true');
  });

  test('puts the hyphens where a phone has none, and leaves alone what is no date', async () => {
    show(REGISTRATION.person);
    await untilHydrated();
    await field.fill('20201111');
    await press('{Tab}');
    await expect.element(field).toHaveValue('2020-11-11');
    await field.fill('2020-02-30');
    await press('{Tab}');
    await expect.element(field).toHaveValue('2020-02-30');
  });

  test('puts the hyphens there also before Enter sends the form', async () => {
    const [birthDate] = REGISTRATION.person.filter(({ dates }) => dates);
    if (!birthDate) throw new Error('no date is asked for');
    showInPage(
      <form>
        <FormFields fields={[birthDate]} state={{}} />
      </form>,
    );
    const sent: unknown[] = [];
    css('form')
      .element()
      .addEventListener('submit', (event) => {
        event.preventDefault();
        sent.push(new FormData(event.target as HTMLFormElement).get(birthDate.name));
      });
    await untilHydrated();
    await field.fill('20201111');
    await press('{Enter}');
    expect(sent).toEqual(['2020-11-11']);
  });

  test('speaks English in the English shop', async () => {
    show(REGISTRATION.person, '2020-11-11', 'en');
    await untilHydrated();
    await expect.element(field).toHaveAttribute('placeholder', 'YYYY-MM-DD');
    await page.getByRole('button', { name: /^Choose in the calendar/ }).click();
    await expect.element(page.getByRole('gridcell', { name: '11 November 2020, Wednesday' })).toHaveFocus();
    await expect.element(page.getByRole('grid', { name: 'November 2020' })).toBeVisible();
  });
});

describe('the calendar of one day', () => {
  test('opens at the typed day in Polish, weeks from Monday, and begins with today where nothing is typed', async () => {
    await open('2020-11-11');
    await expect.element(title).toHaveTextContent(/^listopad 2020$/);
    await expect.element(calendar.getByRole('columnheader').first()).toHaveAccessibleName('poniedziałek');
    await expect.element(day('11 listopada 2020, środa')).toHaveFocus();
    await press('{Escape}');
    await field.fill('');
    await openCalendar();
    await expect.element(cells('[aria-current=date]')).toHaveFocus();
  });

  test('writes the chosen day into the field, closes, and tells whoever checks the form', async () => {
    await open('2020-11-11');
    const told: string[] = [];
    for (const type of ['input', 'change'])
      document.body.firstElementChild?.addEventListener(type, ({ target }) =>
        told.push(`${type}=${(target as HTMLInputElement).value}`),
      );
    await day('20 listopada 2020').click();
    await expect.element(field).toHaveValue('2020-11-20');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(openButton).toHaveFocus();
    expect(told).toEqual(['input=2020-11-20', 'change=2020-11-20']);
  });

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
      await press(key);
      await expect.element(day(name), { message: key }).toHaveFocus();
    }
    await expect.element(title).toHaveTextContent(/^październik 2019$/);
    await expect.element(cells('[tabindex="0"]')).toHaveLength(1);
    await press('{Enter}');
    await expect.element(field).toHaveValue('2019-10-14');
    await expect.element(openButton).toHaveFocus();
    await press('{Enter}');
    await expect.element(day('14 października 2019')).toHaveFocus();
    await press('{Escape}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(openButton).toHaveFocus();
  });

  test('loses no key, however fast they are pressed', async () => {
    await open('2020-11-11');
    await expect.element(day('11 listopada 2020')).toHaveFocus();
    // Nothing but the calendar's own work lies between two keys.
    for (const key of Array(40).fill('PageUp')) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    await expect.element(day('11 lipca 2017')).toHaveFocus();
  });

  test('shows twelve months and 15 years to choose from', async () => {
    await open('2020-11-11');
    await calendar.getByRole('button', { name: 'Wybierz rok: 2020' }).click();
    await expect.element(calendar.getByRole('gridcell')).toHaveLength(15);
    await press('{ArrowUp}');
    await press('{Enter}');
    await expect.element(title).toHaveTextContent(/^listopad 2017$/);
    await calendar.getByRole('button', { name: 'Wybierz miesiąc: listopad' }).click();
    await expect.element(calendar.getByRole('gridcell')).toHaveLength(12);
    await calendar.getByRole('gridcell', { name: 'marzec 2017' }).click();
    await expect.element(day('11 marca 2017')).toHaveFocus();
    await calendar.getByRole('button', { name: 'Następny miesiąc' }).click();
    await expect.element(title).toHaveTextContent(/^kwiecień 2017$/);
  });

  test.each([
    ['under', 'start'],
    ['above', 'end'],
  ] as const)(
    'stands right %s its field at the %s of the window, and the page stays as it was',
    async (side, block) => {
      show(REGISTRATION.person);
      await untilHydrated(block);
      const placeAndHeight = () => [scrollY, document.documentElement.scrollHeight];
      const before = placeAndHeight();
      await openButton.click();
      await expect.element(cells('[aria-current=date]')).toHaveFocus();
      expect(placeAndHeight()).toEqual(before);
      const [input, sheet] = [field, calendar].map((part) => part.element().getBoundingClientRect());
      if (!input || !sheet) throw new Error('neither is seen');
      const gap = side === 'above' ? input.top - sheet.bottom : sheet.top - input.bottom;
      expect(Math.abs(gap - 4)).toBeLessThan(1);
      expect(sheet.top).toBeGreaterThanOrEqual(0);
      expect(sheet.bottom).toBeLessThanOrEqual(innerHeight);
    },
  );

  test('is seen as a whole in a window with room for it neither above nor below its field', async () => {
    await page.viewport(1280, 600);
    show(REGISTRATION.person);
    await untilHydrated('center');
    await openCalendar();
    // All of it, but for what is lost between whole pixels.
    for (const part of [calendar, field]) await expect.element(part).toBeInViewport({ ratio: 0.999 });
  });

  test('closes when the shopper presses elsewhere or goes on with Tab', async () => {
    await open('2020-11-11');
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(calendar).not.toBeInTheDocument();
    await openCalendar();
    await expect.element(day('11 listopada 2020')).toHaveFocus();
    for (let presses = 0; presses < 4; presses++) await press('{Tab}');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('2020-11-11');
  });

  test('comes after its button is shown as pressed, and closes when it is pressed again', async () => {
    show(REGISTRATION.person);
    await untilHydrated();
    await expect.element(openButton).toBeVisible();
    const [first, ...others] = await framesOfPress(openButton.element(), ':popover-open');
    expect(first).toBe('pressed');
    expect(others).not.toContain('nothing');
    await expect.element(openButton).not.toHaveAttribute('aria-busy');
    await openButton.click();
    await expect.element(calendar).not.toBeInTheDocument();
    await openCalendar();
  });

  test('names the next month before its days are drawn', async () => {
    await open('2020-11-11');
    const firstDay = calendar.getByRole('gridcell').first();
    (calendar.getByRole('button', { name: 'Następny miesiąc' }).element() as HTMLElement).click();
    await null;
    expect(title.element().textContent).toBe('grudzień 2020');
    expect(firstDay.element().textContent).toBe('26');
    await expect.element(firstDay).toHaveTextContent(/^30$/);
  });

  test('empties the field', async () => {
    await open('2020-11-11');
    await calendar.getByRole('button', { name: 'Wyczyść' }).click();
    await expect.element(field).toHaveValue('');
    await expect.element(openButton).toHaveFocus();
  });

  test('lets no day and no year after the last be chosen', async () => {
    const today = new Date().toLocaleDateString('sv');
    show(complaintForm(textsIn('pl'), today));
    await untilHydrated();
    await openCalendar();
    await calendar.getByRole('button', { name: 'Dziś' }).click();
    const tooLate = cells('[aria-disabled=true]').last();
    await tooLate.click({ force: true });
    await expect.element(calendar).toBeVisible();
    await expect.element(field).toHaveValue('');
    await calendar.getByRole('button', { name: /^Wybierz rok/ }).click();
    await tooLate.click({ force: true });
    await expect.element(calendar.getByRole('gridcell')).toHaveLength(15);
  });
});

test.each([
  ['1970-01-01', '{ArrowLeft}', '{ArrowRight}', '2 stycznia 1970, piątek'],
  ['2470-12-31', '{ArrowRight}', '{ArrowLeft}', '30 grudnia 2470, wtorek'],
])('a calendar has days from 1970-01-01 to 2470-12-31: %s is an end', async (value, onwards, back, next) => {
  show(contactForm([]), value);
  await untilHydrated();
  await openCalendar();
  await expect.element(cells('[aria-selected=true]')).toHaveFocus();
  await press(onwards);
  await press(back);
  await expect.element(day(next)).toHaveFocus();
});

test('the calendar of several days adds and takes away days and stays open until it is done', async () => {
  show(contactForm([]), '2020-11-11, 2020-11-05');
  await untilHydrated();
  await openCalendar();
  await expect.element(cells('[aria-selected=true]')).toHaveLength(2);
  await day('20 listopada 2020').click();
  await day('11 listopada 2020').click();
  await expect.element(field).toHaveValue('2020-11-05, 2020-11-20');
  await calendar.getByRole('button', { name: 'Gotowe' }).click();
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
});

test('the calendar of a range takes its two ends in any order, shows the way between, and begins again', async () => {
  showInPage(<Orders orders={[]} period="2020-11-11 do 2020-11-14" />);
  await untilHydrated();
  await openCalendar();
  await expect.element(cells('[aria-selected=true]')).toHaveLength(4);
  await day('20 listopada 2020').click();
  await expect.element(field).toHaveValue('2020-11-20');
  await day('17 listopada 2020').hover();
  await expect.element(css('[data-range]', calendar)).toHaveLength(4);
  await day('17 listopada 2020').click();
  await expect.element(field).toHaveValue('2020-11-17 – 2020-11-20');
  await expect.element(cells('[aria-selected=true]')).toHaveLength(4);
});
