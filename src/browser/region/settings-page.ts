import { parseHtml } from '#browser/trusted-types/trusted-html.ts';
import { PARTIAL_PARAMETER, PARTIAL_TIMEOUT_MS } from '#contract/wire.ts';

/** The page of language, currency and delivery country, from which dialogs take their contents. */
export async function loadSettings(address: string): Promise<Document> {
  const response = await fetch(`${address}?${PARTIAL_PARAMETER}=1`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PARTIAL_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`settings: ${response.status}`);
  return parseHtml(await response.text());
}

/** Where that page is, in the language of this one. */
export const settingsAddress = () =>
  document.querySelector<HTMLAnchorElement>('a[aria-controls=region-dialog]')?.href ?? '';
