/**
 * A form that is on its way is not sent twice. Back in a page that the browser has kept, it can be sent again; so can
 * always one that brings a file, because the page stays.
 */
export function sendOnce(root: Document): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'post') return;
      if (form.dataset.brings === 'file') return;
      if (form.dataset.state === 'submitting') event.preventDefault();
      form.dataset.state = 'submitting';
      event.submitter?.setAttribute('aria-busy', 'true');
    },
    { signal },
  );
  root.defaultView?.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      for (const form of root.querySelectorAll('form[data-state]')) form.removeAttribute('data-state');
      for (const button of root.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
    },
    { signal },
  );
  return () => ending.abort();
}
