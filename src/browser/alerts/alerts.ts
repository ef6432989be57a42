import { ALERT_DISPLAY_MS, ALERT_FADE_MS } from '#contract/wire.ts';

export type AlertKind = 'info' | 'warning' | 'error' | 'success';
export type AlertLink = { href: string; text: string };

/**
 * Shows a toast (spec §4 Alerts). It closes on click or after its time, which waits while it is looked at; said again
 * while it is there, it takes the place of the old one.
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
  for (const other of stack.children) if (other.isEqualNode(toast)) other.remove();
  closeInTime(toast);
  stack.append(toast);
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
