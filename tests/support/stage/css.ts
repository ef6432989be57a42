import { type Locator, locators, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` });

/** What has no role and no words of its own, by its selector. */
export const css = (selector: string, within: Pick<Locator, 'css'> = page): Locator => within.css(selector);
