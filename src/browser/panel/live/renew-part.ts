const PATIENCE_MS = 16_000;

/**
 * Asks for the page anew and puts its living parts in the place of those that are shown. The browser itself makes a
 * document of the answer, in which nothing runs. What somebody types in is left alone.
 */
export async function renewPart(root: Document): Promise<void> {
  const page = await readAgain(root.location.href);
  if (!page) return;
  for (const here of root.querySelectorAll<HTMLElement>('[data-live-part]')) {
    const there = page.querySelector(`[data-live-part="${CSS.escape(here.dataset.livePart ?? '')}"]`);
    if (!there || here.querySelector('input:focus, textarea:focus')) continue;
    here.replaceChildren(...[...there.childNodes].map((node) => root.importNode(node, true)));
  }
}

function readAgain(url: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    request.setRequestHeader('accept', 'text/html');
    request.onload = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.onerror = request.ontimeout = request.onabort = () => resolve(undefined);
    request.send();
  });
}
