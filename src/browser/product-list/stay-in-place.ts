import { onNavigated } from '#browser/navigation/navigation.ts';
import { scrollBackTo } from '#browser/navigation/scroll-memory.ts';
import { areFiltersOpen, openFilters } from './filter-drawer.ts';

/** Where a shopper was when a filter or the order changed. */
type Place = {
  path: string;
  top: number;
  focus: string | undefined;
  /** What is typed while the next list is on its way, by the name of its field. */
  typed: Map<string, string>;
  inDrawer: boolean;
  inSettings: boolean;
  folds: Map<string, boolean>;
};

let kept: Place | undefined;

/** The list that comes next takes the place of this one: nothing jumps, and the focus stays where it was. */
export function keepPlace(host: HTMLElement): void {
  kept = {
    path: location.pathname,
    top: scrollY,
    focus: nameOf(document.activeElement),
    typed: new Map(),
    inDrawer: areFiltersOpen(host),
    inSettings: host.querySelector('.settings[data-open]') !== null,
    folds: new Map([...host.querySelectorAll('details')].map(({ id, open }) => [id, open])),
  };
}

/** Who goes on to another field before the next list is there goes on in it. */
export function followShopper(host: HTMLElement, signal: AbortSignal): void {
  host.addEventListener(
    'focusin',
    ({ target }) => {
      if (kept) kept.focus = nameOf(target as Element);
    },
    { signal },
  );
  host.addEventListener(
    'input',
    ({ target }) => {
      const name = nameOf(target as Element);
      if (name && target instanceof HTMLInputElement && target.type !== 'checkbox')
        kept?.typed.set(name, target.value);
    },
    { signal },
  );
}

onNavigated(() => {
  const place = kept;
  kept = undefined;
  const host = document.querySelector<HTMLElement>('shop-product-list');
  if (place && host && place.path === location.pathname) returnTo(place, host);
});

function returnTo({ top, focus, typed, inDrawer, inSettings, folds }: Place, host: HTMLElement): void {
  for (const fold of host.querySelectorAll('details')) fold.open = folds.get(fold.id) ?? fold.open;
  for (const [name, value] of typed) {
    const field = host.querySelector<HTMLInputElement>(name);
    if (field) field.value = value;
  }
  if (inSettings) host.querySelector<HTMLElement>('[data-settings]')?.click();
  if (inDrawer) openFilters(host);
  const places = [focus, '#product-list-chosen', '#product-list-count'].flatMap((selector) =>
    selector ? (host.querySelector<HTMLElement>(`${selector}:not(:disabled)`) ?? []) : [],
  );
  places[0]?.focus({ preventScroll: true });
  scrollBackTo(top);
  const speaker = document.getElementById('announcer');
  if (speaker) speaker.textContent = host.querySelector('#product-list-count')?.textContent ?? '';
}

/** How the same control is found in the next page: by what it stands for. */
function nameOf(element: Element | null): string | undefined {
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return `[name="${element.name}"][value="${CSS.escape(element.value)}"]`;
  return element?.matches('shop-product-list [id]') ? `#${CSS.escape(element.id)}` : undefined;
}
