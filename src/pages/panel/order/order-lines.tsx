import { pictureFile } from '#contract/links.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { ActionList } from './action-form.tsx';
import type { LineView, OrderPageData } from './order-view.ts';

/** What was ordered, where it lies, and how much of it is where. */
export function OrderLines(data: OrderPageData) {
  const { t } = usePanel();
  const { order, money } = data;
  return (
    <section className="sheet">
      <h2>{t('order.lines')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('order.product')}</th>
            <th scope="col">{t('order.place')}</th>
            <th scope="col" className="number">
              {t('order.ordered')}
            </th>
            <th scope="col" className="number">
              {t('order.open')}
            </th>
            <th scope="col" className="number">
              {t('order.packed')}
            </th>
            <th scope="col" className="number">
              {t('order.sent')}
            </th>
            <th scope="col" className="number">
              {t('order.back')}
            </th>
            {order.money && (
              <th scope="col" className="number">
                {t('order.worth')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={line.id} line={line} money={order.money && money} />
          ))}
        </tbody>
      </table>
      <ActionList
        data={data}
        actions={order.actions.filter(({ action }) => action === 'edit_lines' || action === 'add_line')}
      />
    </section>
  );
}

type LineProps = { line: LineView; money: OrderPageData['money'] | undefined };

function Line({ line, money }: LineProps) {
  const { t } = usePanel();
  const { name, sizeName, ean, code, shelf, picture, counts, price } = line;
  const { ordered, cancelled, open, packing, packed, sent, returned } = counts;
  return (
    <tr>
      <th scope="row">
        <span className="order__product">
          {picture && (
            <img src={pictureFile(picture, 320, 'webp')} alt="" width={40} height={50} loading="lazy" />
          )}
          <span>
            {name}
            <span className="order__codes muted">{[sizeName, code, ean].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      </th>
      <td data-label={t('order.place')}>{shelf}</td>
      <td data-label={t('order.ordered')} className="number">
        {ordered - cancelled}
        {cancelled > 0 && (
          <span className="muted">
            {' '}
            ({t('order.cancelledUnits')}: {cancelled})
          </span>
        )}
      </td>
      <td data-label={t('order.open')} className="number">
        {open || ''}
      </td>
      <td data-label={t('order.packed')} className="number">
        {packing + packed || ''}
      </td>
      <td data-label={t('order.sent')} className="number">
        {sent || ''}
      </td>
      <td data-label={t('order.back')} className="number">
        {returned || ''}
      </td>
      {money && price && (
        <td data-label={t('order.worth')} className="number">
          {price.pointsCost > 0 ? t('order.points', { n: price.pointsCost }) : money(price.gross)}
        </td>
      )}
    </tr>
  );
}
