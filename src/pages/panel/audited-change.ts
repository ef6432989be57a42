import { isLanguage } from '#contract/language.ts';
import { isRight } from '#domain/staff/right.ts';
import type { RightException } from '#domain/staff/rights-owner.ts';
import { isRole } from '#domain/staff/role.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

const FIELDS: Readonly<Record<string, PanelKey>> = {
  name: 'audit.field.name',
  email: 'audit.field.email',
  role: 'audit.field.role',
  language: 'audit.field.language',
  exceptions: 'audit.field.exceptions',
  sessions: 'audit.field.sessions',
  phone: 'audit.field.phone',
  billing: 'audit.field.billing',
  delivery: 'audit.field.delivery',
  deliveryMethodName: 'audit.field.deliveryMethodName',
  pickupPointCode: 'audit.field.pickupPointCode',
  totalGross: 'audit.field.totalGross',
  stage: 'audit.field.stage',
  moneyState: 'audit.field.moneyState',
  held: 'audit.field.held',
  did: 'audit.field.did',
  points: 'audit.field.points',
};

/** What changed, a line for each field, in words wherever there are any. */
export function auditedChange(
  t: PanelWords,
  change: Readonly<Record<string, readonly [unknown, unknown]>>,
): string[] {
  return Object.entries(change).map(([field, [from, to]]) =>
    t('audit.wasIs', {
      field: FIELDS[field] ? t(FIELDS[field]) : field,
      ...{ from: written(t, field, from), to: written(t, field, to) },
    }),
  );
}

function written(t: PanelWords, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('audit.nothing');
  if (field === 'exceptions' && Array.isArray(value))
    return value.map((one) => exception(t, one)).join(', ') || t('audit.nothing');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'role' && isRole(value)) return t(`role.${value}`);
  return field === 'language' && isLanguage(value) ? t(`language.${value}`) : value;
}

function exception(t: PanelWords, { right, kind, why }: Partial<RightException>): string {
  const name = right && isRight(right) ? t(`right.${right}`) : String(right);
  return `${name}: ${t(kind === 'given' ? 'staff.given' : 'staff.taken')} (${why})`;
}
