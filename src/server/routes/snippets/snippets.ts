import { type PageParams, readPageParams, type WidgetAnswer, type WidgetRequest } from '#contract/widgets.ts';
import { languageOf } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import { textsIn } from '#texts/dictionary.ts';

/** What the owner adds to the page that asks; where the shopper is tracked, the next page is to ask again. */
export async function snippetsAnswer(
  shop: Pick<Shop, 'settings' | 'content'>,
  wanted: WidgetRequest,
  isTracked: boolean,
): Promise<Pick<WidgetAnswer, 'Snippets' | 'ToplayersAndWidgets'>> {
  const page = seenPage(wanted);
  if (!page) return {};
  const language = languageOf(page.path);
  const { snippets, layers, isByPage } = await shop.content.snippets.due({ ...page, language });
  const texts = textsIn(language, shop.settings.config.texts);
  return {
    ...(wanted.Snippets && {
      Snippets: {
        response: {
          items: snippets.map(({ region, content, name, needsConsent }) => ({
            region,
            content,
            name,
            needs_consent: needsConsent,
          })),
          active: isTracked || isByPage || snippets.length + layers.length > 0,
        },
      },
    }),
    ...(wanted.ToplayersAndWidgets && {
      ToplayersAndWidgets: {
        response: {
          items: Object.fromEntries(layers.map(({ name, content }) => [name, content])),
          needs_consent: layers.flatMap(({ name, needsConsent }) => (needsConsent ? [name] : [])),
          words: { title: texts['topLayer.title'], close: texts['layout.close'] },
        },
      },
    }),
  };
}

/** The page that a widget request is about; undefined where it asks for nothing of a page. */
export function seenPage({ Snippets, ToplayersAndWidgets }: WidgetRequest) {
  const asked = Snippets ?? ToplayersAndWidgets;
  return asked && readPageParams(asked.params as Partial<PageParams> | undefined);
}
