export type FoundGroup = { name: string; links: HTMLAnchorElement[] };
/** What came of asking: 'elsewhere' where another page answers, because nobody is at work here any more. */
export type Answer = FoundGroup[] | 'failed' | 'elsewhere';

const PATIENCE_MS = 8_000;

/** Asks the page of the search, and reads its groups. The browser makes a document of it, in which nothing runs. */
export function askFound(url: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('accept', 'text/html');
    request.onload = () => resolve(groupsIn(request));
    request.onerror = request.ontimeout = request.onabort = () => resolve('failed');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
}

function groupsIn({ status, responseXML: page }: XMLHttpRequest): Answer {
  if (status !== 200 || !page) return 'failed';
  const found = page.querySelector('[data-found]');
  if (!found) return 'elsewhere';
  return [...found.querySelectorAll('section')].map((section) => ({
    name: section.querySelector('h2')?.textContent ?? '',
    links: [...section.querySelectorAll('a')],
  }));
}
