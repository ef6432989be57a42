import { isYes } from '#contract/form/yes.ts';
import { isLanguage } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { exceptionField, rightsIn, rightsValues, whyField } from '#contract/panel/rights-form.ts';
import { may } from '#domain/staff/actor.ts';
import { isRole } from '#domain/staff/role.ts';
import { rightsFields } from '#pages/panel/rights-form.tsx';
import { inviteFields, invitePage, memberPage, staffPage } from '#pages/panel/staff-pages.tsx';
import type { Shop } from '#server/shop.ts';
import type { MemberOutcome, RightsOutcome } from '#shop/staff/change-member.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelContext } from './panel-context.ts';
import type { GoOn, PanelRoutes } from './panel-routes.ts';
import { readWas } from './read-was.ts';

/** Who works here, and what each may. */
export function staffRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { members } = backOffice.staff;

  panel.page({ path: '/staff', needs: 'staff.read' }, async (context) =>
    staffPage({
      ...said(context),
      members: await members.list(context.actor),
      mayInvite: may(context.actor, 'staff.invite'),
    }),
  );

  panel.form({
    ...{ path: '/staff/invite', needs: 'staff.invite', fields: ({ t }) => inviteFields(t) },
    page: async ({ t }, state) => invitePage({ t, state }),
    take: async ({ name = '', email = '', role = '', language }, context) => {
      const given = {
        ...{ name: name.trim(), email: email.trim(), role: isRole(role) ? role : 'read_only' },
        language: isLanguage(language) ? language : 'pl',
      } as const;
      const invited = await members.invite(context.actor, given);
      if (!invited.ok) return { problems: { email: context.t('staff.usedEmail') } };
      return { goOn: panelLinks.staff, notice: success(context, 'staff.invited', given) };
    },
  });

  const show = async (context: PanelContext, state?: FormState) => {
    const member = await members.find(context.actor, context.id);
    return member && memberPage({ ...said(context), member, state });
  };
  panel.page({ path: '/staff/:id', needs: 'staff.read' }, show);

  panel.formTarget({
    ...{ path: '/staff/:id/rights', needs: 'staff.rights', fields: rightsFields, page: show },
    take: async (values, context) => {
      const { t, actor, id } = context;
      const sent = rightsIn(values);
      const unsaid = sent.exceptions.filter(({ why }) => why === '');
      if (unsaid.length > 0)
        return {
          problems: Object.fromEntries(unsaid.map(({ right }) => [whyField(right), t('staff.whyMissing')])),
        };
      const was = readWas(values.was);
      const outcome = await members.changeRights(actor, id, sent, was.role ? rightsIn(was) : undefined);
      if (outcome.ok) return backTo(context, success(context, 'staff.rightsSaved'));
      if (outcome.problem === 'missing') return undefined;
      if (outcome.problem === 'changed') return { status: 409, ...disputedForm(outcome, t) };
      return { message: t(`staff.problem.${outcome.problem}`) };
    },
  });

  panel.button({ path: '/staff/:id/block', needs: 'staff.rights' }, async (context) => {
    const blocked = isYes(context.sent('blocked'));
    const outcome = await members.setBlocked(context.actor, context.id, blocked);
    return pressed(context, outcome, blocked ? 'staff.blocked' : 'staff.unblocked');
  });

  panel.button({ path: '/staff/:id/reset', needs: 'staff.rights' }, async (context) =>
    pressed(context, await members.resetSecondStep(context.actor, context.id), 'staff.resetDone'),
  );

  panel.button({ path: '/staff/:id/link', needs: 'staff.invite' }, async (context) => {
    const member = await members.find(context.actor, context.id);
    const sent = member && (await members.sendLink(context.actor, member.id));
    return sent ? backTo(context, success(context, 'staff.linkSent', member)) : undefined;
  });
}

/** Both are shown where two have set the same in two ways, with all else as it is joined. */
function disputedForm(
  { now, wanted, disputed }: Extract<RightsOutcome, { problem: 'changed' }>,
  t: PanelContext['t'],
): FormState {
  const saved = rightsValues(now);
  const theirs = disputed.flatMap((name) => {
    if (name === 'role') return [['role', now.role]];
    return [exceptionField(name), whyField(name)].map((field) => [field, saved[field]]);
  });
  return {
    message: t('staff.problem.changed'),
    values: { ...rightsValues(wanted), was: JSON.stringify(saved) },
    theirs: Object.fromEntries(theirs),
  };
}

const said = (context: PanelContext) => ({ t: context.t, notice: context.notice() });

const success = (
  { t }: PanelContext,
  key: Parameters<PanelContext['t']>[0],
  of: { email: string } = { email: '' },
) => ({ kind: 'success', text: t(key, { email: of.email }) }) as const;

const backTo = ({ id }: PanelContext, notice: NonNullable<GoOn['notice']>): GoOn => ({
  ...{ goOn: panelLinks.staffMember(id), notice },
});

function pressed(
  context: PanelContext,
  outcome: MemberOutcome,
  done: 'staff.blocked' | 'staff.unblocked' | 'staff.resetDone',
) {
  if (outcome.ok) return backTo(context, success(context, done));
  if (outcome.problem === 'missing') return undefined;
  return backTo(context, { kind: 'error', text: context.t(`staff.problem.${outcome.problem}`) });
}
