import { showPending } from '#browser/layout/pending-state.ts';
import { $view } from '#browser/layout/view.ts';

const DESKTOP = 3;

/** The filters of small screens open, close and toggle (spec §4); desktop views close this drawer like any other. */
export function startFilterDrawer(host: HTMLElement, signal: AbortSignal): void {
  host.querySelector(TOGGLE)?.setAttribute('aria-expanded', 'false');
  host.addEventListener(
    'click',
    (event) => {
      const toggle = (event.target as Element).closest(TOGGLE);
      if (!toggle) return;
      event.preventDefault();
      if (areFiltersOpen(host)) closeFilters(host);
      else void showPending(toggle).then(() => openFilters(host));
    },
    { signal },
  );
  // It closes in several ways, Escape among them. The event does not bubble.
  host.addEventListener('close', () => putBack(host), { capture: true, signal });
}

const TOGGLE = '[data-filters=toggle]';

/** Brings the filters into the drawer and opens it; closed, the focus returns to the button. */
export function openFilters(host: HTMLElement): void {
  const drawer = drawerOf(host);
  const fields = host.querySelector('[data-filter-fields]');
  if (!drawer || !fields || drawer.open || $view.get() >= DESKTOP) return;
  drawer.querySelector('[data-drawer-slot]')?.append(fields);
  const toggle = host.querySelector<HTMLElement>(TOGGLE);
  toggle?.setAttribute('aria-expanded', 'true');
  toggle?.focus({ preventScroll: true });
  drawer.showModal();
}

export const closeFilters = (host: HTMLElement): void => drawerOf(host)?.close();

export const areFiltersOpen = (host: HTMLElement): boolean => drawerOf(host)?.open ?? false;

const drawerOf = (host: HTMLElement) => host.querySelector<HTMLDialogElement>('#filters-drawer');

function putBack(host: HTMLElement): void {
  const fields = host.querySelector('[data-drawer-slot] > [data-filter-fields]');
  if (fields) host.querySelector('#filters')?.append(fields);
  host.querySelector(TOGGLE)?.setAttribute('aria-expanded', 'false');
}
