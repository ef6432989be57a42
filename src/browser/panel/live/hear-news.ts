import type { LiveNews } from '#domain/staff/live-event.ts';

const NAME = 'panel-live';

/** `isFirst`: this tab has the line; of many tabs one does what must happen once. */
export type Tell = (news: LiveNews, isFirst: boolean) => void;

/**
 * Hears what changes, on one line for all tabs where the browser lets tabs agree on who has it: it opens few at once
 * to one shop. The answer ends it.
 */
export function hearNews(window: Window & typeof globalThis, address: string, tell: Tell) {
  const ending = new AbortController();
  const { signal } = ending;
  const { locks } = window.navigator;
  if (!locks || !('BroadcastChannel' in window)) {
    openLine(window, address, (news) => tell(news, true), signal);
    return () => ending.abort();
  }
  const channel = new window.BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => tell(data, false);
  const toAll = (news: LiveNews) => {
    tell(news, true);
    channel.postMessage(news);
  };
  locks
    .request(NAME, { signal }, () => {
      openLine(window, address, toAll, signal);
      return new Promise((end) => signal.addEventListener('abort', end));
    })
    .catch(() => {});
  signal.addEventListener('abort', () => channel.close());
  return () => ending.abort();
}

function openLine(
  window: Window & typeof globalThis,
  address: string,
  tell: (news: LiveNews) => void,
  signal: AbortSignal,
): void {
  const line = new window.EventSource(address);
  let isLate = false;
  line.onopen = () => {
    // What was said while the line was down is not said again.
    if (isLate) tell({ new: [], orders: [], jobs: [], complaints: [], here: [], missed: true });
    isLate = false;
  };
  line.onerror = () => {
    isLate = true;
  };
  line.onmessage = ({ data }) => tell(JSON.parse(data));
  signal.addEventListener('abort', () => line.close());
}
