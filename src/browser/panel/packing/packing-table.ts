import { type ReadPage, readPage } from '#browser/panel/read-page.ts';
import { keepScanning } from './keep-scanning.ts';
import { lowTone } from './low-tone.ts';
import { scanField, setShut, TABLE } from './scan-field.ts';
import { showMain, showPage } from './show-page.ts';

type Sent = { form: HTMLFormElement; fields: URLSearchParams };

const AGAIN_MS = 2_000;

/** How a form is sent, and after how long once more where it did not come through. */
type Way = { read: typeof readPage; againMs: number };
const BY_NETWORK: Way = { read: readPage, againMs: AGAIN_MS };

/**
 * The packing table without loading a page for each scan: what is scanned is sent one after the other, the page's main
 * part is replaced by what the server says, and the field has the focus all the time. Without a connection it is shut,
 * and what was under way is sent again with its own key, so that it counts once.
 */
export function packingTable(root: Document, way = BY_NETWORK): () => void {
  const window = root.defaultView;
  if (!window || !root.querySelector(TABLE)) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const send = oneByOne(root, signal, way);
  const listen = { signal, capture: true };
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !form.closest(TABLE)) return;
      event.preventDefault();
      send({ form, fields: fieldsOf(form) });
      const scan = scanField(root);
      if (scan && form.contains(scan)) scan.value = '';
    },
    listen,
  );
  root.addEventListener('keydown', (event) => keepScanning(event, scanField(root)), listen);
  const { navigator, location } = window;
  for (const name of ['online', 'offline'])
    window.addEventListener(name, () => setShut(root, !navigator.onLine), { signal });
  window.addEventListener('popstate', () => location.reload(), { signal });
  window.addEventListener('focus', () => scanField(root)?.focus(), { signal });
  scanField(root)?.focus();
  setShut(root, !navigator.onLine);
  return () => ending.abort();
}

/** Sends in turn: each scan goes with the version and the key of the page as it is by then. */
function oneByOne(root: Document, signal: AbortSignal, way: Way): (sent: Sent) => void {
  const waiting: Sent[] = [];
  let isBusy = false;
  async function work(): Promise<void> {
    isBusy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const scan = fresh(root, next);
      const read = await untilThrough(
        root,
        signal,
        () => way.read(scan.url, { fields: scan.fields }),
        way.againMs,
      );
      if (!read) return;
      if (!showPage(root, read)) return leave(root, scan.url, read);
      if (root.querySelector(`${TABLE} .scan--bad`)) lowTone();
    }
    isBusy = false;
  }
  return (sent) => {
    waiting.push(sent);
    if (!isBusy) void work();
  };
}

/** Another page than the table: one that it was led to is opened; what was refused or broke is said here. */
function leave(root: Document, asked: string, read: ReadPage): void {
  if (read.url !== asked) root.defaultView?.location.assign(read.url);
  else {
    showMain(root, read.page);
    lowTone();
  }
}

type Scan = { url: string; fields: URLSearchParams };

async function untilThrough(
  root: Document,
  signal: AbortSignal,
  send: () => Promise<ReadPage | undefined>,
  againMs: number,
): Promise<ReadPage | undefined> {
  while (!signal.aborted) {
    const read = await send();
    setShut(root, !read);
    if (read) return read;
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
  return undefined;
}

const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function fresh(root: Document, { form, fields }: Sent): Scan {
  const now = root.querySelector<HTMLFormElement>(`${TABLE} form.scan`);
  for (const name of ['version', 'key']) {
    const value = now?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
    if (value && fields.has(name)) fields.set(name, value);
  }
  return { url: (form.classList.contains('scan') && now ? now : form).action, fields };
}
