import { panelLinks } from '#contract/panel/panel-links.ts';
import { exceptionField, exceptionValues, whyField } from '#contract/panel/rights-form.ts';
import { type Area, areaOf, RIGHTS, type Right, roleHas } from '#domain/staff/right.ts';
import { ROLES } from '#domain/staff/role.ts';
import { Button } from '#ui/button/button.tsx';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/select-field/select-field.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelSummary } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import type { MemberView } from './member-view.ts';

const LONGEST_WHY = 200;

/** What the form of somebody's rights may hold. */
export const rightsFields = (): PanelField[] => [
  { name: 'role', type: 'choice', label: 'staff.role', required: true, options: ROLES },
  ...RIGHTS.flatMap((right): PanelField[] => [
    { name: exceptionField(right), type: 'choice', label: `right.${right}`, options: ['given', 'taken'] },
    { name: whyField(right), type: 'text', label: `right.${right}`, maxLength: LONGEST_WHY },
  ]),
];

type Props = { member: MemberView; state?: FormState | undefined };

/** A role, and beside it the rights that somebody has or lacks in spite of it. Who may not change them reads them. */
export function RightsForm({ member, state = {} }: Props) {
  const { t, may } = usePanel();
  const values = state.values ?? { role: member.role, ...exceptionValues(member.exceptions) };
  const areas = [...new Set(RIGHTS.map(areaOf))];
  return (
    <section className="sheet">
      <h2>{t('staff.rights')}</h2>
      <p className="muted">{t(member.role === 'owner' ? 'staff.ownerRights' : 'staff.rightsLead')}</p>
      <form className="rights" action={panelLinks.staffRights(member.id)} method="post">
        <CsrfField />
        <PanelSummary fields={rightsFields()} state={state} />
        <fieldset disabled={!may('staff.rights')}>
          <legend className="sr-only">{t('staff.rights')}</legend>
          <SelectField
            name="role"
            label={t('staff.role')}
            value={values.role}
            error={state.problems?.role}
            choices={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
          {areas.map((area) => (
            <AreaRights
              key={area}
              area={area}
              member={member}
              values={values}
              problems={state.problems ?? {}}
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
};

function AreaRights({ area, member, values, problems }: OfArea) {
  const { t } = usePanel();
  const rights = RIGHTS.filter((right) => areaOf(right) === area);
  const special = rights.filter((right) => values[exceptionField(right)]).length;
  return (
    <details className="rights__area" open={special > 0}>
      <summary>
        {t(`area.${area}`)}
        {special > 0 && <span className="muted"> – {t('staff.hasExceptions', { n: special })}</span>}
      </summary>
      <ul>
        {rights.map((right) => (
          <OneRight key={right} right={right} member={member} values={values} problems={problems} t={t} />
        ))}
      </ul>
    </details>
  );
}

type OfRight = Omit<OfArea, 'area'> & { right: Right; t: PanelWords };

function OneRight({ right, member, values, problems, t }: OfRight) {
  const [kind, why] = [exceptionField(right), whyField(right)];
  const name = t(`right.${right}`);
  const problem = problems[why] ?? problems[kind];
  return (
    <li className="rights__right">
      <span>{name}</span>
      <span className="muted">
        {t('staff.byRole')}: {t(roleHas(member.role, right) ? 'panel.yes' : 'panel.no')}
      </span>
      <select
        name={kind}
        defaultValue={values[kind] ?? ''}
        aria-label={t('staff.exceptionOf', { right: name })}
      >
        <option value="">{t('staff.asRole')}</option>
        <option value="given">{t('staff.given')}</option>
        <option value="taken">{t('staff.taken')}</option>
      </select>
      <input
        type="text"
        id={fieldIds(why).control}
        name={why}
        defaultValue={values[why]}
        maxLength={LONGEST_WHY}
        placeholder={t('staff.why')}
        aria-label={t('staff.whyOf', { right: name })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && fieldIds(why).message}
      />
      {problem && (
        <p id={fieldIds(why).message} className="field__message">
          {problem}
        </p>
      )}
    </li>
  );
}
