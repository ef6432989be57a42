import { onNavigated } from '#browser/navigation/navigation.ts';
import { CURRENCY_COOKIE, FORCED_REGION_COOKIE, REGION_COOKIE } from '#contract/wire.ts';

/**
 * Going back, the browser shows the copy of a page that it has kept, which may be of another currency or country than
 * holds by now. So each entry of the history remembers what held when its page came; where that has changed, the page
 * is loaded again.
 */
export function reloadStalePages(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') reloadIfOld();
  else remember();
  onNavigated(remember);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadIfOld();
  });
}

function reloadIfOld(): void {
  if ((history.state?.choice ?? '') !== currentChoice()) location.reload();
}

function remember(): void {
  const choice = currentChoice();
  if (choice) history.replaceState({ ...history.state, choice }, '');
}

const CHOICE = new RegExp(`\\b(${CURRENCY_COOKIE}|${REGION_COOKIE}|${FORCED_REGION_COOKIE})=[^;]*`, 'g');

/** '' where nothing was chosen. Whether the shopper was told of it is no matter. */
const currentChoice = () =>
  (document.cookie.match(CHOICE) ?? []).map((cookie) => cookie.replace(/,[^,]*showModal.*/, '')).join();
