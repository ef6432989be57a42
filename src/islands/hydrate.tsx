import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportError } from '#browser/error-log.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import type { IslandDefinition, IslandPayload } from './define-island.ts';

// A copy in the page's own document would load its pictures again, and never be freed.
const inertDocument = document.createElement('template').content.ownerDocument;

/** What islands ask for. */
const EVENTS = ['change', 'click', 'focusin', 'focusout', 'input', 'keydown', 'submit'];

/** Hydrates an island in its element. The only place in the browser that starts React. */
export function hydrate(
  element: HTMLElement,
  island: IslandDefinition<object>,
  onReady: () => void,
): () => void {
  const { view, props }: IslandPayload<object> = JSON.parse(element.getAttribute('props') ?? '');
  const original = [...element.childNodes].map((node) => inertDocument.importNode(node, true));
  // React calls it an error when the page is left before hydration is done; for us it is not.
  let leaving = false;
  let root: Root | undefined;
  // As a transition it is done in slices: a tap meanwhile is answered between two of them.
  startTransition(() => {
    hearOnly(element, EVENTS.concat(island.events ?? []));
    root = hydrateRoot(
      element,
      <Ready
        onReady={() => {
          onReady();
          whenIdle(() => warmUp(element));
        }}
      >
        <ShopViewProvider view={view}>
          <island.Component {...props} />
        </ShopViewProvider>
      </Ready>,
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        onRecoverableError(error) {
          if (!leaving) reportError(error);
        },
        onUncaughtError(error) {
          reportError(error);
          // React has emptied the element: the HTML from the server comes back and works by itself.
          queueMicrotask(() => {
            element.dataset.failed = '';
            element.replaceChildren(...original.map((node) => document.importNode(node, true)));
          });
        },
      },
    );
    delete (element as Partial<HTMLElement>).addEventListener;
  });
  return () => {
    leaving = true;
    root?.unmount();
  };
}

/** React listens to eighty events, ten of them in a single tap: on a slow phone its click would wait for them all. */
function hearOnly(element: HTMLElement, events: string[]): void {
  const listen = element.addEventListener;
  element.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (events.includes(type)) listen.call(element, type, ...rest);
  };
}

/**
 * The first event costs React the most, since none of that code has run before: on a slow phone a good part of what a
 * tap may take. So the first one is nobody's. It does not bubble: only React sees it.
 */
function warmUp(island: HTMLElement): void {
  island.firstElementChild?.dispatchEvent(new Event('input'));
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is ready once, whatever is passed later
  useLayoutEffect(onReady, []);
  return children;
}
