import { useEffect, useMemo, useRef, useState } from 'react';
import { reportError } from '#browser/error-log/error-log.ts';
import type { PersonalOffers } from '#browser/personal/personal-stores.ts';
import type { SizeChoice, SizeView } from '#domain/product/product.ts';

type Wanted = {
  product: number;
  size: SizeChoice;
  subscribed: boolean;
  onPage: readonly [SizeView, ...SizeView[]];
  /** What the shopper's code changes. */
  personal: PersonalOffers | undefined;
};

/** A size with the code whose prices it has; those of the page have none. */
type Held = { view: SizeView; code?: string | undefined };

/**
 * The chosen size's offer: from the page where it is there, else by a call; until it comes, the last one shown. Answers
 * are kept by size, so a slow one for an older size never replaces a newer one. Who has chosen one that the page does
 * not hold may choose more of them: the others come after it.
 */
export function useSizeView(
  { product, size, subscribed, onPage, personal }: Wanted,
  onFailure: (type: string) => void,
) {
  const [fetched, setFetched] = useState<readonly Held[]>([]);
  const view = useMemo(
    () => viewOf(size.type, [...onPage.map((view) => ({ view })), ...fetched], personal),
    [size.type, onPage, fetched, personal],
  );
  const [last, setLast] = useState(view);
  if (view && view !== last) setLast(view);
  const code = personal?.code;
  const others = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a call goes out when the chosen size changes, or its price
  useEffect(() => {
    if (view) return;
    let wanted = true;
    const keep = (...views: SizeView[]) =>
      setFetched((before) => [...before, ...views.map((one) => ({ view: one, code }))]);
    import('#browser/product/size-requests.ts')
      .then(async ({ fetchSize, fetchSizes }) => {
        keep(await fetchSize(product, size, subscribed));
        if (others.current === `${code}`) return;
        others.current = `${code}`;
        // Without them each is asked for when it is chosen.
        fetchSizes(product).then(
          (views) => keep(...views),
          () => {},
        );
      })
      .catch((error: unknown) => {
        reportError(error);
        if (wanted) onFailure(size.type);
      });
    return () => {
      wanted = false;
    };
  }, [size.type, code]);

  return { view: view ?? last ?? onPage[0], loading: !view };
}

/** Where a code counts, only a size whose price with it is known. */
function viewOf(
  type: string,
  held: readonly Held[],
  personal: PersonalOffers | undefined,
): SizeView | undefined {
  const ofSize = held.filter(({ view }) => view.offer.type === type);
  const exact = ofSize.find(({ code }) => code === personal?.code);
  const [first] = ofSize;
  const prices = personal?.prices[type];
  if (exact || !first || !prices) return exact?.view;
  return { ...first.view, offer: { ...first.view.offer, ...prices } };
}
