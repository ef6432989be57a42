import { usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';
import type { OrderPageData } from './order-view.ts';

/** Money that did not go back: how much, why, and what can be done about it. */
export function RefundTrouble({ order, money }: Pick<OrderPageData, 'order' | 'money'>) {
  const { t } = usePanel();
  const { trouble, isSentBack } = order.money ?? {};
  if (!trouble) return null;
  const { what, amount, currency, at, why } = trouble;
  return (
    <>
      <p className="facts">
        <StateWord kind="bad">{t(`order.refund.${what}`, { amount: money(amount, currency) })}</StateWord>
        <When at={at} />
      </p>
      {why && <p className="muted">{t('order.refund.why', { why })}</p>}
      <p>
        {t(
          what === 'unclear'
            ? 'order.refund.look'
            : isSentBack
              ? 'order.refund.again'
              : 'order.refund.transfer',
        )}
      </p>
    </>
  );
}
