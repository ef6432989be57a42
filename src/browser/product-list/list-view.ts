import { rememberView } from './remembered-view.ts';

/** Shows the list the way the shopper chose, now and on other pages. */
export function chooseView(host: HTMLElement, view: string): void {
  const form = host.querySelector('form');
  if (form) form.dataset.view = view;
  rememberView(view);
  tellView(host);
}

/** Lets the links and the address say how the list is shown. */
export function tellView(host: HTMLElement): void {
  const view = host.querySelector('form')?.dataset.view;
  for (const link of host.querySelectorAll<HTMLElement>('[data-set-view]'))
    if (link.dataset.setView === view) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  const address = new URL(location.href);
  if ((address.searchParams.get('view') ?? 'grid') === view) return;
  if (view === 'list') address.searchParams.set('view', view);
  else address.searchParams.delete('view');
  history.replaceState(history.state, '', address);
}
