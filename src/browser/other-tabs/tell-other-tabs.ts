import { BASKET_CHANGED } from './other-tabs.ts';

/** Tells the other open tabs that the basket, a list or the comparison has changed. */
export function tellOtherTabs(): void {
  if ('BroadcastChannel' in window) tellThroughChannel();
  else tellThroughStorage();
}

function tellThroughChannel(): void {
  const channel = new BroadcastChannel(BASKET_CHANGED);
  channel.postMessage('changed');
  channel.close();
}

function tellThroughStorage(): void {
  try {
    localStorage.setItem(BASKET_CHANGED, String(Date.now()));
  } catch {
    // Where nothing may be stored, the other tabs learn of it with their next page.
  }
}
