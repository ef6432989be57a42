import type { PageParams, WidgetAnswer, WidgetRequest } from '#contract/widgets.ts';
import { CONSENT_GIVEN, WIDGETS_PATH } from '#contract/wire.ts';
import { $basket } from './basket-store.ts';
import { reportError } from './error-log.ts';
import { $compared, $listed } from './marks/marks-store.ts';
import { onOtherTabs } from './other-tabs.ts';
import { learnShopTime } from './shop-clock.ts';
import { handleTrackingEvents } from './tracking-events.ts';
import { $view } from './view.ts';

/** A shop that is too busy is asked again so often, each time when it says. */
const TIMES_AGAIN = 3;

const PERSONAL: WidgetRequest = { Basket: {}, Wishlist: {}, Comparers: {} };

/** Asks for everything personal on the page in one request (spec §7 Batched widget data). */
export function startWidgets(): void {
  const loadAgain = () => void loadWidgets(PERSONAL);
  onOtherTabs(loadAgain);
  addEventListener('pageshow', (event) => {
    if (event.persisted) loadAgain();
  });
  document.addEventListener(CONSENT_GIVEN, askAboutPage);
  void loadWidgets({ ...PERSONAL, ...ofPage(false) });
}

/** Asks for what the owner adds to this page, where it or the shopper's consent has changed. */
const askAboutPage = () => void loadWidgets(ofPage(true));

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

async function loadWidgets(request: WidgetRequest, timesAgain = TIMES_AGAIN): Promise<void> {
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
      setTimeout(() => void loadWidgets(request, timesAgain - 1), busyFor * 1000);
      return;
    }
    if (!response.ok) throw new Error(`widgets: ${response.status}`);
    learnShopTime(response);
    const answer: WidgetAnswer = await response.json();
    if (answer.Basket) $basket.set(answer.Basket.response.basket);
    if (answer.Wishlist && $listed.get() === listed) {
      const { attributes, products, lists } = answer.Wishlist.response;
      $listed.set({ count: attributes.count, products, lists });
    }
    if (answer.Comparers && $compared.get() === compared) $compared.set(answer.Comparers.response.product);
    handleTrackingEvents(response);
    // Shops to which nothing is added load nothing for it.
    if (answer.Snippets?.response.active)
      (await import('./snippets/show-snippets.ts')).showSnippets(answer, request, askAboutPage);
  } catch (error) {
    if (navigator.onLine) reportError(error);
  }
}
