import { GRAPHQL_PATH, TRIVIAL_QUERY } from '#contract/wire.ts';

const MOST_PER_PAGE = 10;
const LONGEST_REPORT = 1500;
const reported = new Set<string>();

/** Sends errors nobody caught to the shop's error log (spec §7 Client error logging). */
export function startErrorLog(): void {
  addEventListener('error', (event) => reportError(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
}

/** Reports an error once a page, and only so many of them: a broken page must not flood the shop. */
export function reportError(error: unknown): void {
  const text = describe(error).slice(0, LONGEST_REPORT);
  if (reported.has(text) || reported.size >= MOST_PER_PAGE) return;
  reported.add(text);
  const address = `${GRAPHQL_PATH}?JSerror=${encodeURIComponent(text)}`;
  fetch(address, { method: 'POST', body: TRIVIAL_QUERY, keepalive: true }).catch(() => {});
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message)
    ? error.stack
    : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
}
