import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportError } from '#browser/error-log/error-log.ts';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import type { IslandDefinition, IslandPayload } from './define-island.ts';

// A copy in the page's own document would load its pictures again, and never be freed.
const inertDocument = document.createElement('template').content.ownerDocument;

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
    root = hydrateRoot(
      element,
      <Ready onReady={onReady}>
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
  });
  return () => {
    leaving = true;
    root?.unmount();
  };
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // What it answers is no way to end the effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is ready once, whatever is passed later
  useLayoutEffect(() => void onReady(), []);
  return children;
}
