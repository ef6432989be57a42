import { pictureFile } from '#contract/links.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { ActionList } from './action-form.tsx';
import type { LineView, OrderPageData } from './order-view.ts';

/** What was ordered, where it lies, and how much of it is where. */
export function OrderLines(data: OrderPageData) {
  const { t } = usePanel();
  const { order, money } = data;
  const columns = COLUMNS.filter(
    ({ label, count }) => ALWAYS.includes(label) || order.lines.some(({ counts }) => count(counts) > 0),
  );
  return (
    <section className="sheet">
      <h2>{t('order.lines')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('order.product')}</th>
            <th scope="col">{t('order.place')}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="number">
                {t(label)}
              </th>
            ))}
            {order.money && (
              <th scope="col" className="number">
                {t('order.worth')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={line.id} line={line} columns={columns} money={order.money && money} />
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

type Column = { label: PanelKey; count: (counts: LineView['counts']) => number };
const COLUMNS: readonly Column[] = [
  { label: 'order.ordered', count: ({ ordered, cancelled }) => ordered - cancelled },
  { label: 'order.open', count: ({ open }) => open },
  { label: 'order.packed', count: ({ packing, packed }) => packing + packed },
  { label: 'order.sent', count: ({ sent }) => sent },
  { label: 'order.back', count: ({ returned }) => returned },
];
/** The others stand there once there is something of them. */
const ALWAYS: readonly PanelKey[] = ['order.ordered', 'order.open'];

type LineProps = {
  line: LineView;
  columns: readonly Column[];
  money: OrderPageData['money'] | undefined;
};

function Line({ line, columns, money }: LineProps) {
  const { t } = usePanel();
  const { name, sizeName, ean, code, shelf, picture, counts, price, withdrawalException } = line;
  const { cancelled } = counts;
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
            {withdrawalException && (
              <span className="order__codes">{t(`order.noWithdrawal.${withdrawalException}`)}</span>
            )}
          </span>
        </span>
      </th>
      <td data-label={t('order.place')} className="whole">
        {shelf}
      </td>
      {columns.map(({ label, count }) => (
        <td key={label} data-label={t(label)} className="number">
          {count(counts) || (label === 'order.ordered' ? 0 : '')}
          {label === 'order.ordered' && cancelled > 0 && (
            <span className="muted">
              {' '}
              ({t('order.cancelledUnits')}: {cancelled})
            </span>
          )}
        </td>
      ))}
      {money && price && (
        <td data-label={t('order.worth')} className="number">
          {price.pointsCost > 0 ? t('order.points', { n: price.pointsCost }) : money(price.gross)}
        </td>
      )}
    </tr>
  );
}
