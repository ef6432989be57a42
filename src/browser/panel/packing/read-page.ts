export type ReadPage = { page: Document; url: string };

const PATIENCE_MS = 16_000;

/**
 * Sends a form and reads the page that comes of it, after any way it was led on. The browser itself makes a document
 * of the answer, in which nothing runs: no text becomes HTML here. Undefined where nothing came through.
 */
export function readPage(url: string, fields: URLSearchParams): Promise<ReadPage | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('accept', 'text/html');
    request.onload = () => {
      const { responseXML: page, responseURL } = request;
      resolve(page ? { page, url: responseURL } : undefined);
    };
    request.onerror = request.ontimeout = request.onabort = () => resolve(undefined);
    request.send(fields);
  });
}
