import { productListQuery, readList } from '#domain/product-list/product-list.ts';
import { startFilterDrawer } from './filter-drawer.ts';
import { chooseView, tellView } from './list-view.ts';
import { startMoreProducts } from './more-products.ts';
import { followShopper, keepPlace } from './stay-in-place.ts';

/** Hydrates a list; answers with the way to take it all away again. */
export function startProductList(host: HTMLElement): () => void {
  const form = host.querySelector('form');
  if (!form) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const stopMore = startMoreProducts(host);
  startFilterDrawer(host, signal);
  tellView(host);
  followShopper(host, signal);

  form.addEventListener('formdata', ({ formData }) => writeOnce(formData, form, host), { signal });
  host.addEventListener('submit', () => keepPlace(host), { signal });
  host.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (target.closest('[data-stay]') && !isElsewhere(event)) keepPlace(host);
      if (target.closest('[data-settings]')) toggleSettings(host);
      const view = target.closest<HTMLElement>('[data-set-view]')?.dataset.setView;
      if (!view || isElsewhere(event)) return;
      event.preventDefault();
      chooseView(host, view);
    },
    { signal },
  );
  host.dataset.ready = '';

  return () => {
    listening.abort();
    stopMore();
  };
}

/** What the form sends makes the one address of its list: nothing empty, nothing usual, always in one order. */
function writeOnce(formData: FormData, form: HTMLFormElement, host: HTMLElement): void {
  const names = [...new Set(formData.keys())];
  const query = Object.fromEntries(names.map((name) => [name, formData.getAll(name).map(String)]));
  const asked = readList(
    { ...query, view: form.dataset.view },
    Number(host.dataset.pageSize),
    query.text?.[0],
  );
  for (const name of names) formData.delete(name);
  for (const [name, value] of new URLSearchParams(productListQuery(asked))) formData.append(name, value);
}

/** A link opened in another tab or window leaves this page alone. */
const isElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The menu of sorting and view, which small screens open and close (spec §2 Menus). */
function toggleSettings(host: HTMLElement): void {
  const isOpen = host.querySelector('.settings')?.toggleAttribute('data-open') ?? false;
  host.querySelector('[data-settings]')?.setAttribute('aria-expanded', String(isOpen));
}
