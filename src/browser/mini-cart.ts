/** Where there is room and a pointer; elsewhere the basket is a link. */
const ROOMY = '(hover: hover) and (min-width: 640px)';

/** Brings the header's mini-cart into the page when a pointer or the focus comes to the basket. */
export function startMiniCart(): void {
  const kept = document.querySelector<HTMLTemplateElement>('[data-mini-cart] > template');
  const host = kept?.parentElement;
  const bring = () => {
    if (matchMedia(ROOMY).matches) kept?.replaceWith(kept.content);
  };
  for (const type of ['pointerover', 'focusin']) host?.addEventListener(type, bring);
  // Who has come before this script does not come again.
  if (host?.matches(':hover, :focus-within')) bring();
}
