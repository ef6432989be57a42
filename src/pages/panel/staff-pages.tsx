import { yesIf } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { ROLES } from '#domain/staff/role.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';
import { languageField, personName } from './entrance-fields.ts';
import type { MemberView } from './member-view.ts';
import type { PanelNotice, PanelPage } from './panel-page.ts';
import { RightsForm } from './rights-form.tsx';

type Shown = { t: PanelWords; notice?: PanelNotice | undefined };
const STATES: Record<MemberView['state'], StateKind> = { working: 'done', invited: 'wait', blocked: 'bad' };

export const staffPage = ({
  t,
  notice,
  members,
  mayInvite,
}: Shown & { members: readonly MemberView[]; mayInvite: boolean }): PanelPage => ({
  ...{ title: t('staff.title'), lead: t('staff.lead'), here: 'staff', notice },
  action: mayInvite && <ButtonLink href={panelLinks.staffInvite}>{t('staff.invite')}</ButtonLink>,
  content: <Members members={members} />,
});

function Members({ members }: { members: readonly MemberView[] }) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('staff.name')}</th>
          <th scope="col">{t('staff.email')}</th>
          <th scope="col">{t('staff.role')}</th>
          <th scope="col">{t('staff.state')}</th>
          <th scope="col">{t('staff.secondStep')}</th>
          <th scope="col">{t('staff.seen')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">
              <a href={panelLinks.staffMember(member.id)}>{member.name}</a>
            </th>
            <td data-label={t('staff.email')}>{member.isDemo ? t('staff.demo') : member.email}</td>
            <td data-label={t('staff.role')}>
              {t(`role.${member.role}`)}
              {member.exceptions.length > 0 && (
                <span className="muted"> + {t('staff.hasExceptions', { n: member.exceptions.length })}</span>
              )}
            </td>
            <td data-label={t('staff.state')}>
              <StateWord kind={STATES[member.state]}>{t(`staff.state.${member.state}`)}</StateWord>
            </td>
            <td data-label={t('staff.secondStep')}>{secondStepOf(t, member)}</td>
            <td data-label={t('staff.seen')}>
              {member.seenAt ? <When at={member.seenAt} /> : t('panel.never')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What somebody has beside the password: 'aplikacja, 2 klucze'. */
const secondStepOf = (t: PanelWords, { hasApp, passkeys }: Pick<MemberView, 'hasApp' | 'passkeys'>): string =>
  [hasApp && t('staff.app'), passkeys > 0 && t('staff.passkeys', { n: passkeys })]
    .filter(Boolean)
    .join(', ') || t('staff.noSecondStep');

/** The fields of an invitation, with the roles that may be given. */
export const inviteFields = (t: PanelWords): PanelField[] => [
  { ...personName, label: 'staff.name', autoComplete: 'off' },
  {
    ...{ name: 'email', type: 'email', label: 'staff.email', required: true, maxLength: 254 },
    inputMode: 'email',
  },
  {
    ...{ name: 'role', type: 'choice', label: 'staff.role', required: true, options: ROLES },
    choices: [...ROLES].reverse().map((value) => ({ value, label: t(`role.${value}`) })),
  },
  languageField('staff.language'),
];

const staffUp = (t: PanelWords) =>
  ({ here: 'staff', up: { href: panelLinks.staff, text: t('staff.title') } }) as const;

export const invitePage = ({ t, state }: Shown & { state?: FormState | undefined }): PanelPage => ({
  ...{ title: t('staff.inviteTitle'), lead: t('staff.inviteLead'), ...staffUp(t) },
  content: (
    <section className="sheet">
      <PanelForm
        action={panelLinks.staffInvite}
        fields={inviteFields(t)}
        state={state}
        send="staff.inviteSend"
      />
    </section>
  ),
});

type OneMember = Shown & { member: MemberView; state?: FormState | undefined };

export const memberPage = ({ t, notice, member, state }: OneMember): PanelPage => ({
  ...{ title: member.name, lead: member.isDemo ? t('staff.demo') : member.email, notice, ...staffUp(t) },
  content: <Member member={member} state={state} />,
});

function Member({ member, state }: { member: MemberView; state: FormState | undefined }) {
  const { t, may, actor } = usePanel();
  const { id } = member;
  const isOther = actor?.kind === 'staff' && actor.id !== id;
  const mayReset = may('staff.rights') && isOther && (member.hasApp || member.passkeys > 0);
  return (
    <>
      <p className="facts">
        <StateWord kind={STATES[member.state]}>{t(`staff.state.${member.state}`)}</StateWord>
        <span>
          {t('staff.seen')}: {member.seenAt ? <When at={member.seenAt} /> : t('panel.never')}
        </span>
        <span>
          {t('staff.secondStep')}: {secondStepOf(t, member)}
        </span>
        {may('audit.read') && <a href={`${panelLinks.audit}?who=${id}`}>{t('staff.history')}</a>}
      </p>
      <div className="buttons">
        {may('staff.invite') && member.state !== 'blocked' && !member.isDemo && (
          <OneButton
            action={panelLinks.staffLink(id)}
            text={t(member.state === 'invited' ? 'staff.linkSend' : 'staff.passwordSend')}
          />
        )}
        {may('staff.rights') && (
          <OneButton
            action={panelLinks.staffBlock(id)}
            text={t(member.state === 'blocked' ? 'staff.unblock' : 'staff.block')}
            fields={{ blocked: yesIf(member.state !== 'blocked') }}
          />
        )}
      </div>
      {may('staff.rights') && member.state !== 'blocked' && <p className="muted">{t('staff.blockText')}</p>}
      {mayReset && (
        <>
          <OneButton action={panelLinks.staffReset(id)} text={t('staff.reset')} />
          <p className="muted">{t('staff.resetText')}</p>
        </>
      )}
      <RightsForm member={member} state={state} />
    </>
  );
}
