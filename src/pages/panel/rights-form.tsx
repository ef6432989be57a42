import { panelLinks } from '#contract/panel/panel-links.ts';
import { exceptionField, rightsValues, whyField } from '#contract/panel/rights-form.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { type Area, areaOf, RIGHTS, type Right, roleHas } from '#domain/staff/right.ts';
import { ROLES } from '#domain/staff/role.ts';
import { Button } from '#ui/button/button.tsx';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/select-field/select-field.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { Disputed, PanelSummary } from '#ui/panel/panel-form.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { MemberView } from './member-view.ts';

const LONGEST_WHY = 200;
const LONGEST_WAS = RIGHTS.length * 2 * LONGEST_WHY;

/** What the form of somebody's rights may hold. */
export const rightsFields = (): PanelField[] => [
  { name: 'role', type: 'choice', label: 'staff.role', required: true, options: ROLES },
  ...RIGHTS.flatMap((right): PanelField[] => [
    { name: exceptionField(right), type: 'choice', label: `right.${right}`, options: ['given', 'taken'] },
    { name: whyField(right), type: 'text', label: `right.${right}`, maxLength: LONGEST_WHY },
  ]),
  { name: 'was', type: 'text', label: 'staff.rights', maxLength: LONGEST_WAS, isHidden: true },
];

type Props = { member: MemberView; state?: FormState | undefined };

/** A role, and beside it the rights that somebody has or lacks in spite of it. Who may not change them reads them. */
export function RightsForm({ member, state = {} }: Props) {
  const { t, may } = usePanel();
  const saved = rightsValues(member);
  const { values = saved, theirs = {} } = state;
  const roles = ROLES.map((value) => ({ value, label: t(`role.${value}`) }));
  const areas = [...new Set(RIGHTS.map(areaOf))];
  return (
    <section className="sheet">
      <h2>{t('staff.rights')}</h2>
      <p className="muted">{t(member.role === 'owner' ? 'staff.ownerRights' : 'staff.rightsLead')}</p>
      <form className="rights" action={panelLinks.staffRights(member.id)} method="post">
        <CsrfField />
        <input type="hidden" name="was" value={values.was ?? JSON.stringify(saved)} />
        <PanelSummary fields={rightsFields()} state={state} />
        <fieldset disabled={!may('staff.rights')}>
          <legend className="sr-only">{t('staff.rights')}</legend>
          {theirs.role === undefined ? (
            <SelectField
              name="role"
              label={t('staff.role')}
              value={values.role}
              error={state.problems?.role}
              choices={roles}
            />
          ) : (
            <Disputed
              name="role"
              label={t('staff.role')}
              mine={values.role ?? ''}
              theirs={theirs.role}
              choices={roles}
            />
          )}
          {areas.map((area) => (
            <AreaRights
              key={area}
              area={area}
              member={member}
              values={values}
              problems={state.problems ?? {}}
              theirs={theirs}
            />
          ))}
        </fieldset>
        {may('staff.rights') && <Button type="submit">{t('panel.save')}</Button>}
      </form>
    </section>
  );
}

type OfArea = {
  area: Area;
  member: MemberView;
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  theirs: FormValues;
};

function AreaRights({ area, member, values, problems, theirs }: OfArea) {
  const { t } = usePanel();
  const rights = RIGHTS.filter((right) => areaOf(right) === area);
  const special = rights.filter((right) => values[exceptionField(right)]).length;
  const isDisputed = rights.some((right) => theirs[exceptionField(right)] !== undefined);
  return (
    <details className="rights__area" open={special > 0 || isDisputed}>
      <summary>
        {t(`area.${area}`)}
        {special > 0 && <span className="muted"> – {t('staff.hasExceptions', { n: special })}</span>}
      </summary>
      <ul>
        {rights.map((right) => (
          <OneRight
            key={right}
            right={right}
            member={member}
            values={values}
            problems={problems}
            theirs={theirs}
          />
        ))}
      </ul>
    </details>
  );
}

type OfRight = Omit<OfArea, 'area'> & { right: Right };

function OneRight({ right, member, values, problems, theirs }: OfRight) {
  const { t } = usePanel();
  const [kind, why] = [exceptionField(right), whyField(right)];
  const name = t(`right.${right}`);
  const problem = problems[why] ?? problems[kind];
  const [mine = '', saved] = [values[kind], theirs[kind]];
  const kinds = [
    { value: '', label: t('staff.asRole') },
    { value: 'given', label: t('staff.given') },
    { value: 'taken', label: t('staff.taken') },
  ];
  return (
    <li className={saved === undefined ? 'rights__right' : 'rights__right rights__right--disputed'}>
      <span>{name}</span>
      <span className="muted">
        {t('staff.byRole')}: {t(roleHas(member.role, right) ? 'panel.yes' : 'panel.no')}
      </span>
      {saved === undefined || saved === mine ? (
        <select name={kind} defaultValue={mine} aria-label={t('staff.exceptionOf', { right: name })}>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <Disputed
          name={kind}
          label={t('staff.exceptionOf', { right: name })}
          mine={mine}
          theirs={saved}
          choices={kinds}
        />
      )}
      <input
        type="text"
        id={fieldIds(why).control}
        name={why}
        defaultValue={values[why] || theirs[why]}
        maxLength={LONGEST_WHY}
        placeholder={t('staff.why')}
        aria-label={t('staff.whyOf', { right: name })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && fieldIds(why).message}
      />
      {theirs[why] && theirs[why] !== values[why] && (
        <blockquote className="said__text">{t('panel.theirs', { value: theirs[why] })}</blockquote>
      )}
      {problem && (
        <p id={fieldIds(why).message} className="field__message">
          {problem}
        </p>
      )}
    </li>
  );
}
