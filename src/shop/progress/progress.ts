export type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };
export type Progress = { done: number; all: number; elapsedMs: number; addedNow: number; unit?: string };

const EVERY_MS = 2000;
const REDRAW_MS = 100;
const NARROWEST_BAR = 10;
const WIDEST_BAR = 40;
const START_OF_LINE = '\r';
const CLEAR_TO_END = '\u001b[K';

/** Shows how far the work is: a bar drawn over itself on a terminal, elsewhere a line every two seconds. */
export function showProgress(out: Output, all: number, clock: () => number = Date.now, unit = '') {
  const every = out.isTTY ? REDRAW_MS : EVERY_MS;
  let start: number | undefined;
  let shownAt = 0;
  const draw = (done: number, found: number) => {
    const line = progressLine({ done, all, elapsedMs: clock() - (start ?? 0), addedNow: done - found, unit });
    if (!out.isTTY) out.write(`${line}\n`);
    else
      out.write(
        `${START_OF_LINE}${bar(done / all, (out.columns || 80) - line.length - 4)} ${line}${CLEAR_TO_END}`,
      );
  };
  return {
    /**
     * The clock starts with the first call. `found` of them were there before this run: they say nothing about
     * its speed.
     */
    show(done: number, found: number): void {
      if (start === undefined) {
        start = clock();
        shownAt = out.isTTY ? Number.NEGATIVE_INFINITY : start;
      }
      if (clock() - shownAt < every && done < all) return;
      shownAt = clock();
      draw(done, found);
    },
    /** Leaves the bar's line. */
    end(): void {
      if (out.isTTY) out.write('\n');
    },
  };
}

/** '43%  43 000 of 100 000  1 850/s  31 s left' */
export function progressLine({ done, all, elapsedMs, addedNow, unit = '' }: Progress): string {
  const counted = (number: number) => `${grouped(number)}${unit && ` ${unit}`}`;
  const perSecond = elapsedMs > 0 ? (addedNow / elapsedMs) * 1000 : 0;
  const parts = [`${Math.floor((done / all) * 100)}%`, `${grouped(done)} of ${counted(all)}`];
  if (perSecond > 0) parts.push(`${counted(Math.round(perSecond))}/s`);
  if (perSecond > 0 && done < all) parts.push(`${timeText((all - done) / perSecond)} left`);
  return parts.join('  ');
}

/** '45 s', '2 min 5 s' */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ' ');

function bar(share: number, room: number): string {
  const width = Math.max(NARROWEST_BAR, Math.min(WIDEST_BAR, room));
  const full = Math.round(width * share);
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}]`;
}
