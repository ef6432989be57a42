import { expect, type Locator, type Page } from '@playwright/test';

const MOST_PRESSES = 90;

/** Goes on with a key until a control has the focus. Wherever it stops on the way, one can see where one is. */
export async function walkTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key);
    expect(await page.evaluate(unseenFocus), 'a stop that cannot be seen').toBeUndefined();
    if (await control.evaluateAll((found) => found.includes(document.activeElement as never))) return;
  }
  throw new Error(`${control} cannot be reached by the keyboard`);
}

/** Goes to a control and presses a key there. */
export async function walkAndPress(page: Page, control: Locator, key = 'Enter', by = 'Tab'): Promise<void> {
  await walkTo(page, control, by);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
export async function walkAndType(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Goes into a group of choices and on with the arrows until one is chosen. */
export async function walkAndChoose(page: Page, choice: Locator): Promise<void> {
  const name = await choice.getAttribute('name');
  await walkTo(page, page.locator(`input[type=radio][name="${name}"]`));
  for (let presses = 0; presses < 12 && !(await choice.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  await expect(choice).toBeChecked();
}

/**
 * The element with the focus, where nobody could see that it has it: no line around it, around its label or around the
 * box that it stands in, or not on the screen. It runs in the browser, so it stands by itself.
 */
function unseenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('[data-region=content]')) return undefined;
  const places = [focused, focused.nextElementSibling, focused.closest('label'), focused.parentElement];
  const marked = [...places, focused.parentElement?.parentElement].find((place) => place && hasLine(place));
  const { left, right, top, bottom } = (marked ?? focused).getBoundingClientRect();
  const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return marked && isOnScreen ? undefined : focused.outerHTML.slice(0, 200);

  function hasLine(element: Element): boolean {
    return [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      const isThere = part === undefined || content !== 'none';
      return isThere && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  }
}
