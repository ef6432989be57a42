import { expect, type Page } from '@playwright/test';
import { devtoolsNode } from './devtools-node.ts';

/** Whether an element's words are written in the web fonts. */
export async function isInWebFonts(page: Page, selector: string): Promise<boolean> {
  const { devtools, nodeId } = await devtoolsNode(page, selector);
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  expect(fonts.length, `${selector} has words`).toBeGreaterThan(0);
  return fonts.every((font) => font.isCustomFont);
}

/** Opens a page as most shoppers see it: on a busy machine its fonts may be late, and stand-ins have digits of other widths. */
export async function openInWebFonts(page: Page, address: string, selector: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    expect(await isInWebFonts(page, selector)).toBe(true);
  }).toPass();
}
