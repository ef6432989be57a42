import { panelLinks } from '#contract/panel/panel-links.ts';
import { isAuditObject } from '#domain/audit/audit-action.ts';
import { addDays } from '#domain/time/calendar.ts';
import { startOfDate } from '#domain/time/zone.ts';
import { type AuditEntryView, auditPage } from '#pages/panel/audit-page.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { AuditQuery, AuditRow } from '#shop/audit/audit-log.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import { dayIn } from './day-in.ts';
import type { PanelContext } from './panel-context.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** What was done in the shop. */
export function auditRoutes(
  panel: PanelRoutes,
  { backOffice: { audit }, settings: { config } }: Pick<Shop, 'backOffice' | 'settings'>,
): void {
  panel.page({ path: '/audit', needs: 'audit.read' }, async (context) => {
    const asked = askedIn(context);
    const { rows, older, newer } = await audit.page(context.actor, queryOf(context, asked, config.timeZone));
    return auditPage({
      ...{ t: context.t, asked, people: await audit.people(context.actor) },
      entries: rows.map((row) => viewOf(row, context)),
      money: context.money,
      about: isAuditObject(asked.kind)
        ? context.t(`audit.object.${asked.kind}`, { id: asked.id })
        : undefined,
      ...{
        older: older === undefined ? undefined : addressOf(asked, { before: older }),
        newer: newer === undefined ? undefined : addressOf(asked, { after: newer }),
      },
    });
  });
}

type Asked = Record<'q' | 'who' | 'kind' | 'id' | 'from' | 'until', string>;

const askedIn = ({ asked }: PanelContext): Asked => ({
  ...{ q: asked('q').slice(0, 200), who: asked('who'), kind: asked('kind'), id: asked('id').slice(0, 200) },
  ...{ from: dayIn(asked('from')), until: dayIn(asked('until')) },
});

function queryOf(
  { asked }: PanelContext,
  { q, who, kind, id, from, until }: Asked,
  timeZone: string,
): AuditQuery {
  const [before, after] = [readId(asked('before')), readId(asked('after'))];
  return {
    words: q,
    ...(who && { staffId: readId(who) }),
    ...(kind && { object: { kind, id } }),
    ...(from && { from: new Date(startOfDate(from, timeZone)) }),
    ...(until && { until: new Date(startOfDate(addDays(until, 1), timeZone)) }),
    ...(before > 0 && { before }),
    ...(after > 0 && { after }),
  };
}

function addressOf(asked: Asked, more: Readonly<Record<string, number>>): string {
  const said = Object.entries({ ...asked, ...more }).filter(([, value]) => value !== '');
  return `${panelLinks.audit}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

function viewOf(row: AuditRow, { t }: PanelContext): AuditEntryView {
  const { id, at, ip, change, objectKind, objectId } = row;
  return {
    ...{ id, at, ip, change },
    who: whoOf(row, t),
    what: isPanelKey(`audit.${row.action}`) ? t(`audit.${row.action}` as PanelKey) : row.action,
    object: {
      name: isAuditObject(objectKind) ? t(`audit.object.${objectKind}`, { id: objectId }) : objectId,
      href: `${panelLinks.audit}?${new URLSearchParams({ kind: objectKind, id: objectId })}`,
    },
  };
}

function whoOf({ actor, actorName }: AuditRow, t: PanelContext['t']): string {
  if (actor === 'staff') return actorName;
  return actor === 'token' ? t('audit.actor.token', { name: actorName }) : t(`audit.actor.${actor}`);
}
