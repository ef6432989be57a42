import { repeatArrival } from '#browser/event-replay/layout-events.ts';

/** Where there is room and a pointer; elsewhere the basket is a link. */
const ROOMY = '(hover: hover) and (min-width: 640px)';

/** Brings the header's mini-cart into the page when a pointer or the focus comes to the basket. */
export function startMiniCart(): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-mini-cart] > template');
  const host = template?.parentElement;
  const bring = () => {
    if (matchMedia(ROOMY).matches) template?.replaceWith(template.content);
  };
  for (const type of ['pointerover', 'focusin']) host?.addEventListener(type, bring);
  if (host) repeatArrival(host);
}
