import { reportError } from '#browser/error-log/error-log.ts';
import { onNavigated } from '#browser/navigation/navigation.ts';
import { reloadStalePages } from './stale-pages.ts';

/** Language, currency and delivery country. What is seldom needed comes when it is. */
export function startRegion(): void {
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLAnchorElement>('a[aria-controls=region-dialog]');
    if (!control) return;
    import('./fill-region-dialog.ts').then(({ fillRegionDialog }) => fillRegionDialog(control), reportError);
  });
  reloadStalePages();
  onNavigated(tellIfDue);
  if (!/[?&](currency|region)=/.test(location.search)) tellIfDue();
  else import('./adopt-address.ts').then(({ adoptAddress }) => adoptAddress()).then(tellIfDue, reportError);
}

/** A first look; the notice's own code looks closer. */
function tellIfDue(): void {
  if (!/Forced=[^;]*showModal[^;]*true/.test(document.cookie)) return;
  import('./region-notice.ts').then(({ showRegionNotice }) => showRegionNotice()).catch(reportError);
}
