import { ENTRANCE_COOKIE, STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import { SESSION_HOURS } from '#shop/staff/staff-sessions.ts';
import type { Refused } from '#shop/staff/try-password.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { PanelContext } from './panel-context.ts';
import { dropPanelCookie, setPanelCookie } from './panel-cookies.ts';
import type { FormProblem, GoOn } from './panel-routes.ts';

const HOUR_SECONDS = 3600;

/** Somebody has come in: the browser gets their session. */
export function beginWork(context: PanelContext, session: string, goOn: string): GoOn {
  setPanelCookie(context, STAFF_COOKIE, session, SESSION_HOURS * HOUR_SECONDS);
  dropPanelCookie(context, ENTRANCE_COOKIE);
  return { goOn };
}

/** What was typed is wrong, or nobody may try for a while. */
export function lockedOut({ t }: PanelContext, refused: Refused, wrong: PanelKey): FormProblem {
  if (refused.problem === 'wrong') return { message: t(wrong) };
  const { seconds } = refused;
  return { message: t('entrance.locked', { n: Math.ceil(seconds / 60) }), status: 429, retryAfter: seconds };
}
