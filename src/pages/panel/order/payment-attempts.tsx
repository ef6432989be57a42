import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import type { AttemptView, OrderPageData } from './order-view.ts';

type Props = { attempts: readonly AttemptView[]; money: OrderPageData['money'] };

/** How the shopper tried to pay online, and what came of each try. */
export function PaymentAttempts({ attempts, money }: Props) {
  const { t } = usePanel();
  if (attempts.length === 0) return null;
  return (
    <details>
      <summary>{t('order.attempts', { n: attempts.length })}</summary>
      <ul className="order__rows">
        {attempts.map(({ id, provider, method, amount, currency, state, problem, reference, begunAt }) => (
          <li key={id}>
            <p className="facts">
              <strong>{t(`attempt.${state}`)}</strong> {money(amount, currency)} <When at={begunAt} />
            </p>
            <p className="muted">
              {[provider, method !== 'page' && 'BLIK', problem && t(`attempt.problem.${problem}`), reference]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
