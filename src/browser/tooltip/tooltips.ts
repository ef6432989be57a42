import { TOOLTIP_HIDE_MS, TOOLTIP_OFFSET_PX } from '#contract/wire.ts';

const ID = 'tooltip';
const FROM_EDGE_PX = 8;

let shown: { control: HTMLElement; keep: () => void; hide: () => void } | undefined;

/**
 * Shows what `data-tooltip` says of a control or, where that is empty, the control's own name. It goes 500 ms after the
 * pointer has left both it and the control (spec §9 Timings), on Escape, and with the focus.
 */
export function showTooltip(control: HTMLElement): void {
  if (shown?.control === control) {
    shown.keep();
    return;
  }
  shown?.hide();
  // By now the pointer or the focus may have gone on, or a modal lies over it, which the pointer does not know at once.
  if (!control.matches('.hint, :hover, :focus-visible') || isCovered(control)) return;
  const bubble = bubbleFor(control);
  const listening = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: listening.signal, capture: true });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = () => clearTimeout(timer);
  const hide = () => {
    keep();
    listening.abort();
    bubble.remove();
    control.removeAttribute('aria-describedby');
    shown = undefined;
  };
  for (const part of [control, bubble]) {
    on(part, 'pointerenter', keep);
    on(part, 'pointerleave', () => {
      keep();
      timer = setTimeout(hide, TOOLTIP_HIDE_MS);
    });
  }
  on(control, 'blur', hide);
  on(document, 'pointerdown', ({ target }) => {
    const isInside = bubble.contains(target as Node) || (isHint(control) && control.contains(target as Node));
    if (!isInside) hide();
  });
  on(document, 'keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    // This Escape is the tooltip's: the next one is for what lies under it.
    event.preventDefault();
    hide();
  });
  for (const type of ['scroll', 'resize']) on(window, type, hide);
  shown = { control, keep, hide };
}

function isCovered(control: HTMLElement): boolean {
  const modal = document.querySelector('dialog:modal');
  return modal !== null && !modal.contains(control);
}

/** A sign that only explains; other controls do something, and need no words any more once they are pressed. */
const isHint = (control: HTMLElement) => control.matches('.hint');

function bubbleFor(control: HTMLElement): HTMLElement {
  const { tooltip } = control.dataset;
  const bubble = document.createElement('div');
  bubble.id = ID;
  bubble.className = 'tooltip';
  bubble.role = 'tooltip';
  bubble.textContent = tooltip || control.ariaLabel || (control.textContent ?? '').trim();
  // The top layer: no ancestor can cut it off. Within a modal it has to be a part of it.
  bubble.popover = 'manual';
  (control.closest('dialog, main, header') ?? document.body).append(bubble);
  bubble.showPopover?.();
  // Its own name need not be said twice.
  if (tooltip) control.setAttribute('aria-describedby', ID);
  place(bubble, control.getBoundingClientRect(), control.dataset.tooltipAt === 'top');
  return bubble;
}

/** Under the control, or above it where that is wished for or there is no room; never beyond the window's edge. */
function place(bubble: HTMLElement, { left, width, top, bottom }: DOMRect, isAbove: boolean): void {
  const { offsetWidth, offsetHeight } = bubble;
  const below = bottom + TOOLTIP_OFFSET_PX;
  const above = top - TOOLTIP_OFFSET_PX - offsetHeight;
  const fits = below + offsetHeight <= innerHeight - FROM_EDGE_PX && !(isAbove && above >= FROM_EDGE_PX);
  const centred = left + (width - offsetWidth) / 2;
  const furthest = document.documentElement.clientWidth - offsetWidth - FROM_EDGE_PX;
  bubble.style.top = `${fits ? below : above}px`;
  bubble.style.left = `${Math.max(FROM_EDGE_PX, Math.min(centred, furthest))}px`;
}
