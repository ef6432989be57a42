import { onConsent } from '#browser/consent/consent.ts';
import { onNavigated } from '#browser/navigation/navigation.ts';
import type { WidgetAnswer, WidgetRequest, WireSnippet } from '#contract/widgets.ts';
import { insertHtml } from './insert-html.ts';

type Shown = { nodes: ChildNode[]; stopWaiting: () => void };

const shown = new Map<string, Shown>();
let running = Promise.resolve();
/** Those at the top of the body stand before it, in their order. */
const endOfTop = document.createComment('');
let isStarted = false;

/**
 * Puts what the owner adds into the page. What the page before had too stays as it is; what only that one had goes.
 * Scripts run one after the other; one that fails stops no other.
 */
export function showSnippets(
  { Snippets, ToplayersAndWidgets }: WidgetAnswer,
  asked: WidgetRequest,
  askAgain: () => void,
): void {
  if (!isStarted) {
    onNavigated(askAgain);
    // The shopper may have gone on before this script came.
    if (asked.Snippets?.params?.request_uri !== location.pathname + location.search) askAgain();
  }
  isStarted = true;
  const wanted = new Map((Snippets?.response.items ?? []).map((item) => [keyOf(item), item]));
  for (const [key, { nodes, stopWaiting }] of shown) {
    if (wanted.has(key)) continue;
    stopWaiting();
    for (const node of nodes) node.remove();
    shown.delete(key);
  }
  for (const [key, item] of wanted) if (!shown.has(key)) show(key, item);
  const layers = ToplayersAndWidgets?.response;
  if (layers && Object.keys(layers.items).length > 0)
    running = running
      .then(async () => (await import('./top-layer.ts')).showTopLayers(layers))
      .catch(() => {});
}

const keyOf = ({ name, region, content }: WireSnippet) => `${name} ${region} ${content}`;

function show(key: string, { name, region, content, needs_consent }: WireSnippet): void {
  const entry: Shown = { nodes: [], stopWaiting: () => {} };
  const insert = () => {
    running = running.then(() => {
      // It may have left with its page while it waited for those before it.
      if (shown.get(key) !== entry) return;
      const { nodes, ended } = insertHtml(content, name, (html) => place(region, html));
      entry.nodes = nodes;
      return ended;
    });
  };
  shown.set(key, entry);
  if (needs_consent) entry.stopWaiting = onConsent(insert);
  else insert();
}

/** Anything but 'head' and 'body_top' means the end of the body (spec §3 Snippet). */
function place(region: string, html: DocumentFragment): void {
  if (region === 'body_top') {
    if (!endOfTop.isConnected) document.body.prepend(endOfTop);
    endOfTop.before(html);
  } else (region === 'head' ? document.head : document.body).append(html);
}
