import { type FormEvent, useEffect, useState } from 'react';
import { showAlert } from '#browser/alerts/alerts.ts';
import { sendBasketChange } from '#browser/basket/basket-requests.ts';
import type { Removed } from '#contract/basket/basket-change.ts';
import { checkoutStart } from '#contract/links.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { BasketInstalments, type BasketInstalmentsProps } from '#islands/instalments/basket-instalments.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { BasketLineRow } from './basket-line-row.tsx';
import { BasketSum } from './basket-sum.tsx';
import { CodeForm } from './code-form.tsx';
import { GiftForms } from './gift-forms.tsx';
import { UndoForm } from './undo-form.tsx';

export type BasketLinesProps = { basket: Basket; instalments: BasketInstalmentsProps };

/** The basket's lines, their quantities and the sum. Each control is a form that works by itself. */
export function BasketLines({ basket: initial, instalments }: BasketLinesProps) {
  const { t, links } = useShop();
  const [basket, setBasket] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<{ message: string; removed: Removed }>();
  useEffect(() => setBasket(initial), [initial]);

  const undo = removed && (
    <Notice kind="success">
      {removed.message} <UndoForm removed={removed.removed} onSubmit={change} />
    </Notice>
  );
  if (basket.lines.length === 0)
    return (
      <>
        {undo}
        <EmptyState title={t('basket.empty')} text={t('basket.emptyNext')}>
          <ButtonLink href={links.home}>{t('basket.continue')}</ButtonLink>
        </EmptyState>
      </>
    );

  return (
    <div className="basket" aria-busy={busy || undefined}>
      <div className="basket__main">
        {undo}
        <ul className="basket__lines">
          {basket.lines.map((line) => (
            <BasketLineRow
              key={line.id}
              line={line}
              others={basket.lines.filter((other) => other !== line && !other.later)}
              busy={busy}
              onSubmit={change}
            />
          ))}
        </ul>
        <GiftForms gifts={basket.gifts} onSubmit={change} />
        <CodeForm key={basket.code?.code} code={basket.code} onSubmit={change} />
      </div>
      <div className="basket__sum">
        <BasketSum basket={basket} />
        {basket.lines.some(({ later }) => !later) && (
          <ButtonLink href={checkoutStart(links)} wide>
            {t('checkout.start')}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href={links.home} wide>
          {t('basket.continue')}
        </ButtonLink>
        <BasketInstalments {...instalments} />
      </div>
    </div>
  );

  async function change(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const answer = await sendBasketChange(event.currentTarget);
      setBasket(answer.lines);
      setRemoved(answer.removed && { message: answer.message, removed: answer.removed });
      showAlert(answer.status === 'success' ? 'success' : 'warning', answer.message);
    } catch {
      showAlert('error', t(navigator.onLine ? 'basket.changeFailed' : 'alert.offline'));
    } finally {
      setBusy(false);
    }
  }
}
