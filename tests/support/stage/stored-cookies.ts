import { cdp } from 'vitest/browser';

/** A cookie of this page as the browser keeps it: until when, and for which paths; undefined where there is none. */
export async function storedCookie(name: string) {
  const { cookies } = await cdp().send('Network.getCookies', { urls: [location.href] });
  return cookies.find((cookie) => cookie.name === name);
}

/** The browser of a newcomer: it keeps nothing. */
export async function forgetCookies(): Promise<void> {
  await cdp().send('Network.clearBrowserCookies');
}
