import { PANEL_PATH, panelLinks } from '#contract/panel/panel-links.ts';
import { FIRST_OWNER, NEW_PASSWORD } from '#pages/panel/entrance-fields.ts';
import { firstOwnerPage, invitationPage, newPasswordPage } from '#pages/panel/entrance-pages.tsx';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { saidPage } from '#pages/panel/said-page.tsx';
import type { Shop } from '#server/shop.ts';
import { beginWork } from './begin-work.ts';
import type { PanelContext } from './panel-context.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** What the links of e-mails open: the door to who was invited, a new password, and the shop to its first owner. */
export function linkRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { entrance } = backOffice.staff;
  const tokenIn = (context: PanelContext) => context.asked('token');

  panel.form({
    ...{ path: '/invitation', needs: 'entrance', fields: () => NEW_PASSWORD },
    page: async (context, state) => {
      const token = tokenIn(context);
      const invited = await entrance.invited(token);
      if (!invited) return usedUp(context);
      return invitationPage({ t: context.t, state, token, name: invited.name, email: invited.email });
    },
    take: async ({ password = '' }, context) => {
      const entered = await entrance.acceptInvitation(tokenIn(context), password, context.seat);
      return entered.ok ? beginWork(context, entered.session, PANEL_PATH) : usedUp(context);
    },
  });

  panel.form({
    ...{ path: '/new-password', needs: 'entrance', fields: () => NEW_PASSWORD },
    page: async (context, state) => {
      const token = tokenIn(context);
      const found = await entrance.mayReset(token);
      return found ? newPasswordPage({ t: context.t, state, token, email: found.email }) : usedUp(context);
    },
    take: async ({ password = '' }, context) => {
      const { t, seat } = context;
      const set = await entrance.resetPassword(tokenIn(context), password, seat);
      if (!set.ok) return usedUp(context);
      return { goOn: panelLinks.signIn, notice: { kind: 'success', text: t('entrance.passwordSet') } };
    },
  });

  panel.form({
    ...{ path: '/first-owner', needs: 'entrance', fields: () => FIRST_OWNER },
    page: async (context, state) => {
      const token = tokenIn(context);
      return (await entrance.isFirstOwner(token))
        ? firstOwnerPage({ t: context.t, state, token })
        : usedUp(context);
    },
    take: async ({ name = '', email = '', password = '' }, context) => {
      const { language, seat } = context;
      const given = { name: name.trim(), email: email.trim(), password, language };
      const entered = await entrance.becomeFirstOwner(tokenIn(context), given, seat);
      return entered.ok ? beginWork(context, entered.session, PANEL_PATH) : usedUp(context);
    },
  });
}

const usedUp = ({ t }: PanelContext): PanelPage =>
  saidPage({
    title: t('link.usedUp'),
    text: t('link.usedUpText'),
    toStart: t('entrance.back'),
    isDoor: true,
  });
