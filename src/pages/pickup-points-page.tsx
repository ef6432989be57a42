import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { MapTiles } from '#contract/shop-config.ts';
import type { PickupPoint, Town } from '#domain/delivery/pickup-points.ts';
import pickupMap from '#islands/pickup-map/island.ts';
import { pointAddress } from '#islands/pickup-map/point-address.ts';
import { say } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { Island } from './island.tsx';
import type { Page } from './page.ts';

export type PointsPageData = {
  shopName: string;
  texts: Texts;
  /** The key of the way of delivery; '' where none leads to points. */
  method: string;
  region: number;
  text: string;
  found: PickupPoint[];
  total: number;
  towns: Town[];
  typedCode: string;
  chosen: PickupPoint | undefined;
  /** The page to return to with a point; '' for this one. */
  back: string;
  tiles: MapTiles | undefined;
};

export function pointsPage(data: PointsPageData): Page {
  const { shopName, texts, text, typedCode, back } = data;
  const title = texts['points.title'];
  const path = (language: Language) => linksIn(language).points;
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: texts['points.lead'],
      paths: { pl: path('pl'), en: path('en') },
      ...((text || typedCode || back) && { hidden: true }),
    },
    crumbs: { trail: [], here: title },
    content: <Points data={data} />,
  };
}

function Points({ data }: { data: PointsPageData }) {
  const { t } = useShop();
  return (
    <div className="wrap narrow flow">
      <h1>{t('points.title')}</h1>
      <p className="lead">{t('points.lead')}</p>
      {data.method === '' ? (
        <EmptyState title={t('points.noneHere')} text={t('points.noneHereText')} />
      ) : (
        <>
          <Choice data={data} />
          <h2>{t('points.near')}</h2>
          <SearchForPoints data={data} />
          {data.text ? <Found data={data} /> : <Towns data={data} />}
        </>
      )}
    </div>
  );
}

/** The point by its code; a map writes the code into the field. */
function Choice({ data: { method, region, typedCode, chosen, back, tiles } }: { data: PointsPageData }) {
  const { t, links, language, texts } = useShop();
  const unknown = typedCode !== '' && !chosen;
  return (
    <form className="points__choice" action={back || links.points}>
      {!back && <input type="hidden" name="method" value={method} />}
      <Island
        of={pickupMap}
        props={{
          name: 'pickup_point',
          method,
          region,
          label: t('points.field'),
          value: {
            code: chosen?.code ?? typedCode,
            name: chosen?.name ?? '',
            address: chosen ? pointAddress(chosen) : '',
          },
          ...(unknown && { error: say(texts['points.unknown'] ?? '', language, { code: typedCode }) }),
          ...(tiles && { tiles }),
        }}
      />
      {chosen && chosen.openingHours !== '' && <p>{t('points.hours', { hours: chosen.openingHours })}</p>}
      <Button type="submit" kind={back ? 'primary' : 'secondary'}>
        {t(back ? 'points.confirm' : 'points.show')}
      </Button>
    </form>
  );
}

function SearchForPoints({ data: { method, text, back } }: { data: PointsPageData }) {
  const { t, links } = useShop();
  return (
    <search>
      <form className="points__search" action={links.points}>
        <input type="hidden" name="method" value={method} />
        {back && <input type="hidden" name="back" value={back} />}
        <Field type="search" name="text" label={t('points.search')} value={text} maxLength={200} required />
        <Button type="submit">{t('layout.search')}</Button>
      </form>
    </search>
  );
}

function Found({ data }: { data: PointsPageData }) {
  const { t } = useShop();
  const { found, total, text } = data;
  if (total === 0) return <EmptyState title={t('points.none', { text })} text={t('points.noneNext')} />;
  return (
    <>
      <p>
        {total > found.length
          ? t('points.more', { shown: found.length, n: total })
          : t('points.count', { n: total })}
      </p>
      <ul className="points__list">
        {found.map((point) => (
          <li key={point.code}>
            <div>
              <strong>{point.name}</strong>
              <p>{pointAddress(point)}</p>
              <p className="points__facts">
                {t('points.code', { code: point.code })}
                {point.openingHours && <span>{t('points.hours', { hours: point.openingHours })}</span>}
              </p>
            </div>
            <a className="button button--secondary" href={addressWith(point.code, data)}>
              {t('points.take')}
              <span className="sr-only">{`${point.name}, ${point.street}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );

  function addressWith(code: string, { back, method }: PointsPageData): string {
    const query = new URLSearchParams({ ...(!back && { method }), pickup_point: code });
    return `${back}${back.includes('?') ? '&' : '?'}${query}`;
  }
}

function Towns({ data: { towns, method, back } }: { data: PointsPageData }) {
  const { t, links } = useShop();
  const address = (text: string) =>
    `${links.points}?${new URLSearchParams({ method, text, ...(back && { back }) })}`;
  return (
    <>
      <p>{t('points.towns')}</p>
      <ul className="pills">
        {towns.map(({ name, count }) => (
          <li key={name}>
            <a href={address(name)}>
              {name}
              <span className="points__count">{t('points.count', { n: count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
