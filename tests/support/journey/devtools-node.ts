import type { CDPSession, Page } from '@playwright/test';

/** An element as the browser's devtools know it, and their session, to ask or to tell it what a page cannot. */
export async function devtoolsNode(
  page: Page,
  selector: string,
): Promise<{ devtools: CDPSession; nodeId: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return { devtools, nodeId };
}
