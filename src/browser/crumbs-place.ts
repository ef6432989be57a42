import { $view } from './view.ts';

/** Breadcrumbs stand in the header on views 3 and 4, at the top of the layout on 1 and 2 (spec §2). */
export function startCrumbsPlace(): void {
  const place = () => {
    const slot = document.querySelector(`[data-crumbs-slot=${$view.get() >= 3 ? 'header' : 'layout'}]`);
    const crumbs = document.querySelector('[data-region=breadcrumbs]');
    if (crumbs && slot && crumbs.parentElement !== slot) slot.append(crumbs);
  };
  $view.watch(place);
  place();
}
