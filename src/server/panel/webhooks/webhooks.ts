import { panelLinks } from '#contract/panel/panel-links.ts';
import { may } from '#domain/staff/actor.ts';
import { newWebhookFields, webhookFields, webhookIn } from '#pages/panel/webhooks/webhook-form.tsx';
import { webhookPage } from '#pages/panel/webhooks/webhook-page.tsx';
import { newWebhookPage, webhookSecretPage, webhooksPage } from '#pages/panel/webhooks/webhooks-page.tsx';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { FormProblem, GoOn, PanelRoutes } from '#server/panel/panel-routes.ts';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { WebhookProblem } from '#shop/webhooks/change-webhook.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { FormState } from '#ui/form/form-state.ts';

/** Which systems are told what happens, and what came of telling them. */
export function webhookRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { webhooks } = backOffice;
  const path = '/settings/webhooks';

  panel.page({ path, needs: 'settings.read' }, async (context) => {
    const { t, actor } = context;
    const mayEdit = may(actor, 'settings.webhooks');
    return webhooksPage({ t, mayEdit, notice: context.notice(), webhooks: await webhooks.list(actor) });
  });

  panel.form({
    ...{ path: `${path}/new`, needs: 'settings.webhooks', fields: () => newWebhookFields },
    page: async ({ t }, state) => newWebhookPage({ t, state }),
    take: async (values, { t, actor }) => {
      const added = await webhooks.add(actor, webhookIn(values));
      return added.ok ? webhookSecretPage({ t, ...added }) : problemOf(t, added.problem);
    },
  });

  const show = async (context: PanelContext, state?: FormState) => {
    const { t, actor, id, asked } = context;
    const webhook = await webhooks.find(actor, id);
    if (!webhook) return undefined;
    const { rows, older } = await webhooks.deliveries(actor, id, readId(asked('before')) || undefined);
    return webhookPage({
      ...{ t, notice: context.notice(), webhook, state, deliveries: rows },
      older: older === undefined ? undefined : `${panelLinks.webhook(id)}?before=${older}`,
    });
  };
  panel.page({ path: `${path}/:id`, needs: 'settings.read' }, (context) => show(context));

  panel.formTarget({
    ...{ path: `${path}/:id`, needs: 'settings.webhooks', fields: () => webhookFields, page: show },
    take: async (values, { t, actor, id }) => {
      const given = { ...webhookIn(values), version: readId(values.version ?? '') };
      const changed = await webhooks.change(actor, id, given);
      if (changed.ok)
        return said(
          t,
          panelLinks.webhook(id),
          changed.warning ? 'webhooks.noHost' : 'panel.saved',
          !changed.warning,
        );
      return changed.problem === 'missing' ? undefined : problemOf(t, changed.problem);
    },
  });

  panel.button({ path: `${path}/:id/secret`, needs: 'settings.webhooks' }, async ({ t, actor, id }) => {
    const secret = await webhooks.renewSecret(actor, id);
    return secret === undefined ? undefined : webhookSecretPage({ t, id, secret });
  });

  panel.button({ path: `${path}/:id/test`, needs: 'settings.webhooks' }, async ({ t, actor, id }) => {
    const isSent = await webhooks.sendTest(actor, id);
    return said(t, panelLinks.webhook(id), isSent ? 'webhooks.tested' : 'webhooks.isOff', isSent);
  });

  panel.button({ path: `${path}/:id/remove`, needs: 'settings.webhooks' }, async ({ t, actor, id }) => {
    const isGone = await webhooks.remove(actor, id);
    return said(t, panelLinks.webhooks, isGone ? 'webhooks.removed' : 'webhooks.gonePage', isGone);
  });

  panel.button(
    { path: `${path}/deliveries/:id/again`, needs: 'settings.webhooks' },
    async ({ t, actor, id }) => {
      const webhookId = await webhooks.sendAgain(actor, id);
      if (webhookId === undefined) return said(t, panelLinks.webhooks, 'webhooks.isOff', false);
      return said(t, panelLinks.webhook(webhookId), 'webhooks.sentAgain');
    },
  );
}

const said = (t: PanelContext['t'], goOn: string, key: PanelKey, isGood = true): GoOn => ({
  goOn,
  notice: { kind: isGood ? 'success' : 'error', text: t(key) },
});

const OF_ADDRESS: readonly WebhookProblem[] = ['no_address', 'no_https', 'has_password', 'own_network'];

function problemOf(t: PanelContext['t'], problem: WebhookProblem): FormProblem {
  const text = t(`webhooks.wrong.${problem}`);
  if (OF_ADDRESS.includes(problem)) return { problems: { address: text } };
  return { message: text, ...(problem === 'conflict' && { status: 409 }) };
}
