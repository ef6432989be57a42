import type { Minor } from '#domain/price/money.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

/** How an amount is written; without a currency, in the shop's own. */
export type AuditMoney = (amount: Minor, currency?: string) => string;

type Detail = Readonly<Record<string, unknown>>;

/** What was done with an order, a line for each event: 'Wpłata: 65,70, przelew 12'. */
export function auditedDeeds(t: PanelWords, money: AuditMoney, deeds: unknown): string[] {
  const done = Array.isArray(deeds) ? deeds.filter(isDetail) : [];
  return done.flatMap((deed) =>
    Object.entries(deed).map(([kind, detail]) => {
      const name = isPanelKey(`event.${kind}`) ? t(`event.${kind}` as PanelKey) : kind;
      const said = isDetail(detail) ? detailWords(t, money, detail) : [];
      return said.length > 0 ? `${name}: ${said.join(', ')}` : name;
    }),
  );
}

function detailWords(t: PanelWords, money: AuditMoney, detail: Detail): string[] {
  const { amount, currency, parcel, points, reason, reference, tracking, from, to, lines } = detail;
  const ofReturn = detail.return;
  return [
    ...(typeof parcel === 'number' ? [t('order.parcel', { n: parcel }).toLowerCase()] : []),
    ...(typeof ofReturn === 'number' ? [t('order.return', { n: ofReturn }).toLowerCase()] : []),
    ...(typeof amount === 'number'
      ? [money(amount, typeof currency === 'string' ? currency : undefined)]
      : []),
    ...(typeof points === 'number' ? [t('order.points', { n: points })] : []),
    ...(typeof from === 'string' && typeof to === 'string' ? [`${from} → ${to}`] : []),
    ...(Array.isArray(lines) ? lines.filter(isDetail).map(lineWords) : []),
    ...[tracking, reference].flatMap((said) => (typeof said === 'string' ? [said] : [])),
    ...(typeof reason === 'string' ? [t('audit.because', { why: reason })] : []),
  ];
}

const lineWords = ({ name, line, from, to }: Detail) => `${name ?? line} ${from} → ${to}`;

const isDetail = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
