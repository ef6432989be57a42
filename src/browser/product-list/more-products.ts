import { layOutNext } from '#browser/layout/lazy-layout.ts';
import { pageLanguage } from '#browser/layout/page-language.ts';
import { entryKey } from '#browser/navigation/scroll-memory.ts';
import { parseHtml } from '#browser/trusted-types/trusted-html.ts';
import { PARTIAL_PARAMETER, PARTIAL_TIMEOUT_MS } from '#contract/wire.ts';
import { say, type Values } from '#texts/say.ts';
import { cacheList, restoreList } from './cached-lists.ts';

/** So often more products come by themselves near the end of the list; then the footer is to be reached too. */
const BY_ITSELF = 3;
const NEAR_THE_END = '600px';

/** Adds the next page's products to the list, by a button and at first by itself; the links to pages stay. */
export function startMoreProducts(host: HTMLElement): () => void {
  const key = entryKey();
  const isBack = restoreList(key, host);
  const button = host.querySelector<HTMLButtonElement>('[data-more] button');
  const keep = () => cacheList(key, host);
  if (!button) return isBack ? keep : () => {};
  const status = host.querySelector<HTMLElement>('[data-more-status]');
  const texts: Record<string, string> = JSON.parse(host.dataset.texts ?? '{}');
  const speak = (name: string, values: Values = {}) =>
    say(texts[`productList.${name}`] ?? '', pageLanguage(), values);
  const stopping = new AbortController();
  let underway = false;
  let hasGrown = isBack;
  let left = isBack ? 0 : BY_ITSELF;

  const watcher = new IntersectionObserver(
    ([entry]) => {
      // Who has come to the button by keyboard presses it; it must not go away under the finger.
      if (!entry?.isIntersecting || left === 0 || underway || document.activeElement === button) return;
      left--;
      void more(false);
    },
    { rootMargin: `0px 0px ${NEAR_THE_END}` },
  );
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      void more(true);
    },
    { signal: stopping.signal },
  );
  watcher.observe(button);

  async function more(isAsked: boolean): Promise<void> {
    if (isAsked) tell(speak('loading'));
    if (underway || !button) return;
    underway = true;
    button.setAttribute('aria-busy', 'true');
    try {
      const address = new URL(location.href);
      address.searchParams.set('page', button.value);
      const added = addProducts(host, await nextPage(address, stopping.signal), button, speak);
      history.replaceState(history.state, '', address);
      hasGrown = true;
      layOutNext();
      tell(speak('added', { n: added }));
      watcher.unobserve(button);
      if (button.isConnected) watcher.observe(button);
    } catch {
      if (stopping.signal.aborted) return;
      left = 0;
      tell(speak('moreFailed'));
    } finally {
      underway = false;
      button.removeAttribute('aria-busy');
    }
  }

  function tell(sentence: string): void {
    if (status) status.textContent = sentence;
  }

  return () => {
    watcher.disconnect();
    stopping.abort();
    if (hasGrown) keep();
  };
}

/** The list on the next page; rejects where it cannot be had in time. */
async function nextPage(address: URL, stopped: AbortSignal): Promise<Element> {
  const partial = new URL(address);
  partial.searchParams.set(PARTIAL_PARAMETER, '1');
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PARTIAL_TIMEOUT_MS);
  stopped.addEventListener('abort', () => giveUp.abort(), { once: true });
  try {
    const response = await fetch(partial, { signal: giveUp.signal, headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`more products: ${response.status}`);
    const page = parseHtml(await response.text());
    const list = page.querySelector('shop-product-list .product-list__found');
    if (!list?.querySelector('.cards > li')) throw new Error('more products: there are none');
    return list;
  } finally {
    clearTimeout(timer);
  }
}

/** Puts the products at the end of the list and takes over the page's links; answers how many there are. */
function addProducts(
  host: HTMLElement,
  next: Element,
  button: HTMLButtonElement,
  speak: (name: string, values: Values) => string,
): number {
  const list = host.querySelector('.cards');
  const known = new Set([...(list?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href).pathname));
  const cards = [...next.querySelectorAll('.cards > li')]
    .map((card) => document.adoptNode(card))
    .filter((card) => !known.has(new URL(card.querySelector('a')?.href ?? '', location.href).pathname));
  list?.append(...cards);
  const pager = next.querySelector('.pager');
  if (pager) host.querySelector('.pager')?.replaceWith(document.adoptNode(pager));
  countShown(host, next, speak);
  const further = next.querySelector<HTMLButtonElement>('[data-more] button');
  if (further) button.value = further.value;
  else leaveButton(button, cards[0]);
  return cards.length;
}

function countShown(host: HTMLElement, next: Element, speak: (name: string, values: Values) => string): void {
  const shown = host.querySelector<HTMLElement>('[data-more-shown]');
  const { to } = next.querySelector<HTMLElement>('[data-more-shown]')?.dataset ?? {};
  if (!shown || !to) return;
  shown.dataset.to = to;
  shown.textContent = speak('shown', {
    from: shown.dataset.from ?? '',
    to,
    total: shown.dataset.total ?? '',
  });
}

/** There is nothing more: who pressed the button goes on with the first product that came. */
function leaveButton(button: HTMLButtonElement, firstCard: Element | undefined): void {
  const hadFocus = document.activeElement === button;
  button.remove();
  if (hadFocus) firstCard?.querySelector('a')?.focus({ preventScroll: true });
}
