import { GRAPHQL_PATH, TRIVIAL_QUERY } from '#contract/wire.ts';

const MOST_PER_PAGE = 10;
const LONGEST_REPORT = 1500;
/** Who leaves a page ends what it asks for, which is no error; a page may also be left in vain, for a file. */
const LEAVING_MS = 10_000;
let leftAt = Number.NEGATIVE_INFINITY;
const ours = new Set<string>();
const ofOthers = new Set<string>();

/** Sends errors nobody caught to the shop's error log (spec §7 Client error logging). */
export function startErrorLog(): void {
  addEventListener('beforeunload', ({ timeStamp }) => {
    leftAt = timeStamp;
  });
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    reportError(error instanceof Error ? error : message, filename && `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', (event) => reportError(event.reason));
}

/**
 * Reports an error once a page, and only so many of them: a broken page must not flood the shop. Those of snippets and
 * of scripts of others take nothing from the shop's own. A stack may name no place: that of code which is no
 * JavaScript has none.
 */
export function reportError(error: unknown, place = ''): void {
  const said = describe(error);
  const text = (said.includes(place) ? said : `${said}\n    at ${place}`).slice(0, LONGEST_REPORT);
  if (performance.now() - leftAt < LEAVING_MS && /fetch|NetworkError|Load failed/.test(text)) return;
  const reported = isOurs(text) ? ours : ofOthers;
  if (reported.has(text) || reported.size >= MOST_PER_PAGE) return;
  reported.add(text);
  const address = `${GRAPHQL_PATH}?JSerror=${encodeURIComponent(text)}&build=${import.meta.url.slice(-11, -3)}`;
  fetch(address, { method: 'POST', body: TRIVIAL_QUERY, keepalive: true }).catch(() => {});
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message)
    ? error.stack
    : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
}

/** The first place that a stack names is where it happened; the shop's own code is in /assets. */
function isOurs(text: string): boolean {
  const [before = ''] = text.replaceAll(location.origin, '').split('/assets/');
  return !/^Script error|blob:|snippet\/|https?:/.test(before);
}
