import { type FormEvent, useEffect, useState } from 'react';
import { showAlert } from '#browser/alerts.ts';
import { changeBasket } from '#browser/basket-requests.ts';
import type { Basket } from '#domain/basket/basket.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { BasketLineRow } from './basket-line-row.tsx';

export type BasketLinesProps = { basket: Basket; phone: string };

/** The basket's lines, their quantities and the sum. Each control is a form that works by itself. */
export function BasketLines({ basket: initial, phone }: BasketLinesProps) {
  const { t, links, shown, money, priceType } = useShop();
  const [basket, setBasket] = useState(initial);
  const [busy, setBusy] = useState(false);
  useEffect(() => setBasket(initial), [initial]);

  if (basket.lines.length === 0)
    return (
      <EmptyState title={t('basket.empty')} text={t('basket.emptyNext')}>
        <ButtonLink href={links.home}>{t('basket.continue')}</ButtonLink>
      </EmptyState>
    );

  return (
    <div className="basket" aria-busy={busy || undefined}>
      <ul className="basket__lines">
        {basket.lines.map((line) => (
          <BasketLineRow key={line.id} line={line} busy={busy} onSubmit={change} />
        ))}
      </ul>
      <div className="basket__sum">
        <p className="basket__total">
          <span>{t('basket.total')}</span> <strong>{shown(basket.worth)}</strong>
        </p>
        {priceType === 'gross' && <p>{t('basket.totalNet', { price: money(basket.worth.net) })}</p>}
        <p className="basket__order">{t('basket.soon', { phone: phone.replaceAll(' ', '\u00a0') })}</p>
        <ButtonLink kind="secondary" href={links.home} wide>
          {t('basket.continue')}
        </ButtonLink>
      </div>
    </div>
  );

  async function change(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const answer = await changeBasket(event.currentTarget);
      setBasket(answer.lines);
      showAlert(answer.status === 'success' ? 'success' : 'warning', answer.message);
    } catch {
      showAlert('error', t(navigator.onLine ? 'basket.changeFailed' : 'alert.offline'));
    } finally {
      setBusy(false);
    }
  }
}
