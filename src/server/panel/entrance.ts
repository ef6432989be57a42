import { STAFF_COOKIE, STEP_COOKIE } from '#contract/panel/panel-form.ts';
import { PANEL_PATH, panelLinks } from '#contract/panel/panel-links.ts';
import { networkOf } from '#domain/network.ts';
import { localAddress } from '#domain/page/local-address.ts';
import { CODE, FORGOTTEN, RECOVERY, SIGN_IN } from '#pages/panel/entrance-fields.ts';
import { forgottenPage, recoveryPage, secondStepPage, signInPage } from '#pages/panel/entrance-pages.tsx';
import type { Shop } from '#server/shop.ts';
import { beginWork, lockedOut } from './begin-work.ts';
import type { PanelContext } from './panel-context.ts';
import { dropPanelCookie, panelCookie, setPanelCookie } from './panel-cookies.ts';
import type { FormProblem, GoOn, PanelRoutes } from './panel-routes.ts';

const STEP_SECONDS = 600;

type Services = Pick<Shop, 'settings' | 'backOffice' | 'limits'>;

/** How members of the staff come in and go. */
export function entranceRoutes(panel: PanelRoutes, shop: Services): void {
  const { entrance, own } = shop.backOffice.staff;

  panel.form({
    ...{ path: '/sign-in', needs: 'entrance', fields: () => SIGN_IN },
    page: async (context, state) => {
      if (context.presence && !state) return { goOn: wayOn(context) };
      const demo = shop.settings.demo ? ((await entrance.isDemoOpen()) ? 'open' : 'closed') : undefined;
      return signInPage({ ...said(context), state, demo, goOn: wayOn(context) });
    },
    take: async (values, context) => {
      if (!(await mayTry(shop, context))) return tooMany(context);
      const { email = '', current: password = '' } = values;
      const entered = await entrance.signIn({ email, password }, context.seat);
      if (!entered.ok) return lockedOut(context, entered, 'entrance.wrong');
      if ('session' in entered) return beginWork(context, entered.session, wayOn(context));
      setPanelCookie(context, STEP_COOKIE, entered.challenge, STEP_SECONDS);
      return { goOn: `${panelLinks.secondStep}?go_on=${encodeURIComponent(wayOn(context))}` };
    },
  });

  panel.form({
    ...{ path: '/second-step', needs: 'entrance', fields: () => CODE },
    page: async (context, state) =>
      (await isWaiting(context))
        ? secondStepPage({ ...said(context), state, goOn: wayOn(context) })
        : expired(context),
    take: ({ code = '' }, context) => finish(context, code, 'app'),
  });

  panel.form({
    ...{ path: '/recovery', needs: 'entrance', fields: () => RECOVERY },
    page: async (context, state) =>
      (await isWaiting(context)) ? recoveryPage({ ...said(context), state }) : expired(context),
    take: ({ code = '' }, context) => finish(context, code, 'recovery'),
  });

  panel.form({
    ...{ path: '/forgotten', needs: 'entrance', fields: () => FORGOTTEN },
    page: async (context, state) => forgottenPage({ ...said(context), state }),
    take: async ({ email = '' }, context) => {
      if (!(await shop.limits.rateLimits.allow('passwordEmails', networkOf(context.request.ip))))
        return tooMany(context);
      // Not waited for: the time of the answer would tell who works here.
      entrance
        .requestPassword(email, context.request.ip)
        .catch((error: unknown) => context.request.log.error(error));
      return { goOn: panelLinks.signIn, notice: { kind: 'success', text: context.t('forgotten.sent') } };
    },
  });

  // Of a shop that is no demo there is no such address.
  if (shop.settings.demo)
    panel.button({ path: '/demo', needs: 'entrance' }, async (context) => {
      if (!(await mayTry(shop, context))) return backToDoor(context, context.t('entrance.tooMany'));
      const entered = await entrance.enterDemo(context.seat);
      return entered.ok
        ? beginWork(context, entered.session, PANEL_PATH)
        : backToDoor(context, context.t('entrance.demoClosed'));
    });

  panel.button({ path: '/sign-out', needs: 'signed_in' }, async (context) => {
    await own.endSession(context.actor, { session: context.session, isThis: true });
    dropPanelCookie(context, STAFF_COOKIE);
    return { goOn: panelLinks.signIn, notice: { kind: 'success', text: context.t('entrance.signedOut') } };
  });

  const isWaiting = ({ request }: PanelContext) => entrance.isWaiting(panelCookie(request, STEP_COOKIE));

  async function finish(
    context: PanelContext,
    code: string,
    kind: 'app' | 'recovery',
  ): Promise<GoOn | FormProblem> {
    if (!(await mayTry(shop, context))) return tooMany(context);
    const challenge = panelCookie(context.request, STEP_COOKIE) ?? '';
    const entered = await entrance.signInWithCode({ challenge, code, kind }, context.seat);
    if (entered.ok) {
      dropPanelCookie(context, STEP_COOKIE);
      return beginWork(context, entered.session, wayOn(context));
    }
    if (entered.problem === 'expired') return expired(context);
    return lockedOut(context, entered, kind === 'app' ? 'secondStep.wrong' : 'recovery.wrong');
  }
}

const said = (context: PanelContext) => ({ t: context.t, notice: context.notice() });

const expired = ({ t }: PanelContext): GoOn => ({
  goOn: panelLinks.signIn,
  notice: { kind: 'error', text: t('secondStep.expired') },
});

export const mayTry = ({ limits }: Pick<Shop, 'limits'>, { request }: PanelContext) =>
  limits.rateLimits.allow('signIns', networkOf(request.ip));

const tooMany = ({ t }: PanelContext): FormProblem => ({
  ...{ message: t('entrance.tooMany'), status: 429, retryAfter: 60 },
});

/** The way in is shown again; what it was that does not fit is nobody's business. */
export const backToDoor = (context: PanelContext, text = ''): GoOn => ({
  goOn: `${panelLinks.signIn}?go_on=${encodeURIComponent(wayOn(context))}`,
  notice: { kind: 'error', text },
});

/** Where somebody was going, as long as that is in the back office. */
export function wayOn(context: PanelContext): string {
  const wanted = localAddress(context.sent('go_on') || context.asked('go_on'), PANEL_PATH);
  return wanted === PANEL_PATH || wanted.startsWith(`${PANEL_PATH}/`) ? wanted : PANEL_PATH;
}
