import { HERE_MOVE, HERE_OBJECT } from '#contract/panel/here-form.ts';
import { CSRF_FIELD } from '#contract/panel/panel-form.ts';
import { type HereMove, SAID_EVERY } from '#domain/staff/here.ts';
import type { LiveNews } from '#domain/staff/live-event.ts';

type Way = { say: typeof sayHere; everyMs: number };
const BY_NETWORK: Way = { say: sayHere, everyMs: SAID_EVERY };

/** Says that somebody looks at this page, as long as they do, and shows who else does: a hint, and no lock. */
export function hereToo(root: Document, way = BY_NETWORK): () => void {
  const place = root.querySelector<HTMLElement>('[data-here]');
  const { here: object, hereAt: address, one = '', many = '' } = place?.dataset ?? {};
  const csrf = root.querySelector<HTMLInputElement>(`[name="${CSRF_FIELD}"]`)?.value ?? '';
  if (!place || !object || !address) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function say(move: HereMove): Promise<void> {
    const fields = new URLSearchParams({
      [HERE_OBJECT]: object ?? '',
      [HERE_MOVE]: move,
      [CSRF_FIELD]: csrf,
    });
    const names = await way.say(address ?? '', fields);
    if (!names || !place || signal.aborted || move === 'out') return;
    place.hidden = names.length === 0;
    const words = names.length > 1 ? many : one;
    const said = words.replace('{names}', names.join(', '));
    if (place.textContent !== said && names.length > 0) place.textContent = said;
  }
  function come(): void {
    clearInterval(timer);
    timer = setInterval(() => void say('still'), way.everyMs);
    void say('in');
  }
  function leave(): void {
    clearInterval(timer);
    void say('out');
  }
  const options = { signal };
  root.addEventListener(
    'visibilitychange',
    () => (root.visibilityState === 'hidden' ? leave() : come()),
    options,
  );
  root.defaultView?.addEventListener('pagehide', leave, options);
  root.addEventListener(
    'panel-news',
    (event) => {
      const { here, missed } = (event as CustomEvent<LiveNews>).detail;
      if (here.some((one) => one === object) || missed) void say('still');
    },
    options,
  );
  if (root.visibilityState !== 'hidden') come();
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}

/** The names of who else is here; undefined where that is not known. */
async function sayHere(url: string, fields: URLSearchParams): Promise<string[] | undefined> {
  try {
    const answer = await fetch(url, { method: 'POST', body: fields, keepalive: true, redirect: 'error' });
    const { names }: { names: string[] } = await answer.json();
    return answer.ok ? names : undefined;
  } catch {
    return undefined;
  }
}
