/** A page as it came, after any way that the browser was led on. */
export type ReadPage = { page: Document; url: string; status: number };

type Options = { fields?: URLSearchParams; patienceMs?: number; signal?: AbortSignal };

const PATIENCE_MS = 16_000;

/**
 * Asks for a page, or sends a form and reads the page that comes of it. The browser itself makes a document of the
 * answer, in which nothing runs: no text becomes HTML here. Undefined where nothing came through.
 */
export function readPage(
  url: string,
  { fields, patienceMs = PATIENCE_MS, signal }: Options = {},
): Promise<ReadPage | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(fields ? 'POST' : 'GET', url);
    request.responseType = 'document';
    request.timeout = patienceMs;
    request.setRequestHeader('accept', 'text/html');
    request.onload = () => {
      const { responseXML: page, responseURL, status } = request;
      resolve(page ? { page, url: responseURL, status } : undefined);
    };
    request.onerror = request.ontimeout = request.onabort = () => resolve(undefined);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(fields);
  });
}
