import { panelLinks } from '#contract/panel/panel-links.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

export type AwaitedSize = { sizeId: number; product: string; size: string; count: number; since: Date };
export type WhoWaits = AwaitedSize & {
  people?: readonly { id: number; email: string; createdAt: Date }[];
};

type List = { t: PanelWords; notice: PanelNotice | undefined; sizes: readonly AwaitedSize[] };

/** Which products people wait for. */
export const waitingPage = ({ t, notice, sizes }: List): PanelPage => ({
  ...{ title: t('waiting.title'), lead: t('waiting.lead'), here: 'waiting', notice },
  content: sizes.length === 0 ? <p className="empty">{t('waiting.empty')}</p> : <Sizes sizes={sizes} />,
});

function Sizes({ sizes }: { sizes: readonly AwaitedSize[] }) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('waiting.product')}</th>
          <th scope="col">{t('waiting.size')}</th>
          <th scope="col" className="number">
            {t('waiting.count')}
          </th>
          <th scope="col">{t('waiting.since')}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ sizeId, product, size, count, since }) => (
          <tr key={sizeId}>
            <th scope="row">
              <a href={panelLinks.waitingFor(sizeId)}>{product}</a>
            </th>
            <td data-label={t('waiting.size')}>{size || '–'}</td>
            <td data-label={t('waiting.count')} className="number">
              {count}
            </td>
            <td data-label={t('waiting.since')}>
              <When at={since} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type One = { t: PanelWords; notice: PanelNotice | undefined; waiting: WhoWaits };

/** Who waits for one size. */
export const waitingForPage = ({ t, notice, waiting }: One): PanelPage => ({
  title: [waiting.product, waiting.size].filter(Boolean).join(', '),
  ...{ lead: t('waiting.people', { n: waiting.count }), here: 'waiting', notice },
  up: { href: panelLinks.waiting, text: t('waiting.title') },
  content: waiting.people ? (
    <People waiting={waiting} people={waiting.people} />
  ) : (
    <p className="muted">{t('waiting.hidden')}</p>
  ),
});

type PeopleProps = { waiting: WhoWaits; people: NonNullable<WhoWaits['people']> };

function People({ waiting: { sizeId }, people }: PeopleProps) {
  const { t, may } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('waiting.email')}</th>
          <th scope="col">{t('waiting.since')}</th>
          {may('client.edit') && <th scope="col">{t('waiting.remove')}</th>}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, email, createdAt }) => (
          <tr key={id}>
            <th scope="row">{email}</th>
            <td data-label={t('waiting.since')}>
              <When at={createdAt} exact />
            </td>
            {may('client.edit') && (
              <td>
                <OneButton
                  action={panelLinks.waitingRemove(sizeId)}
                  text={t('waiting.remove')}
                  label={`${t('waiting.remove')} ${email}`}
                  fields={{ person: id }}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
