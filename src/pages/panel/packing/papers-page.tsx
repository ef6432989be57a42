import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Paper } from '#contract/panel/papers.ts';
import { pickList } from '#domain/parcels/pick-list.ts';
import { SCAN_COMMANDS } from '#domain/parcels/scan-meaning.ts';
import { slipLines } from '#domain/parcels/slip-lines.ts';
import type { Unit } from '#domain/product/product.ts';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Barcode } from '#ui/panel/barcode.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { LineView, PackingView } from './packing-view.ts';
import { Recipient } from './recipient.tsx';

export type PaperOrder = Pick<PackingView, 'number' | 'deliveryName' | 'pickupPoint' | 'recipient'> & {
  lines: readonly (LineView & { sizeId: number | null; counts: { packed: number } })[];
};

type Papers = {
  t: PanelWords;
  paper: Paper;
  orders: readonly PaperOrder[];
  /** There were more than fit into one document. */
  isCut: boolean;
  sender: readonly string[];
};

/** Papers of any number of orders in one document. */
export const papersPage = ({ t, paper, orders, isCut, sender }: Papers): PanelPage => ({
  ...{ title: t(`packing.${paper}`), isPaper: true },
  content: (
    <>
      <ToPrinter
        title={t(`packing.${paper}`)}
        said={isCut ? t('paper.onlyFirst', { n: orders.length }) : undefined}
      />
      {orders.length === 0 && <p>{t('paper.nothing')}</p>}
      {paper === 'pick' && orders.length > 0 && <PickList orders={orders} />}
      {paper === 'slip' && orders.map((order) => <Slip key={order.number} order={order} />)}
      {paper === 'label' && orders.map((order) => <Label key={order.number} order={order} sender={sender} />)}
    </>
  ),
});

/** The printed commands, to be put up where one packs. */
export const codesPage = (t: PanelWords): PanelPage => ({
  ...{ title: t('paper.codesTitle'), isPaper: true },
  content: (
    <>
      <ToPrinter title={t('paper.codesTitle')} />
      <section className="sheet-a4">
        <h2>{t('paper.codesTitle')}</h2>
        <p>{t('paper.codesLead')}</p>
        <ul className="codes-to-scan">
          {SCAN_COMMANDS.map((command) => (
            <li key={command}>
              <p>{t(`paper.code.${command}`)}</p>
              <Barcode text={command} />
            </li>
          ))}
        </ul>
      </section>
    </>
  ),
});

/** On the screen alone. */
function ToPrinter({ title, said }: { title: string; said?: string | undefined }) {
  const { t } = usePanel();
  return (
    <div className="to-printer">
      <h1 className="sr-only">{title}</h1>
      <a href={panelLinks.packing}>{t('paper.back')}</a>
      <Button data-print="">{t('paper.print')}</Button>
      {said && <p>{said}</p>}
    </div>
  );
}

function PickList({ orders }: Pick<Papers, 'orders'>) {
  const { t, locale } = usePanel();
  const wanted = orders.map(({ number, lines }) => ({
    number,
    lines: lines.map(({ counts, ...line }) => ({ ...line, quantity: counts.open })),
  }));
  const said = (n: number) => n.toLocaleString(locale);
  return (
    <section className="sheet-a4">
      <h2>{t('packing.pick')}</h2>
      <p>{t('paper.pickOrders', { n: orders.length })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('paper.place')}</th>
            <th scope="col">{t('paper.goods')}</th>
            <th scope="col" className="number">
              {t('paper.quantity')}
            </th>
            <th scope="col">{t('paper.forOrders')}</th>
          </tr>
        </thead>
        <tbody>
          {pickList(wanted).map(({ shelf, name, sizeName, ean, unit, quantity, orders: of }) => (
            <tr key={`${shelf} ${name} ${sizeName} ${ean}`}>
              <th scope="row">{shelf ?? t('packing.noPlace')}</th>
              <td>
                {sizeName ? `${name}, ${sizeName}` : name}
                {ean && <small>{t('packing.ean', { code: ean })}</small>}
              </td>
              <td className="number">
                <Amount quantity={quantity} unit={unit} />
              </td>
              <td>
                {of.map((one) => (
                  <span key={one.number} className="for-order">
                    {one.number} × {said(one.quantity)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Slip({ order }: { order: PaperOrder }) {
  const { t, locale } = usePanel();
  const { lines, isWhole } = slipLines(order.lines);
  return (
    <section className="sheet-a4">
      <div className="slip__head">
        <h2>{t('paper.slipTitle', { number: order.number })}</h2>
        <Barcode text={order.number} />
      </div>
      <div className="slip__to">
        <Recipient recipient={order.recipient} />
        <p>
          {order.deliveryName}
          {order.pickupPoint && <> · {t('packing.point', { point: order.pickupPoint })}</>}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('paper.goods')}</th>
            <th scope="col">{t('paper.place')}</th>
            <th scope="col" className="number">
              {t('paper.ordered')}
            </th>
            <th scope="col" className="number">
              {t('paper.inParcel')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, sizeName, shelf, unit, counts, quantity }) => (
            <tr key={id}>
              <td>{sizeName ? `${name}, ${sizeName}` : name}</td>
              <td>{shelf}</td>
              <td className="number">{(counts.ordered - counts.cancelled).toLocaleString(locale)}</td>
              <td className="number">
                <Amount quantity={quantity} unit={unit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && <p>{t('paper.later')}</p>}
    </section>
  );
}

function Amount({ quantity, unit }: { quantity: number; unit: string }) {
  const { locale } = usePanel();
  const { t } = useShop();
  return (
    <>
      {quantity.toLocaleString(locale)} {t(`unit.${unit as Unit}`, { n: quantity })}
    </>
  );
}

function Label({ order, sender }: { order: PaperOrder; sender: readonly string[] }) {
  const { t } = usePanel();
  return (
    <section className="sheet-label">
      <p className="label__from">
        <span>{t('paper.from')}</span>
        {sender.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <div className="label__to">
        <span>{t('paper.to')}</span>
        <Recipient recipient={order.recipient} />
      </div>
      <p className="label__way">
        {order.deliveryName}
        {order.pickupPoint && <strong>{t('packing.point', { point: order.pickupPoint })}</strong>}
      </p>
      <Barcode text={order.number} />
    </section>
  );
}
