import { dateOf } from '#domain/time/zone.ts';
import { dayIn } from '#server/panel/day-in.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';

/** The days that were asked for; without any, this month. */
export function periodIn({ asked, sent, now }: PanelContext, timeZone: string) {
  const today = dateOf(now, timeZone);
  const day = (name: string) => dayIn(sent(name) || asked(name));
  return { from: day('from') || `${today.slice(0, 8)}01`, until: day('until') || today };
}
