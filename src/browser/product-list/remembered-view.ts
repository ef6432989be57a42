const STORAGE_KEY = 'listing_view';

/** Shows a list the way the shopper last chose. */
export function showRememberedView({ firstElementChild: form }: HTMLElement): void {
  try {
    const view = localStorage.getItem(STORAGE_KEY);
    if (view && form instanceof HTMLElement) form.dataset.view = view;
  } catch {
    // Storage may be forbidden: then the address decides.
  }
}

export function rememberView(view: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // Storage may be full or forbidden: then the choice holds as long as the address says so.
  }
}
