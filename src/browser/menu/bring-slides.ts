import { reportError } from '#browser/error-log/error-log.ts';

/** Fills what has a place for slides, when it is opened; few menus have any. */
export function bringSlides(opened: HTMLElement | null): void {
  const place = opened?.querySelector<HTMLElement>('.menu-slider');
  if (place)
    import('./menu-slider.ts').then(({ fillMenuSlider }) => fillMenuSlider(place)).catch(reportError);
}
