import type { LiveNews } from '#domain/staff/live-event.ts';
import { hearNews } from './hear-news.ts';
import { highTone } from './high-tone.ts';
import { renewPart } from './renew-part.ts';

/** So often at most is what a page shows asked for anew. */
const RENEW_MS = 1_000;

type Way = { hear: typeof hearNews; renew: typeof renewPart; ring: typeof highTone };
const BY_LINE: Way = { hear: hearNews, renew: renewPart, ring: highTone };

/**
 * A page that lives: new orders are counted in a bar above the list and in the title, and rows stay where they are
 * until somebody presses it; counts of the day and a job's progress are renewed by themselves.
 */
export function livePage(root: Document, way = BY_LINE): () => void {
  const window = root.defaultView;
  const address = root.body.dataset.live;
  if (!window || !address || !('EventSource' in window)) return () => {};
  const count = countNew(root);
  const renew = renewSoon(root, way.renew);
  const stop = way.hear(window, address, (news, isFirst) => {
    count(news);
    root.dispatchEvent(new CustomEvent('panel-news', { detail: news }));
    if (isFirst && news.new.length > 0 && root.body.dataset.sound !== undefined) ringOrSay(root, way.ring);
    for (const part of root.querySelectorAll<HTMLElement>('[data-live-part]'))
      if (concerns(part, news)) renew();
  });
  return () => {
    stop();
    renew.stop();
  };
}

/** How many are new since the page came: in the bar, and in the title for whoever works in another tab. */
function countNew(root: Document): (news: LiveNews) => void {
  const seen = new Set<number>();
  const { title } = root;
  return (news) => {
    for (const id of news.new) seen.add(id);
    const bar = root.querySelector<HTMLElement>('[data-live-new]');
    const link = bar?.querySelector('a');
    if (seen.size > 0) root.title = `(${seen.size}) ${title}`;
    if (!bar || !link || (seen.size === 0 && !news.missed)) return;
    link.textContent =
      seen.size > 0
        ? (bar.dataset.liveNew ?? '').replace('{n}', String(seen.size))
        : (bar.dataset.missed ?? '');
    bar.hidden = false;
  };
}

/** A job, a complaint and an order's label hear of themselves, the day of everything else. */
function concerns({ dataset: { livePart = '' } }: HTMLElement, news: LiveNews): boolean {
  const [kind, id] = livePart.split(':');
  if (kind === 'label') return news.missed || news.orders.includes(Number(id));
  if (kind === 'complaint') return news.missed || news.complaints.includes(Number(id));
  return kind === 'job'
    ? news.missed || news.jobs.includes(Number(id))
    : news.missed || news.new.length + news.orders.length + news.complaints.length > 0;
}

function renewSoon(root: Document, renewAll: typeof renewPart) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const now = () => {
    [timer, last] = [undefined, performance.now()];
    void renewAll(root);
  };
  const renew = () => {
    timer ??= setTimeout(now, Math.max(0, last + RENEW_MS - performance.now()));
  };
  return Object.assign(renew, { stop: () => clearTimeout(timer) });
}

/** Browsers are silent until somebody has touched the page: then it is said instead. */
function ringOrSay(root: Document, ring: typeof highTone): void {
  const said = root.querySelector<HTMLElement>('[data-live-muted]');
  const isHeard = ring();
  if (said) said.hidden = isHeard;
}
