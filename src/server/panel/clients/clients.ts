import { isYes } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { CLIENT_CONTACT, CLIENT_NOTE, ERASE, pointsFields } from '#pages/panel/clients/client-fields.ts';
import { clientPage, nameOf } from '#pages/panel/clients/client-page.tsx';
import type { ClientForms } from '#pages/panel/clients/client-view.ts';
import { clientsPage } from '#pages/panel/clients/clients-page.tsx';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { FormProblem, GoOn, PanelRoutes } from '#server/panel/panel-routes.ts';
import { readWas } from '#server/panel/read-was.ts';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { ClientOutcome } from '#shop/account/desk/change-client.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import { ageOrDate } from '#ui/panel/age-words.ts';
import { guestRoutes } from './guests.ts';
import { afterErasing, dataFile, trailView } from './person-answers.ts';

/** Who has an account, and what the shop does for and with them. */
export function clientRoutes(panel: PanelRoutes, shop: Pick<Shop, 'backOffice'>): void {
  const desk = shop.backOffice.clientDesk;

  panel.page({ path: '/clients', needs: 'client.read' }, async (context) => {
    const { actor, asked } = context;
    const words = asked('q').slice(0, 200);
    const at = { after: readId(asked('after')) || undefined, before: readId(asked('before')) || undefined };
    const { rows, guests, older, newer } = await desk.list(actor, { words, ...at });
    return clientsPage(
      { t: context.t, notice: context.notice() },
      {
        ...{ words, guests, clients: rows.map((row) => ({ ...row, name: nameOf(row) })) },
        newer: newer === undefined ? undefined : addressOf(words, 'before', newer),
        older: older === undefined ? undefined : addressOf(words, 'after', older),
      },
    );
  });

  guestRoutes(panel, shop);

  const show = async (context: PanelContext, forms: ClientForms = {}) => {
    const found = await desk.find(context.actor, context.id);
    const shown = { t: context.t, notice: context.notice(), forms };
    return found && clientPage(shown, { ...found, trail: trailView(found.trail, context) });
  };
  panel.page({ path: '/clients/:id', needs: 'client.read' }, (context) => show(context));

  panel.formTarget({
    ...{ path: '/clients/:id/note', needs: 'client.edit', fields: () => CLIENT_NOTE },
    page: (context, note) => show(context, { ...(note && { note }) }),
    take: async ({ note = '', was = '' }, context) => {
      const given = { id: context.id, was, note: note.replaceAll('\r\n', '\n').trim() };
      const outcome = await desk.saveNote(context.actor, given);
      if (outcome.ok) return backTo(context, 'client.noteSaved');
      if (outcome.problem === 'missing') return undefined;
      const { t, view, now } = context;
      const { by, theirs } = outcome;
      const who = by?.name || t('order.conflictTheShop');
      const when = by ? ageOrDate(by.at, { now, locale: view.language, timeZone: view.timeZone }) : '';
      return { status: 409, message: t('client.noteChanged', { who, when }), theirs: { note: theirs } };
    },
  });

  panel.formTarget({
    ...{ path: '/clients/:id/contact', needs: 'client.edit', fields: () => CLIENT_CONTACT },
    page: (context, contact) => show(context, { ...(contact && { contact }) }),
    take: async ({ was = '', ...sent }, context) => {
      const given = { id: context.id, was: readWas(was), sent };
      const outcome = await desk.changeContact(context.actor, given);
      const { t } = context;
      if (outcome.ok)
        return backTo(
          context,
          outcome.changed.includes('email') ? 'client.emailAsked' : 'client.contactSaved',
        );
      if (outcome.problem === 'missing') return undefined;
      if (outcome.problem === 'too_many_emails') return { problems: { email: t('client.tooManyEmails') } };
      return { status: 409, message: t('client.changed'), values: sent, theirs: outcome.theirs };
    },
  });

  panel.formTarget({
    ...{ path: '/clients/:id/points', needs: 'client.points', fields: ({ t }) => pointsFields(t) },
    page: (context, points) => show(context, { ...(points && { points }) }),
    take: async ({ deed, points: typed = '', why = '', version = '' }, context) => {
      const points = pointsIn(typed);
      if (points === undefined) return { problems: { points: context.t('client.pointsWrong') } };
      const given = {
        ...{ id: context.id, version: readId(version), note: why.trim() },
        points: deed === 'take' ? -points : points,
      };
      return changed(context, await desk.changePoints(context.actor, given), 'client.pointsSaved');
    },
  });

  panel.button({ path: '/clients/:id/block', needs: 'client.edit' }, async (context) => {
    const { id, actor, sent, t } = context;
    const blocked = isYes(sent('blocked'));
    const outcome = await desk.setBlocked(actor, { id, version: readId(sent('version')), blocked });
    if (outcome.ok) return backTo(context, blocked ? 'client.nowBlocked' : 'client.nowOpen');
    if (outcome.problem === 'missing') return undefined;
    return { goOn: panelLinks.client(id), notice: { kind: 'error', text: t('client.changed') } };
  });

  panel.button({ path: '/clients/:id/export', needs: 'client.export' }, async ({ actor, id }) =>
    dataFile(await desk.exportAll(actor, { clientId: id }), String(id)),
  );

  panel.formTarget({
    ...{ path: '/clients/:id/erase', needs: 'client.erase', fields: () => ERASE },
    page: (context, erase) => show(context, { ...(erase && { erase }) }),
    take: async ({ typed = '' }, context) =>
      afterErasing(context, await desk.erase(context.actor, { clientId: context.id }, typed)),
  });
}

function changed(
  context: PanelContext,
  outcome: ClientOutcome,
  said: PanelKey,
): GoOn | FormProblem | undefined {
  if (outcome.ok) return backTo(context, said);
  switch (outcome.problem) {
    case 'missing':
      return undefined;
    case 'changed':
      return { message: context.t('client.changed'), status: 409 };
    case 'too_few':
      return { problems: { points: context.t('client.pointsTooFew') } };
  }
}

const backTo = ({ id, t }: PanelContext, said: PanelKey): GoOn => ({
  ...{ goOn: panelLinks.client(id), notice: { kind: 'success', text: t(said) } },
});

const MOST_POINTS = 1_000_000;

function pointsIn(typed: string): number | undefined {
  const points = Number(typed.replace(/\s/g, ''));
  return Number.isInteger(points) && points >= 1 && points <= MOST_POINTS ? points : undefined;
}

const addressOf = (words: string, name: 'after' | 'before', id: number) =>
  `${panelLinks.clients}?${new URLSearchParams({ ...(words && { q: words }), [name]: String(id) })}`;
