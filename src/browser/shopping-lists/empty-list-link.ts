import { reportError } from '#browser/error-log/error-log.ts';

/** A link marked as empty first has a list made, and leads on whatever comes of it (spec §2 Shopping-list links). */
export function startEmptyListLinks(): void {
  let isLeadingOn = false;
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-empty-list]');
    if (!link || isLeadingOn || isElsewhere(event)) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    void import('./create-list.ts')
      .then(({ createList }) => createList())
      .then((isMade) => isMade && link.removeAttribute('data-empty-list'))
      .catch(reportError)
      .finally(() => {
        link.ariaBusy = null;
        isLeadingOn = true;
        link.click();
        isLeadingOn = false;
      });
  };
  // On the way down to the link, so that partial navigation sees what was done already.
  document.addEventListener('click', onClick, { capture: true });
}

/** A link opened in another tab or window leads there at once. */
const isElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
