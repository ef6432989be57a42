import { CLOSED_BARS_KEY } from '#contract/wire.ts';

/** Closes the bar of this button for good, and takes away whatever was closed elsewhere (spec §4). */
export function closeBars(button?: Element): void {
  const closed = closedBars();
  const bar = button?.closest<HTMLElement>('[data-bar]');
  if (bar?.dataset.bar && !closed.includes(bar.dataset.bar)) {
    closed.push(bar.dataset.bar);
    keep(closed);
  }
  for (const each of document.querySelectorAll<HTMLElement>('.bars > [data-bar]')) {
    const container = each.parentElement;
    if (closed.includes(each.dataset.bar ?? '')) each.remove();
    if (!container?.querySelector('[data-bar]')) container?.remove();
  }
}

/** The ids kept; none where the browser has something else there, or may keep nothing. */
function closedBars(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CLOSED_BARS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(closed: string[]): void {
  try {
    localStorage.setItem(CLOSED_BARS_KEY, JSON.stringify(closed));
  } catch {
    // Where nothing may be stored, the bar is closed for this page.
  }
}
