import { renderSVG } from 'uqr';
import { isYes } from '#contract/form/yes.ts';
import { isLanguage } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { base32 } from '#domain/staff/base32.ts';
import * as pages from '#pages/panel/account-pages.tsx';
import { ACCOUNT, CHANGE_PASSWORD, currentPassword, SET_APP } from '#pages/panel/entrance-fields.ts';
import { type SessionView, sessionsPage } from '#pages/panel/sessions-page.tsx';
import type { Shop } from '#server/shop.ts';
import type { StaffSessionRow } from '#shop/staff/staff-sessions.ts';
import { panelWords } from '#ui/panel/panel-view.tsx';
import { lockedOut } from './begin-work.ts';
import type { PanelContext } from './panel-context.ts';
import type { GoOn, PanelRoutes } from './panel-routes.ts';

const PROOF = [currentPassword('account.currentPassword')];

/** One's own account: name, language, password, second step and sessions. */
export function accountRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { own } = backOffice.staff;

  panel.form({
    ...{ path: '/account', needs: 'signed_in', fields: () => ACCOUNT },
    page: async (context, state) => {
      const { actor, language, presence } = context;
      const { isOn, codesLeft } = await own.appSetup(actor);
      return pages.accountPage({
        ...said(context),
        state: state ?? { values: { name: actor.name, language } },
        ...{ hasApp: isOn, codesLeft, isDemo: presence?.isDemo === true },
        passkeys: await own.passkeys(actor),
      });
    },
    take: async ({ name = '', language }, context) => {
      const chosen = isLanguage(language) ? language : 'pl';
      await own.change(context.actor, { name: name.trim(), language: chosen });
      // The next page is in the language that was just chosen.
      return {
        goOn: panelLinks.account,
        notice: { kind: 'success', text: panelWords(chosen)('panel.saved') },
      };
    },
  });

  panel.button({ path: '/account/settings', needs: 'signed_in' }, async (context) => {
    const { actor, sent, t } = context;
    await own.changeSettings(actor, { hasSound: isYes(sent('sound')), hasKeys: isYes(sent('keys')) });
    return { goOn: panelLinks.account, notice: { kind: 'success', text: t('panel.saved') } };
  });

  panel.form({
    ...{ path: '/account/password', needs: 'signed_in', fields: () => CHANGE_PASSWORD },
    page: async ({ t, email }, state) => pages.passwordPage({ t, state, login: email }),
    take: async ({ current = '', password = '' }, context) => {
      const given = { current, next: password, keep: context.session };
      const changed = await own.changePassword(context.actor, given);
      return changed.ok
        ? done(context, 'account.passwordChanged')
        : lockedOut(context, changed, 'account.wrongPassword');
    },
  });

  panel.form({
    ...{ path: '/account/app', needs: 'signed_in', fields: () => SET_APP },
    page: async ({ t, actor, email }, state) => {
      const { secret, address } = await own.appSetup(actor);
      if (!secret || !address) return { goOn: panelLinks.account };
      const picture = renderSVG(address, { border: 2 });
      return pages.appPage({ t, state, login: email, picture, secret: inGroups(base32(secret)) });
    },
    take: async ({ code = '', current = '' }, context) => {
      const set = await own.setApp(context.actor, { code, current });
      if (set.ok) return pages.newCodesPage({ t: context.t, codes: set.codes });
      return set.problem === 'wrong_password'
        ? { message: context.t('account.wrongPassword') }
        : lockedOut(context, set, 'secondStep.wrong');
    },
  });

  panel.form({
    ...{ path: '/account/app/remove', needs: 'signed_in', fields: () => PROOF },
    page: async ({ t, email }, state) => pages.appRemovePage({ t, state, login: email }),
    take: async ({ current = '' }, context) => {
      const removed = await own.removeApp(context.actor, current);
      return removed.ok
        ? done(context, 'account.appRemoved')
        : lockedOut(context, removed, 'account.wrongPassword');
    },
  });

  panel.form({
    ...{ path: '/account/codes', needs: 'signed_in', fields: () => PROOF },
    page: async ({ t, email }, state) => pages.codesPage({ t, state, login: email }),
    take: async ({ current = '' }, context) => {
      const made = await own.makeCodes(context.actor, current);
      return made.ok
        ? pages.newCodesPage({ t: context.t, codes: made.codes })
        : lockedOut(context, made, 'account.wrongPassword');
    },
  });

  panel.page({ path: '/account/sessions', needs: 'signed_in' }, async (context) => {
    const sessions = await own.sessions(context.actor);
    return sessionsPage({ ...said(context), sessions: sessions.map((row) => viewOf(row, context)) });
  });

  panel.button({ path: '/account/sessions/end', needs: 'signed_in' }, async (context) => {
    const session = Buffer.from(context.sent('session'), 'hex');
    await own.endSession(context.actor, { session, isThis: session.equals(context.session) });
    return { goOn: panelLinks.accountSessions, notice: success(context, 'sessions.ended') };
  });

  panel.button({ path: '/account/sessions/end-all', needs: 'signed_in' }, async (context) => {
    await own.endAllSessions(context.actor);
    return { goOn: panelLinks.signIn, notice: success(context, 'entrance.signedOut') };
  });
}

const said = (context: PanelContext) => ({ t: context.t, notice: context.notice() });

const success = ({ t }: PanelContext, text: Parameters<PanelContext['t']>[0]) =>
  ({ kind: 'success', text: t(text) }) as const;

const done = (context: PanelContext, text: Parameters<PanelContext['t']>[0]): GoOn => ({
  ...{ goOn: panelLinks.account, notice: success(context, text) },
});

const viewOf = (
  { tokenHash, browser, system, ip, createdAt, seenAt }: StaffSessionRow,
  { t, session }: PanelContext,
): SessionView => ({
  ...{ key: tokenHash.toString('hex'), ip, createdAt, seenAt, isHere: tokenHash.equals(session) },
  device: [browser, system].filter(Boolean).join(', ') || t('sessions.unknown'),
});

/** Easier to type from the screen. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
