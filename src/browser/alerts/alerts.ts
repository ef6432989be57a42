import { ALERT_DISPLAY_MS, ALERT_FADE_MS } from '#contract/wire.ts';

export type AlertKind = 'info' | 'warning' | 'error' | 'success';
export type AlertLink = { href: string; text: string };

/**
 * Shows a toast (spec §4 Alerts), one at a time, beside what was pressed where the browser can. It closes on click or after
 * its time, which waits while it is looked at.
 */
export function showAlert(kind: AlertKind, text: string, link?: AlertLink): void {
  const stack = document.getElementById('alerts');
  if (!stack) return;
  const toast = document.createElement('div');
  toast.className = `toast toast--${kind}`;
  toast.role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  toast.append(Object.assign(document.createElement('p'), { textContent: text }));
  if (link)
    toast.append(Object.assign(document.createElement('a'), { href: link.href, textContent: link.text }));
  standBeside(document.activeElement);
  closeInTime(toast);
  stack.replaceChildren(toast);
}

const NARROW = '(max-width: 639px)';
let pressed: Element | null | undefined;

/** By its class the style sheet finds what was pressed, and puts the toast beside it; in a card, upon its picture. */
function standBeside(element: Element | null): void {
  pressed?.classList.remove('pressed');
  // Above a bar there may be another, and the stack stands above both. A phone's cards are as small as a toast.
  const inCorner = element?.matches(matchMedia(NARROW).matches ? '.buy-bar *, .card *' : '.buy-bar *');
  const place = inCorner ? null : element?.closest('main *');
  pressed = place?.closest('.card')?.querySelector('.card__picture') ?? place;
  pressed?.classList.add('pressed');
}

function closeInTime(toast: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    toast.dataset.closing = '';
    setTimeout(() => toast.remove(), ALERT_FADE_MS);
  };
  // The pointer may leave while the focus stays, and the other way round.
  const looks = new Set<string>();
  const wait = ({ type }: Event) => {
    looks.add(type.slice(0, 5));
    clearTimeout(timer);
  };
  const start = (event?: Event) => {
    looks.delete(event?.type.slice(0, 5) ?? '');
    clearTimeout(timer);
    if (looks.size === 0) timer = setTimeout(close, ALERT_DISPLAY_MS);
  };
  toast.addEventListener('click', close);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, wait);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, start);
  start();
}
