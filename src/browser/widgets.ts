import type { WidgetAnswer, WidgetRequest } from '#contract/widgets.ts';
import { WIDGETS_PATH } from '#contract/wire.ts';
import { $basket } from './basket-store.ts';
import { reportError } from './error-log.ts';
import { onOtherTabs } from './other-tabs.ts';
import { learnShopTime } from './shop-clock.ts';

/** Asks for everything personal on the page in one request (spec §7 Batched widget data). */
export function startWidgets(): void {
  onOtherTabs(() => void loadWidgets());
  addEventListener('pageshow', (event) => {
    if (event.persisted) void loadWidgets();
  });
  void loadWidgets();
}

async function loadWidgets(): Promise<void> {
  const request: WidgetRequest = { Basket: {}, Wishlist: {}, Comparers: {} };
  try {
    const response = await fetch(WIDGETS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ request: JSON.stringify(request) }),
    });
    if (!response.ok) throw new Error(`widgets: ${response.status}`);
    learnShopTime(response);
    const answer: WidgetAnswer = await response.json();
    if (answer.Basket) $basket.set(answer.Basket.response.basket);
  } catch (error) {
    if (navigator.onLine) reportError(error);
  }
}
