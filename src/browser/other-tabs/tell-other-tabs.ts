import { BASKET_CHANGED } from './other-tabs.ts';

/** Tells the other open tabs that the basket, a list or the comparison has changed. */
export function tellOtherTabs(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(BASKET_CHANGED);
  channel.postMessage('changed');
  channel.close();
}
