import { reportError } from '#browser/error-log/error-log.ts';
import { $view } from '#browser/layout/view.ts';

/** On view 1 the footer's headings open and close their links; elsewhere all are open (spec §4 Footer tabs). */
export function startFooterGroups(): void {
  let wasFolded = false;
  const adapt = () => {
    const isFolded = $view.get() < 2;
    if (isFolded === wasFolded) return;
    wasFolded = isFolded;
    import('./fold-footer.ts').then(({ foldFooter }) => foldFooter(isFolded), reportError);
  };
  $view.watch(adapt);
  adapt();
}
