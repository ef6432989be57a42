import { $compared } from '#browser/toggles/toggles-store.ts';

/** Where the comparison is shown, it is shown again when it changes: here, in the bar or in another tab. */
export function keepComparisonTrue(): void {
  $compared.watch(() => {
    const shown = document.querySelector<HTMLElement>('[data-compared]')?.dataset.compared;
    const ids = $compared.get()?.map(({ id }) => id);
    if (shown !== undefined && ids && shown !== ids.join(' ')) reloadPage();
  });
}

/** A link to this very page is partial navigation's way to load it again. */
function reloadPage(): void {
  const link = Object.assign(document.createElement('a'), { href: location.href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
