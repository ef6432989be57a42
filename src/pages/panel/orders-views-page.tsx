import { YES } from '#contract/form/yes.ts';
import type { OrderParameters } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { Button } from '#ui/button/button.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

export type SavedView = { id: number; name: string; address: string; isShared: boolean };
const LONGEST_NAME = 60;

type Views = {
  t: PanelWords;
  views: readonly SavedView[];
  mayShare: boolean;
  notice: PanelNotice | undefined;
};

/** One's own views of the list of orders: what they are called, whether all have them, and away with them. */
export const viewsPage = ({ t, views, mayShare, notice }: Views): PanelPage => ({
  ...{ title: t('views.title'), lead: t('views.lead'), here: 'orders', notice },
  up: { href: panelLinks.orders, text: t('job.toOrders') },
  content:
    views.length === 0 ? (
      <p className="empty">{t('views.none')}</p>
    ) : (
      <ul className="saved-views">
        {views.map((view) => (
          <li key={view.id} className="sheet">
            <OneView view={view} mayShare={mayShare} />
          </li>
        ))}
      </ul>
    ),
});

function OneView({
  view: { id, name, address, isShared },
  mayShare,
}: {
  view: SavedView;
  mayShare: boolean;
}) {
  const { t } = usePanel();
  return (
    <>
      <a href={`${panelLinks.orders}?${address}`}>{name}</a>
      <form className="filters" action={panelLinks.orderView(id)} method="post">
        <CsrfField />
        <NameField id={id} name={name} />
        {mayShare && (
          <label className="switch">
            <input type="checkbox" name="shared" value={YES} defaultChecked={isShared} />
            <span>{t('views.share')}</span>
          </label>
        )}
        <Button type="submit" kind="secondary">
          {t('panel.save')}
        </Button>
      </form>
      <form action={panelLinks.orderViewDelete(id)} method="post">
        <CsrfField />
        <Button type="submit" kind="quiet" aria-label={t('views.deleteOf', { name })}>
          {t('views.delete')}
        </Button>
      </form>
    </>
  );
}

function NameField({ id = 0, name = '' }: { id?: number; name?: string }) {
  const { t } = usePanel();
  return (
    <div className="field">
      <label htmlFor={`view-${id}`}>{t('views.name')}</label>
      <input
        type="text"
        id={`view-${id}`}
        name="name"
        defaultValue={name}
        required
        maxLength={LONGEST_NAME}
        autoComplete="off"
      />
    </div>
  );
}

/** Keeps the list as it is shown by a name; views that are kept already lead to theirs. */
export function SavedViews({ views, asked }: { views: readonly SavedView[]; asked: OrderParameters }) {
  const { t } = usePanel();
  return (
    <div className="facts">
      {views.map(({ id, name, address }) => (
        <a key={id} href={`${panelLinks.orders}?${address}`}>
          {name}
        </a>
      ))}
      <details>
        <summary>{t('views.save')}</summary>
        <form className="filters" action={panelLinks.orderViews} method="post">
          <CsrfField />
          {Object.entries(asked).map(
            ([parameter, value]) =>
              value && <input key={parameter} type="hidden" name={parameter} value={value} />,
          )}
          <NameField />
          <Button type="submit" kind="secondary">
            {t('panel.save')}
          </Button>
          <a href={panelLinks.orderViews}>{t('views.mine')}</a>
        </form>
      </details>
    </div>
  );
}
