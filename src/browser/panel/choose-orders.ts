/** Says how many orders are ticked, and that those are meant, as soon as one is. */
export function chooseOrders(root: Document): () => void {
  const form = root.querySelector<HTMLFormElement>('[data-bulk]');
  const said = form?.querySelector<HTMLElement>('[data-chosen]');
  const meant = said?.closest('label')?.querySelector('input');
  if (!form || !said || !meant) return () => {};
  const ending = new AbortController();
  const count = () => {
    const ticked = form.querySelectorAll('[data-choose]:checked').length;
    said.textContent = (said.dataset.chosen ?? '').replace('{n}', String(ticked));
    return ticked;
  };
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches('[data-choose]') && count() > 0)
        meant.checked = true;
    },
    { signal: ending.signal },
  );
  count();
  return () => ending.abort();
}
