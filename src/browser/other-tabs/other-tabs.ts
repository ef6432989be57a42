/** Names a change of the basket, of lists or of the comparison among the open tabs. */
export const BASKET_CHANGED = 'basket';

/**
 * Calls back when another open tab has changed what is the shopper's; for as long as the page lives. Where a browser has no
 * channels, tabs learn of it with their next page.
 */
export function onOtherTabs(changed: () => void): void {
  if ('BroadcastChannel' in window) new BroadcastChannel(BASKET_CHANGED).onmessage = changed;
}
