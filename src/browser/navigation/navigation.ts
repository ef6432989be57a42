import { PARTIAL_TIMEOUT_MS } from '#contract/wire.ts';
import { addressOfClick, addressOfForm, samePage } from './eligible.ts';
import { pageSource } from './page-source.ts';
import { entryKey, newEntryKey, ScrollMemory, scrollBackTo } from './scroll-memory.ts';
import { readRegions, swapIn } from './swap.ts';

const NAVIGATED = 'shop:navigated';

type Visit = { address: URL; entry: 'push' | 'keep'; scrollTo: number };

/** Partial navigation (spec §2): links replace regions of the page; whatever fails, the browser navigates. */
export function startNavigation(): void {
  const memory = new ScrollMemory();
  let shown = new URL(location.href);
  let underway: AbortController | undefined;

  async function go(visit: Visit): Promise<void> {
    underway?.abort();
    const mine = new AbortController();
    underway = mine;
    const timer = setTimeout(() => mine.abort(new Error('partial page: timed out')), PARTIAL_TIMEOUT_MS);
    document.documentElement.toggleAttribute('data-navigating', true);
    try {
      const fetched = readRegions(await pageSource.load(visit.address, mine.signal));
      if (mine !== underway) return;
      await changePage(() => show(fetched, visit), mine.signal);
    } catch {
      if (mine === underway) leave(visit);
    } finally {
      clearTimeout(timer);
      if (mine === underway) document.documentElement.removeAttribute('data-navigating');
    }
  }

  function show(fetched: Document, { address, entry, scrollTo: top }: Visit): void {
    if (entry === 'push') {
      entryKey();
      history.pushState({ key: newEntryKey() }, '', address);
    }
    shown = address;
    swapIn(fetched);
    settle(address, top);
    document.dispatchEvent(new CustomEvent(NAVIGATED));
  }

  document.addEventListener('click', (event) => {
    const address = addressOfClick(event);
    if (!address) return;
    event.preventDefault();
    void go({ address, entry: samePage(address, new URL(location.href)) ? 'keep' : 'push', scrollTo: 0 });
  });
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLElement;
    if (field.matches('[data-submit-on-change]')) field.closest('form')?.requestSubmit();
  });
  document.addEventListener('submit', (event) => {
    const address = event.defaultPrevented
      ? undefined
      : addressOfForm(event.target as HTMLFormElement, event.submitter);
    if (!address) return;
    event.preventDefault();
    void go({ address, entry: 'push', scrollTo: 0 });
  });
  addEventListener('popstate', () => {
    const address = new URL(location.href);
    const top = memory.current() ?? 0;
    if (samePage(address, shown)) scrollBackTo(top);
    else void go({ address, entry: 'keep', scrollTo: top });
  });
  memory.start();
  restoreScroll(memory);
}

/** Calls back after each partial navigation. */
export function onNavigated(listener: () => void): void {
  document.addEventListener(NAVIGATED, listener);
}

function leave({ address, entry }: Visit): void {
  if (entry === 'push') location.assign(address);
  else if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** Where focus and view go on a new page: to the named place, or to the start of the content. */
function settle(address: URL, top: number): void {
  const target = address.hash ? document.getElementById(decodeURIComponent(address.hash.slice(1))) : null;
  const content = document.querySelector<HTMLElement>('[data-region=content]');
  (target ?? content)?.focus({ preventScroll: true });
  if (target && top === 0) target.scrollIntoView();
  else scrollBackTo(top);
  announce(document.title);
}

/** A screen reader hears nothing when regions change, so the new title is said. */
function announce(title: string): void {
  const speaker = document.getElementById('announcer');
  if (speaker) speaker.textContent = (speaker.dataset.sentence ?? '{title}').replace('{title}', title);
}

async function changePage(change: () => void, signal: AbortSignal): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition || document.hidden) return change();
  const transition = document.startViewTransition(change);
  signal.addEventListener('abort', () => transition.skipTransition(), { once: true });
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  await transition.updateCallbackDone;
}

function restoreScroll(memory: ScrollMemory): void {
  const [entry] = performance.getEntriesByType('navigation');
  const kind = entry && 'type' in entry ? entry.type : '';
  // A page that is new has no place to go back to; asking for it would cost its entry a name at once.
  if ((kind === 'back_forward' || kind === 'reload') && !location.hash) scrollBackTo(memory.current() ?? 0);
}
