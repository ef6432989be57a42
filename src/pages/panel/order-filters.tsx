import { columnsIn, type OrderColumn } from '#contract/panel/order-columns.ts';
import type { OrderParameters } from '#contract/panel/orders-query.ts';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { MONEY_STATES } from '#domain/order/money.ts';
import { PAYMENTS } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/order-views.ts';
import { STAGES } from '#domain/order/stage.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { type Choice, SelectField } from '#ui/form/select-field/select-field.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';

type Props = {
  view: OrderView;
  asked: OrderParameters;
  columns: readonly OrderColumn[];
  deliveryMethods: readonly { id: number; name: string }[];
  isAsked: boolean;
};

/** Search and filters: a form whose answer is an address, so that it can be kept and sent on. */
export function OrderFilters({ view, asked, columns, deliveryMethods, isAsked }: Props) {
  const { t, may } = usePanel();
  const { q: _words, view: _view, columns: _columns, ...rest } = asked;
  return (
    <search>
      <form className="order-filters" action={panelLinks.orders}>
        {view !== 'all' && <input type="hidden" name="view" value={view} />}
        <div className="filters">
          <Field
            name="q"
            type="search"
            label={t(may('client.read') ? 'orders.search' : 'orders.searchPlain')}
            value={asked.q}
            maxLength={200}
          />
          <div className="filters__send">
            <Button type="submit" kind="secondary">
              {t('panel.search')}
            </Button>
            {isAsked && <a href={ordersAddress(view === 'all' ? {} : { view })}>{t('panel.clear')}</a>}
          </div>
        </div>
        <details open={Object.values(rest).some(Boolean)}>
          <summary>{t('orders.more')}</summary>
          <div className="filters">
            <Any
              name="stage"
              asked={asked}
              choices={STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
            />
            {may('money.read') && (
              <Any
                name="money"
                asked={asked}
                choices={MONEY_STATES.map((value) => ({ value, label: t(`money.${value}`) }))}
              />
            )}
            <Any
              name="payment"
              asked={asked}
              choices={PAYMENTS.map((value) => ({ value, label: t(`payment.${value}`) }))}
            />
            <Any
              name="delivery"
              asked={asked}
              choices={deliveryMethods.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <Field name="from" type="date" label={t('orders.from')} value={asked.from} />
            <Field name="until" type="date" label={t('orders.until')} value={asked.until} />
            {may('money.read') && (
              <>
                <Field
                  name="min"
                  inputMode="decimal"
                  label={t('orders.totalFrom')}
                  value={asked.min}
                  maxLength={12}
                />
                <Field
                  name="max"
                  inputMode="decimal"
                  label={t('orders.totalTo')}
                  value={asked.max}
                  maxLength={12}
                />
              </>
            )}
          </div>
        </details>
        <Columns columns={columns} />
      </form>
    </search>
  );
}

/** Which columns the list shows; sent with the filters, so that one address holds both. */
function Columns({ columns }: Pick<Props, 'columns'>) {
  const { t, may } = usePanel();
  return (
    <details>
      <summary>{t('orders.columns')}</summary>
      <fieldset className="columns-choice">
        <legend className="sr-only">{t('orders.columns')}</legend>
        {columnsIn('', may('money.read')).map((column) => (
          <label key={column}>
            <input type="checkbox" name="column" value={column} defaultChecked={columns.includes(column)} />
            <span>{t(`orders.${column}`)}</span>
          </label>
        ))}
        <Button type="submit" kind="secondary">
          {t('orders.showColumns')}
        </Button>
      </fieldset>
    </details>
  );
}

type OfChoice = {
  name: 'stage' | 'money' | 'payment' | 'delivery';
  asked: OrderParameters;
  choices: readonly Choice[];
};

function Any({ name, asked, choices }: OfChoice) {
  const { t } = usePanel();
  return (
    <SelectField
      name={name}
      label={t(`orders.${name}`)}
      value={asked[name]}
      placeholder={t('orders.any')}
      choices={choices}
    />
  );
}
