import type { BrowserContext, Page } from '@playwright/test';
import type { PageParams, WidgetAnswer, WidgetRequest, WireSnippet } from '#contract/widgets.ts';
import { CONSENT_COOKIE } from '#contract/wire.ts';
import { E2E_ADDRESS } from './e2e-address.ts';

type Added = {
  snippets?: (Partial<WireSnippet> & { content: string })[];
  layers?: Record<string, string>;
};

/** Has the shop's own answer to the batched request say that the owner has added this; answers with what was asked. */
export async function addToPages(
  page: Page,
  added: Added | ((path: string) => Added),
): Promise<WidgetRequest[]> {
  const asked: WidgetRequest[] = [];
  await page.route('**/ajax/get.php', async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '').get('request') ?? '{}';
    const request: WidgetRequest = JSON.parse(sent);
    asked.push(request);
    // A page that is left meanwhile wants no answer any more.
    const response = await route.fetch().catch(() => undefined);
    const answer: WidgetAnswer | undefined = await response?.json().catch(() => undefined);
    if (!response || !answer) return route.abort().catch(() => {});
    const { request_uri = '/' } = (request.Snippets?.params ?? {}) as Partial<PageParams>;
    await route.fulfill({
      response,
      json: withAdded(answer, typeof added === 'function' ? added(request_uri) : added),
    });
  });
  return asked;
}

function withAdded(answer: WidgetAnswer, { snippets = [], layers = {} }: Added): WidgetAnswer {
  if (!answer.Snippets || !answer.ToplayersAndWidgets) return answer;
  const items = snippets.map((one, index) => ({
    region: 'body_bottom',
    name: `snippet-${index}`,
    needs_consent: false,
    ...one,
  }));
  const above = { ...answer.ToplayersAndWidgets.response, items: layers, needs_consent: [] };
  return {
    ...answer,
    Snippets: { response: { items, active: true } },
    ToplayersAndWidgets: { response: above },
  };
}

/** A shopper who has allowed tracking, or only what is necessary. */
export const consent = (context: BrowserContext, value: 'analytics' | 'necessary') =>
  context.addCookies([{ name: CONSENT_COOKIE, value, url: E2E_ADDRESS }]);
