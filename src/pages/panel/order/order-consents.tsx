import { isWithdrawalConsent } from '#domain/withdrawal/withdrawal-consent.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import type { OrderView } from './order-view.ts';

type Stated = { kind: string; wording: string; given: boolean };

/** What was said of the right of withdrawal when it was ordered, word for word. */
export function OrderConsents({ order: { events } }: { order: Pick<OrderView, 'events'> }) {
  const { t } = usePanel();
  const placed = events.find(({ kind }) => kind === 'placed');
  const stated = consentsIn(placed?.detail.consents);
  if (!placed || stated.length === 0) return null;
  return (
    <section className="sheet">
      <h2>{t('order.consents')}</h2>
      <ul className="order__rows">
        {stated.map(({ kind, wording, given }) => (
          <li key={kind}>
            {given ? (
              <>
                <p>„{wording}”</p>
                <p className="muted">
                  {t('order.consentGiven')} <When at={placed.happenedAt} exact />
                </p>
              </>
            ) : (
              <p>{t('order.serviceLater')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const consentsIn = (kept: unknown): Stated[] =>
  Array.isArray(kept) ? (kept as Stated[]).filter(({ kind }) => isWithdrawalConsent(kind)) : [];
