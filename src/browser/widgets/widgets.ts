import { $basket } from '#browser/basket/basket-store.ts';
import { reportError } from '#browser/error-log/error-log.ts';
import { $view } from '#browser/layout/view.ts';
import { onOtherTabs } from '#browser/other-tabs/other-tabs.ts';
import { $projector } from '#browser/personal/personal-stores.ts';
import { learnShopTime } from '#browser/shop-clock.ts';
import { $compared, $listed } from '#browser/toggles/toggles-store.ts';
import { handleTrackingEvents } from '#browser/tracking/tracking-events.ts';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import type { PageParams, WidgetAnswer, WidgetRequest } from '#contract/widgets.ts';
import { CONSENT_GIVEN, WIDGETS_PATH } from '#contract/wire.ts';

/** A shop that is too busy is asked again so often, each time when it says. */
const TIMES_AGAIN = 3;

/** What a product page shows; 0 stands for no subscription. */
export type ProductAsked = { product: number; size: string; subscription: string };

/** Asks for everything personal on the page in one request (spec §7 Batched widget data). */
export function startWidgets(): void {
  const loadAgain = () => void askForWidgets(personal());
  onOtherTabs(loadAgain);
  addEventListener('pageshow', (event) => {
    if (event.persisted) loadAgain();
  });
  document.addEventListener(CONSENT_GIVEN, askAboutPage);
  void askForWidgets({ ...personal(), ...ofPage(false) });
}

function personal(): WidgetRequest {
  const params = productAsked();
  return {
    ...(params && { Projector: { format: 'json', params } }),
    Basket: {},
    Wishlist: {},
    Comparers: {},
  };
}

/** The product of this page and what is chosen of it; undefined elsewhere. */
export function productAsked(): ProductAsked | undefined {
  const form = document.querySelector<HTMLFormElement>('.buy-box__form');
  if (!form) return undefined;
  const fields = new FormData(form);
  const field = (name: string) => String(fields.get(name) ?? '');
  return {
    product: Number(field(BASKET_FIELDS.product)),
    size: field(BASKET_FIELDS.size),
    subscription: field(BASKET_FIELDS.subscription) || '0',
  };
}

/** Asks for what the owner adds to this page, where it or the shopper's consent has changed. */
const askAboutPage = () => void askForWidgets(ofPage(true));

function ofPage(additional_ajax: boolean): WidgetRequest {
  const view = $view.get();
  const request_uri = location.pathname + location.search;
  const params: PageParams = {
    mobile: view < 2,
    tablet: view === 2,
    pc: view > 2,
    request_uri,
    additional_ajax,
  };
  const asked = { format: 'json', params } as const;
  return { Snippets: asked, ToplayersAndWidgets: asked };
}

/** Asks for widgets, and lets those who show them know; `then` hears of the answer first. */
export async function askForWidgets(
  request: WidgetRequest,
  then?: (answer: WidgetAnswer) => void,
  timesAgain = TIMES_AGAIN,
): Promise<void> {
  // What changes while the answer is on its way is newer than the answer.
  const [listed, compared] = [$listed.get(), $compared.get()];
  try {
    const response = await fetch(WIDGETS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ request: JSON.stringify(request) }),
    });
    const busyFor = response.status === 503 && Number(response.headers.get('retry-after'));
    if (busyFor && timesAgain > 0) {
      setTimeout(() => void askForWidgets(request, then, timesAgain - 1), busyFor * 1000);
      return;
    }
    if (!response.ok) throw new Error(`widgets: ${response.status}`);
    learnShopTime(response);
    const answer: WidgetAnswer = await response.json();
    then?.(answer);
    if (answer.Projector) $projector.set(answer.Projector.response);
    if (answer.Basket) $basket.set(answer.Basket.response.basket);
    if (answer.Wishlist && $listed.get() === listed) {
      const { attributes, products, lists } = answer.Wishlist.response;
      $listed.set({ count: attributes.count, products, lists });
    }
    if (answer.Comparers && $compared.get() === compared) $compared.set(answer.Comparers.response.product);
    handleTrackingEvents(response);
    // Shops to which nothing is added load nothing for it.
    if (answer.Snippets?.response.active)
      (await import('#browser/snippets/show-snippets.ts')).showSnippets(answer, request, askAboutPage);
  } catch (error) {
    if (navigator.onLine) reportError(error);
  }
}
