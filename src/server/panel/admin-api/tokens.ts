import { panelLinks } from '#contract/panel/panel-links.ts';
import { may } from '#domain/staff/actor.ts';
import { madeTokenPage, newTokenPage, tokenFields, tokenIn } from '#pages/panel/admin-api/token-form.tsx';
import { tokensPage } from '#pages/panel/admin-api/tokens-page.tsx';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';
import type { Shop } from '#server/shop.ts';

/** Tokens by which other systems come in. */
export function tokenRoutes(panel: PanelRoutes, { backOffice: { tokens } }: Pick<Shop, 'backOffice'>): void {
  panel.page({ path: '/settings/tokens', needs: 'settings.read' }, async (context) => {
    const { t, actor } = context;
    const mayEdit = may(actor, 'settings.edit');
    return tokensPage({ t, mayEdit, notice: context.notice(), tokens: await tokens.list(actor) });
  });

  panel.form({
    ...{ path: '/settings/tokens/new', needs: 'settings.edit', fields: ({ t }) => tokenFields(t) },
    page: async ({ t }, state) => newTokenPage({ t, state }),
    take: async (values, { t, actor }) => {
      const made = await tokens.make(actor, tokenIn(values));
      return made.ok
        ? madeTokenPage({ t, token: made.token })
        : { message: t(`tokens.wrong.${made.problem}`) };
    },
  });

  panel.button({ path: '/settings/tokens/:id/revoke', needs: 'settings.edit' }, async ({ t, actor, id }) => {
    const isGone = await tokens.revoke(actor, id);
    const notice = isGone
      ? ({ kind: 'success', text: t('tokens.revoked') } as const)
      : ({ kind: 'error', text: t('tokens.gone') } as const);
    return { goOn: panelLinks.tokens, notice };
  });
}
