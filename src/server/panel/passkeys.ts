import { panelLinks } from '#contract/panel/panel-links.ts';
import { newPasskeyIn, passkeySignatureIn } from '#contract/panel/passkey-answer.ts';
import { networkOf } from '#domain/network.ts';
import { ADD_PASSKEY } from '#pages/panel/entrance-fields.ts';
import * as pages from '#pages/panel/passkey-pages.tsx';
import type { Shop } from '#server/shop.ts';
import { beginWork, lockedOut } from './begin-work.ts';
import { backToDoor, mayTry, wayOn } from './entrance.ts';
import type { PanelRoutes } from './panel-routes.ts';

type Services = Pick<Shop, 'backOffice' | 'limits'>;

/** Coming in by a passkey, and the passkeys of one's own account. */
export function passkeyRoutes(panel: PanelRoutes, shop: Services): void {
  signInRoutes(panel, shop);
  addRoutes(panel, shop);
  removeRoute(panel, shop);
}

function signInRoutes(panel: PanelRoutes, { backOffice, limits }: Services): void {
  const { entrance } = backOffice.staff;

  panel.data({ path: '/passkey/question', needs: 'entrance' }, async ({ request, csrf }) =>
    (await limits.rateLimits.allow('passkeyQuestions', networkOf(request.ip)))
      ? entrance.askToSignIn(csrf)
      : 429,
  );

  panel.button({ path: '/passkey', needs: 'entrance' }, async (context) => {
    if (!(await mayTry({ limits }, context))) return backToDoor(context, context.t('entrance.tooMany'));
    const answer = passkeySignatureIn(context.sent('answer'));
    if (!answer) return backToDoor(context, context.t('entrance.passkeyFailed'));
    const entered = await entrance.signInWithPasskey({ answer, browser: context.csrf }, context.seat);
    if (entered.ok) return beginWork(context, entered.session, wayOn(context));
    if (entered.problem === 'expired') return backToDoor(context, context.t('entrance.passkeyExpired'));
    return backToDoor(context, lockedOut(context, entered, 'entrance.passkeyWrong').message);
  });
}

function addRoutes(panel: PanelRoutes, { backOffice }: Services): void {
  const { own } = backOffice.staff;

  panel.form({
    ...{ path: '/account/passkeys/add', needs: 'signed_in', fields: () => ADD_PASSKEY },
    page: async (context, state) => {
      const { browser, system } = context.seat;
      const values = { name: [browser, system].filter(Boolean).join(', ') };
      return pages.passkeyAddPage({
        ...{ t: context.t, notice: context.notice(), state: state ?? { values }, login: context.email },
      });
    },
    take: async ({ name = '', current = '' }, context) => {
      const asked = await own.askForPasskey(context.actor, { current, browser: context.csrf });
      if (asked.ok)
        return pages.passkeyMakePage({ t: context.t, name: name.trim(), question: asked.question });
      return asked.problem === 'too_many'
        ? { message: context.t('passkeys.problem.too_many') }
        : lockedOut(context, asked, 'account.wrongPassword');
    },
  });

  panel.button({ path: '/account/passkeys', needs: 'signed_in' }, async ({ actor, csrf, sent, t }) => {
    const [answer, name] = [newPasskeyIn(sent('answer')), sent('name').trim().slice(0, 100)];
    const added =
      answer && name
        ? await own.addPasskey(actor, { answer, browser: csrf, name })
        : ({ ok: false, problem: 'wrong' } as const);
    return added.ok
      ? { goOn: panelLinks.account, notice: { kind: 'success', text: t('passkeys.done', { name }) } }
      : {
          goOn: panelLinks.accountPasskeyAdd,
          notice: { kind: 'error', text: t(`passkeys.problem.${added.problem}`) },
        };
  });
}

function removeRoute(panel: PanelRoutes, { backOffice }: Services): void {
  const { own } = backOffice.staff;

  panel.form({
    ...{ path: '/account/passkeys/remove', needs: 'signed_in', fields: () => pages.PASSKEY_PROOF },
    page: async ({ t, actor, email, asked }, state) => {
      const passkey = (await own.passkeys(actor)).find(({ id }) => id === asked('id'));
      return passkey && pages.passkeyRemovePage({ t, state, login: email, ...passkey });
    },
    take: async ({ current = '' }, context) => {
      const removed = await own.removePasskey(context.actor, { id: context.asked('id'), current });
      if (!removed.ok) return lockedOut(context, removed, 'account.wrongPassword');
      return {
        goOn: panelLinks.account,
        notice: { kind: 'success', text: context.t('passkeys.removed') },
      };
    },
  });
}
