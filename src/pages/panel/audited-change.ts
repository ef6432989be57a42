import { isLanguage } from '#contract/language.ts';
import { MONEY_STATES } from '#domain/order/money.ts';
import { STAGES } from '#domain/order/stage.ts';
import type { Minor } from '#domain/price/money.ts';
import { isRight } from '#domain/staff/right.ts';
import type { RightException } from '#domain/staff/rights-owner.ts';
import { isRole } from '#domain/staff/role.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';
import { type AuditMoney, auditedDeeds } from './audited-deeds.ts';

const FIELDS: Readonly<Record<string, PanelKey>> = {
  name: 'audit.field.name',
  email: 'audit.field.email',
  role: 'audit.field.role',
  language: 'audit.field.language',
  exceptions: 'audit.field.exceptions',
  sessions: 'audit.field.sessions',
  app: 'audit.field.app',
  passkeys: 'audit.field.passkeys',
  deliveryMethodName: 'audit.field.deliveryMethodName',
  pickupPointCode: 'audit.field.pickupPointCode',
  total: 'audit.field.total',
  stage: 'audit.field.stage',
  moneyState: 'audit.field.moneyState',
  held: 'audit.field.held',
  points: 'audit.field.points',
  invoice: 'audit.field.invoice',
  orders: 'audit.field.orders',
  address: 'audit.field.address',
  events: 'audit.field.events',
  event: 'audit.field.event',
  isOn: 'audit.field.isOn',
  rights: 'audit.field.rights',
  stock: 'audit.field.stock',
  pictures: 'audit.field.pictures',
  price: 'audit.field.price',
  products: 'audit.field.products',
};

/** What changed, a line for each field, in words wherever there are any. */
export function auditedChange(
  t: PanelWords,
  money: AuditMoney,
  change: Readonly<Record<string, readonly [unknown, unknown]>>,
): string[] {
  return Object.entries(change).flatMap(([field, [from, to]]) => {
    if (field === 'did') return auditedDeeds(t, money, to);
    if (field === 'contact') return [t('audit.contact', { fields: contactWords(t, to) })];
    // What came of it the action says; that of a passkey is only its name.
    if (field === 'passkey') return [`${t('audit.field.passkey')}: ${to ?? from}`];
    return [
      t('audit.wasIs', {
        field: nameOf(t, field),
        ...{ from: written(t, money, field, from), to: written(t, money, field, to) },
      }),
    ];
  });
}

/** 'price:250g' is a product's price in that size. */
function nameOf(t: PanelWords, field: string): string {
  const known = field === 'totalGross' ? 'audit.field.total' : FIELDS[field];
  if (known) return t(known);
  const [column, size] = field.split(':', 2);
  const ofProduct = `products.field.${column}`;
  return isPanelKey(ofProduct) ? [inSentence(t(ofProduct)), size].filter(Boolean).join(' ') : field;
}

function written(t: PanelWords, money: AuditMoney, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('audit.nothing');
  if (field === 'exceptions' && Array.isArray(value))
    return value.map((one) => exception(t, one)).join(', ') || t('audit.nothing');
  if (field === 'rights' && Array.isArray(value))
    return value.map((right) => (isRight(right) ? t(`right.${right}`) : right)).join(', ');
  if (field === 'events' && Array.isArray(value)) return value.join(', ');
  if (field === 'totalGross' && typeof value === 'number') return money(value);
  if ((field === 'total' || field === 'price') && isSum(value)) return money(value.amount, value.currency);
  if (typeof value === 'boolean') return t(value ? 'panel.yes' : 'panel.no');
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'role' && isRole(value)) return t(`role.${value}`);
  const stage = field === 'stage' && STAGES.find((one) => one === value);
  if (stage) return t(`stage.${stage}`);
  const state = field === 'moneyState' && MONEY_STATES.find((one) => one === value);
  if (state) return t(`money.${state}`);
  return field === 'language' && isLanguage(value) ? t(`language.${value}`) : value;
}

const isSum = (value: object): value is { amount: Minor; currency: string } =>
  'amount' in value && 'currency' in value;

/** Each field by its own name, those of an address with the address they are of: 'adres dostawy (miasto)'. */
function contactWords(t: PanelWords, fields: unknown): string {
  const names = Array.isArray(fields) ? fields.map(String) : [];
  return names
    .map((name) => {
      const [whole = '', part] = name.split('.');
      const [key, within] = [`audit.field.${whole}`, `order.field.${part}`];
      const said = isPanelKey(key) ? t(key as PanelKey) : whole;
      return part && isPanelKey(within) ? `${said} (${inSentence(t(within as PanelKey))})` : said;
    })
    .join(', ');
}

/** A label within a sentence; 'NIP' stays as it is. */
const inSentence = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

function exception(t: PanelWords, { right, kind, why }: Partial<RightException>): string {
  const name = right && isRight(right) ? t(`right.${right}`) : String(right);
  return `${name}: ${t(kind === 'given' ? 'staff.given' : 'staff.taken')} (${why})`;
}
