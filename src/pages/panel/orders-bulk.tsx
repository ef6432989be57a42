import { YES } from '#contract/form/yes.ts';
import { BULK_FIELDS, BULK_WHICH, chosenField, idsText } from '#contract/panel/bulk-form.ts';
import type { OrderParameters } from '#contract/panel/orders-query.ts';
import { CSRF_FIELD } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { PAPERS } from '#contract/panel/papers.ts';
import { LABEL_FORMATS } from '#domain/carriers/label-format.ts';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import { BULK_ACTIONS, type BulkAction, type JobState, MOST_IN_BULK } from '#domain/order/bulk.ts';
import type { Right } from '#domain/staff/right.ts';
import { Button } from '#ui/button/button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';

type Order = { id: number; number: string };

export type OpenJob = { id: number; action: BulkAction; state: JobState };

/** Whether somebody may do anything at all with many orders. */
export const mayInBulk = (may: (right: Right) => boolean): boolean =>
  may('parcel.pack') || BULK_ACTIONS.some((action) => may(RIGHT_FOR[action]));

/** The box in the row of an order. */
export function Choose({ id, number }: Order) {
  const { t } = usePanel();
  return (
    <input
      type="checkbox"
      name={chosenField(id)}
      value={YES}
      aria-label={t('bulk.choose', { number })}
      data-choose=""
    />
  );
}

type Bar = { orders: readonly Order[]; asked: OrderParameters; matching: number; hasCarriers: boolean };

/** What can be done with the orders that are chosen, those of the page, or all that match. */
export function BulkBar({ orders, asked, matching, hasCarriers }: Bar) {
  const { t, may } = usePanel();
  return (
    <fieldset className="bulk__bar">
      <legend className="sr-only">{t('bulk.title')}</legend>
      {Object.entries(asked).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input type="hidden" name={BULK_FIELDS.here} value={idsText(orders.map(({ id }) => id))} />
      <Which here={orders.length} matching={matching} />
      <div className="bulk__buttons">
        {BULK_ACTIONS.filter((action) => may(RIGHT_FOR[action])).map((action) => (
          <Do key={action} to={panelLinks.bulk(action)} text={t(`bulk.do.${action}`)} />
        ))}
        {may('parcel.pack') &&
          PAPERS.map((paper) => (
            <Do key={paper} to={panelLinks.bulkPrint(paper)} text={t(`packing.${paper}`)} />
          ))}
        {hasCarriers &&
          may('parcel.pack') &&
          LABEL_FORMATS.map((format) => (
            <Do
              key={format}
              to={panelLinks.bulkCarrierLabels(format)}
              text={t(`carriers.printMany.${format}`)}
            />
          ))}
        {may('order.export') && <Do to={panelLinks.bulk('export')} text={t('bulk.export')} />}
      </div>
    </fieldset>
  );
}

function Which({ here, matching }: { here: number; matching: number }) {
  const { t, locale } = usePanel();
  const said = {
    chosen: t('bulk.chosen'),
    here: t('bulk.here', { n: here }),
    matching: t('bulk.matching', { n: Math.min(matching, MOST_IN_BULK).toLocaleString(locale) }),
  };
  return (
    <div className="bulk__which" role="radiogroup" aria-label={t('bulk.which')}>
      {BULK_WHICH.filter((which) => which !== 'matching' || matching > here).map((which) => (
        <label key={which}>
          <input type="radio" name={BULK_FIELDS.which} value={which} defaultChecked={which === 'chosen'} />
          <span {...(which === 'chosen' && { 'data-chosen': t('bulk.chosenCount') })}>{said[which]}</span>
        </label>
      ))}
    </div>
  );
}

/** The button brings the form's token itself: an address of papers or of a file must never hold it. */
function Do({ to, text }: { to: string; text: string }) {
  const { csrf } = usePanel();
  return (
    <Button type="submit" kind="secondary" formMethod="post" formAction={to} name={CSRF_FIELD} value={csrf}>
      {text}
    </Button>
  );
}

/** What somebody has asked for and not finished. */
export function OpenJobs({ jobs }: { jobs: readonly OpenJob[] }) {
  const { t } = usePanel();
  if (jobs.length === 0) return null;
  return (
    <p className="facts">
      <span>{t('bulk.open')}:</span>
      {jobs.map(({ id, action, state }) => (
        <a key={id} href={panelLinks.job(id)}>
          {`${t(`job.${action}`)} (${t(`job.state.${state}`).toLowerCase()})`}
        </a>
      ))}
    </p>
  );
}
