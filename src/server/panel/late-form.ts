import { CSRF_FIELD } from '#contract/panel/panel-form.ts';
import { lateFormPage, type SentField } from '#pages/panel/late-form-page.tsx';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { isOwn } from '#server/security.ts';
import type { PanelContext } from './panel-context.ts';

/** A form with one of them is typed anew: what is secret is not written into a page. */
const SECRETS = ['current', 'password', 'repeat'];

/**
 * The page for a form that came after its session was over, or from another session: with all that was typed, to be sent
 * once more by whoever has signed in. Undefined where nothing would be lost, and where no page of the shop has sent it.
 */
export function lateForm({ request, t, presence }: PanelContext): PanelPage | undefined {
  if (!isOwn(request) || !isPage(request.headers)) return undefined;
  const fields = fieldsIn(request.body);
  const isTyped = fields.some(({ name, value }) => !/^(version|key|was)$/.test(name) && value !== '');
  if (!isTyped || fields.some(({ name }) => SECRETS.includes(name))) return undefined;
  return lateFormPage({ t, fields, action: request.url, isDoor: presence === undefined });
}

/** A script would show the page to nobody. */
const isPage = (headers: PanelContext['request']['headers']): boolean =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && headers.accept?.includes('text/html') === true;

function fieldsIn(body: unknown): SentField[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, sent]) =>
    name === CSRF_FIELD
      ? []
      : [sent].flat().flatMap((value: unknown) => (typeof value === 'string' ? [{ name, value }] : [])),
  );
}
