import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import type { BasketLine } from '#domain/basket/basket.ts';
import { hasSizeChoice } from '#domain/product/product.ts';
import { fitQuantity, formatQuantity, type QuantityRules, stepQuantity } from '#domain/product/quantity.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { comparableInWords } from '#ui/price/comparable-price.ts';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  line: BasketLine;
  /** The other lines that are ordered. */
  others: readonly BasketLine[];
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** One line: what, how many, what it costs. A changed quantity is sent when the field is left or stepped. */
export function BasketLineRow({ line, others, busy, onSubmit }: Props) {
  const shop = useShop();
  const { t, links, shown, amount, language } = shop;
  const comparable = comparableInWords(line.price, line.contents, shop);
  const toggled = line.later ? [...others, line] : others;
  const form = useRef<HTMLFormElement>(null);
  const written = (amount: number) => formatQuantity(amount, language, line.rules.precision);
  const [typed, setTyped] = useState(written(line.quantity));
  const [stepped, setStepped] = useState(false);
  const sizeShown = hasSizeChoice([line.size]) ? line.size.type : undefined;
  const rules: QuantityRules = { ...line.rules, max: line.rules.max ?? Number.POSITIVE_INFINITY };
  const [answered, setAnswered] = useState(line);
  // A refusal leaves the quantity, but the line is answered again: what was typed gives way to what is there. Not so on
  // the first time, when what was typed before the basket was hydrated is already here.
  if (answered !== line) {
    setAnswered(line);
    setTyped(written(line.quantity));
  }
  useEffect(() => {
    if (!stepped) return;
    setStepped(false);
    form.current?.requestSubmit();
  }, [stepped]);

  return (
    <li className={line.later ? 'line line--later' : 'line'}>
      <div className="line__picture">
        {line.picture && <Picture name={line.picture.name} alt="" sizes="96px" widths={[320]} />}
      </div>
      <div className="line__name">
        <a href={links.product({ id: line.productId, slug: line.slug }, sizeShown)}>{line.name}</a>
        {sizeShown && <p className="line__size">{line.size.name}</p>}
        {line.everyDays && <p className="line__size">{t('product.every', { n: line.everyDays })}</p>}
        {line.withdrawalException && (
          <p className="line__size">{t(`withdrawal.except.${line.withdrawalException}`)}</p>
        )}
        <span className="sr-only">{t('spoken.unitPrice')}</span>
        <p className="line__price">{shown(line.price)}</p>
        {comparable && <p className="line__size">{comparable}</p>}
        {line.priceBefore !== undefined && (
          <p className="line__change-note">
            {t('basket.priceChanged', { was: amount(line.priceBefore), is: shown(line.price) })}
          </p>
        )}
        {line.left !== undefined && (
          <p className="line__change-note">
            {line.left === 0
              ? t('basket.notAvailable')
              : t('basket.stockChanged', {
                  n: written(line.left),
                  unit: t(`unit.${line.unit}`, { n: line.left }),
                })}
          </p>
        )}
        <div className="line__more">
          <form action={links.basketChange} method="post" onSubmit={onSubmit}>
            <input type="hidden" name={BASKET_FIELDS.action} value="select" />
            <input type="hidden" name={BASKET_FIELDS.lines} value={toggled.map(({ id }) => id).join(' ')} />
            <button type="submit" className="button button--quiet">
              {t(line.later ? 'basket.orderNow' : 'basket.orderLater')}
              <span className="sr-only">: {line.name}</span>
            </button>
          </form>
          <form action={links.basketChange} method="post" onSubmit={onSubmit}>
            <input type="hidden" name={BASKET_FIELDS.action} value="later" />
            <input type="hidden" name={BASKET_FIELDS.line} value={line.id} />
            <button type="submit" className="button button--quiet">
              {t('basket.later')}
              <span className="sr-only">: {line.name}</span>
            </button>
          </form>
        </div>
      </div>
      <form
        className="line__change"
        action={links.basketChange}
        method="post"
        ref={form}
        onSubmit={onSubmit}
        aria-label={line.name}
      >
        <input type="hidden" name={BASKET_FIELDS.line} value={line.id} />
        <Quantity
          name={BASKET_FIELDS.quantity}
          label={t('basket.quantityOf', { name: line.name })}
          product={line.name}
          unit={line.unit}
          value={typed}
          onType={setTyped}
          onLeave={sendIfChanged}
          onStep={step}
        />
        <input type="hidden" name={BASKET_FIELDS.action} value="change" />
        <button type="submit" className="line__update button button--quiet">
          {t('basket.update')}
        </button>
      </form>
      <p className="line__worth">
        <span className="sr-only">{t('spoken.worth')} </span>
        {line.pointsCost ? t('product.points', { n: line.pointsCost }) : shown(line.worth)}
      </p>
      <form className="line__remove" action={links.basketChange} method="post" onSubmit={onSubmit}>
        <input type="hidden" name={BASKET_FIELDS.line} value={line.id} />
        <input type="hidden" name={BASKET_FIELDS.action} value="remove" />
        <button type="submit" className="button button--icon" disabled={busy}>
          <Icon name="trash" size={20} />
          <span className="sr-only">{t('basket.removeNamed', { name: line.name })}</span>
        </button>
      </form>
    </li>
  );

  function sendIfChanged() {
    if (typed !== written(line.quantity)) form.current?.requestSubmit();
  }

  function step(direction: 1 | -1) {
    const { quantity } = fitQuantity(typed, rules);
    setTyped(written(stepQuantity(quantity, direction, rules)));
    setStepped(true);
  }
}
