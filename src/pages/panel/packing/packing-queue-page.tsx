import { panelLinks } from '#contract/panel/panel-links.ts';
import { PAPERS } from '#contract/panel/papers.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { Button } from '#ui/button/button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';
import type { QueueView } from './packing-view.ts';
import { ScanForm } from './scan-form.tsx';

type Queue = { t: PanelWords; notice: PanelNotice | undefined; queue: readonly QueueView[]; isFull: boolean };

/** What can be packed now, and the field that opens any of it. */
export const packingQueuePage = ({ t, notice, queue, isFull }: Queue): PanelPage => ({
  ...{ title: t('packing.title'), lead: t('packing.lead'), here: 'packing' },
  content: (
    <div className="packing" data-packing="">
      <ScanForm
        action={panelLinks.packing}
        label={t('packing.scanOrder')}
        send={t('packing.open')}
        notice={notice}
      />
      {queue.length === 0 ? (
        <p className="empty">{t('packing.empty')}</p>
      ) : (
        <form className="packing__queue" target="_blank">
          <QueueTable queue={queue} />
          {isFull && <p className="muted">{t('packing.more', { n: queue.length })}</p>}
          <Papers />
        </form>
      )}
      <p>
        <a href={panelLinks.packingCodes} target="_blank" rel="noreferrer">
          {t('packing.codes')}
        </a>
      </p>
    </div>
  ),
});

function QueueTable({ queue }: Pick<Queue, 'queue'>) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('packing.number')}</th>
          <th scope="col">{t('packing.age')}</th>
          <th scope="col" className="number">
            {t('packing.lines')}
          </th>
          <th scope="col" className="number">
            {t('packing.units')}
          </th>
          <th scope="col">{t('packing.delivery')}</th>
          <th scope="col">{t('packing.who')}</th>
        </tr>
      </thead>
      <tbody>
        {queue.map((order) => (
          <QueueRow key={order.number} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function QueueRow({
  order: { number, createdAt, lines, units, deliveryName, isBegun, claim },
}: {
  order: QueueView;
}) {
  const { t, locale } = usePanel();
  return (
    <tr>
      <th scope="row">
        <span className="packing__choose">
          <input type="checkbox" name="order" value={number} aria-label={t('packing.choose', { number })} />
          <a href={panelLinks.packingOrder(number)}>{number}</a>
        </span>
      </th>
      <td data-label={t('packing.age')}>
        <When at={createdAt} />
      </td>
      <td className="number" data-label={t('packing.lines')}>
        {lines}
      </td>
      <td className="number" data-label={t('packing.units')}>
        {units.toLocaleString(locale)}
      </td>
      <td data-label={t('packing.delivery')}>{deliveryName}</td>
      <td data-label={t('packing.who')}>
        {claim ? (
          <StateWord kind="going">{claim.isOwn ? t('packing.mine') : claim.name}</StateWord>
        ) : (
          isBegun && <StateWord kind="wait">{t('packing.begun')}</StateWord>
        )}
      </td>
    </tr>
  );
}

function Papers() {
  const { t } = usePanel();
  return (
    <fieldset className="packing__papers">
      <legend>{t('packing.papers')}</legend>
      <p className="muted">{t('packing.papersLead')}</p>
      <div className="buttons">
        {PAPERS.map((paper) => (
          <Button key={paper} type="submit" kind="secondary" formAction={panelLinks.papers(paper)}>
            {t(`packing.${paper}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
