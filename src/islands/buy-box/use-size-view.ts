import { useEffect, useState } from 'react';
import { reportError } from '#browser/error-log.ts';
import { fetchSize } from '#browser/product-requests.ts';
import type { SizeChoice, SizeView } from '#domain/product/product.ts';

type Wanted = {
  product: number;
  size: SizeChoice;
  subscribed: boolean;
  onPage: readonly [SizeView, ...SizeView[]];
};

/**
 * The chosen size's offer: from the page where it is there, else by a call; until it comes, the last one shown. Answers
 * are kept by size, so a slow one for an older size never replaces a newer one.
 */
export function useSizeView(
  { product, size, subscribed, onPage }: Wanted,
  onFailure: (type: string) => void,
) {
  const [fetched, setFetched] = useState<readonly SizeView[]>([]);
  const view = [...onPage, ...fetched].find(({ offer }) => offer.type === size.type);
  const [last, setLast] = useState(view);
  if (view && view !== last) setLast(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a call goes out when the chosen size changes
  useEffect(() => {
    if (view) return;
    let wanted = true;
    fetchSize(product, size, subscribed).then(
      (answer) => setFetched((before) => [...before, answer]),
      (error: unknown) => {
        reportError(error);
        if (wanted) onFailure(size.type);
      },
    );
    return () => {
      wanted = false;
    };
  }, [size.type]);

  return { view: view ?? last ?? onPage[0], loading: !view };
}
