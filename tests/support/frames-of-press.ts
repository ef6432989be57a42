import type { Page } from '@playwright/test';

/** What is seen after a press, from the press itself to the frame that has what it opens. */
export async function framesOfPress(page: Page, control: string, opened: string): Promise<string[]> {
  return page.locator(control).evaluate(async (element: HTMLElement, what) => {
    const seen: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    element.click();
    await null; // what was asked for at the press itself is done before a frame
    while (seen.at(-1) !== 'opened') {
      const isOpen = document.querySelector(what) !== null;
      seen.push(isOpen ? 'opened' : element.ariaBusy ? 'pressed' : 'nothing');
      await frame();
    }
    return seen;
  }, opened);
}
