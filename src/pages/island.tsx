import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PriceType } from '#domain/price/money.ts';
import type { IslandDefinition, IslandPayload } from '#islands/define-island.ts';
import { ISLAND_TEXTS } from '#islands/island-texts.generated.ts';
import { pickTexts } from '#texts/pick-texts.ts';
import type { TextKey } from '#texts/text-key.ts';
import { ShopViewProvider, useShop } from '#ui/shop-view/shop-view.tsx';

/**
 * Places an island in a page. It is rendered by itself, with ids of its own, because the browser hydrates it by
 * itself.
 */
export function Island<Props extends object>({ of, props, id = '' }: PlaceProps<Props>) {
  const { language, currency, priceType, texts } = useShop();
  const view = { language, currency, priceType, texts: pickTexts(texts, textsOf(of.name, priceType)) };
  const payload: IslandPayload<Props> = { view, props };
  const prefix = `${of.name}${id}-`;
  const html = renderToString(
    <ShopViewProvider view={view}>
      <of.Component {...props} />
    </ShopViewProvider>,
    { identifierPrefix: prefix },
  );
  return createElement('shop-island', {
    name: of.name,
    hydrate: of.hydrate,
    prefix,
    props: JSON.stringify(payload),
    dangerouslySetInnerHTML: { __html: html.replace(PRELOADS_BY_REACT, '') },
  });
}

/** Whatever says an amount in a net shop says that it is net. */
const textsOf = (island: keyof typeof ISLAND_TEXTS, priceType: PriceType): readonly TextKey[] =>
  priceType === 'net' ? [...ISLAND_TEXTS[island], 'price.net', 'price.gross'] : ISLAND_TEXTS[island];

type PlaceProps<Props extends object> = {
  of: IslandDefinition<Props>;
  props: Props;
  /** Tells two islands of one kind on a page apart. */
  id?: string;
};

const PRELOADS_BY_REACT = /^(?:<link rel="preload"[^>]*>)+/;
