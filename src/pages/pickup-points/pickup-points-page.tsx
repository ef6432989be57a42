import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import type { MapTiles } from '#contract/shop-config.ts';
import type { PickupPoint, Town } from '#domain/pickup-points/pickup-points.ts';
import pickupMap from '#islands/pickup-points/pickup-map/island.ts';
import { pickupPointAddress } from '#islands/pickup-points/pickup-map/pickup-point-address.ts';
import { Island } from '#pages/island.tsx';
import type { Page } from '#pages/page.ts';
import { say } from '#texts/say.ts';
import type { Texts } from '#texts/text-key.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type PickupPointsPageData = {
  shopName: string;
  texts: Texts;
  /** The key of the shipping method; '' where none leads to points. */
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

export function pickupPointsPage(data: PickupPointsPageData): Page {
  const { shopName, texts, text, typedCode, back } = data;
  const title = texts['pickupPoints.title'];
  const path = (language: Language) => linksIn(language).pickupPoints;
  return {
    head: {
      title: `${title} – ${shopName}`,
      description: texts['pickupPoints.lead'],
      paths: { pl: path('pl'), en: path('en') },
      ...((text || typedCode || back) && { hidden: true }),
    },
    crumbs: { trail: [], here: title },
    content: <Points data={data} />,
  };
}

function Points({ data }: { data: PickupPointsPageData }) {
  const { t } = useShop();
  return (
    <div className="wrap narrow flow">
      <h1>{t('pickupPoints.title')}</h1>
      <p className="lead">{t('pickupPoints.lead')}</p>
      {data.method === '' ? (
        <EmptyState title={t('pickupPoints.noneHere')} text={t('pickupPoints.noneHereText')} />
      ) : (
        <>
          <Choice data={data} />
          <h2>{t('pickupPoints.near')}</h2>
          <SearchForPoints data={data} />
          {data.text ? <Found data={data} /> : <Towns data={data} />}
        </>
      )}
    </div>
  );
}

/** The point by its code; a map writes the code into the field. */
function Choice({
  data: { method, region, typedCode, chosen, back, tiles },
}: {
  data: PickupPointsPageData;
}) {
  const { t, links, language, texts } = useShop();
  const unknown = typedCode !== '' && !chosen;
  return (
    <form className="points__choice" action={back || links.pickupPoints} aria-label={t('pickupPoints.field')}>
      {!back && <input type="hidden" name="method" value={method} />}
      <Island
        of={pickupMap}
        props={{
          name: 'pickup_point',
          method,
          region,
          label: t('pickupPoints.field'),
          value: {
            code: chosen?.code ?? typedCode,
            name: chosen?.name ?? '',
            address: chosen ? pickupPointAddress(chosen) : '',
          },
          ...(unknown && { error: say(texts['pickupPoints.unknown'] ?? '', language, { code: typedCode }) }),
          ...(tiles && { tiles }),
        }}
      />
      {chosen && chosen.openingHours !== '' && (
        <p>{t('pickupPoints.hours', { hours: chosen.openingHours })}</p>
      )}
      <Button type="submit" kind={back ? 'primary' : 'secondary'}>
        {t(back ? 'pickupPoints.confirm' : 'pickupPoints.show')}
      </Button>
    </form>
  );
}

function SearchForPoints({ data: { method, text, back } }: { data: PickupPointsPageData }) {
  const { t, links } = useShop();
  return (
    <search>
      <form className="points__search" action={links.pickupPoints} aria-label={t('pickupPoints.search')}>
        <input type="hidden" name="method" value={method} />
        {back && <input type="hidden" name="back" value={back} />}
        <Field
          type="search"
          name="text"
          label={t('pickupPoints.search')}
          value={text}
          maxLength={200}
          required
        />
        <Button type="submit">{t('layout.search')}</Button>
      </form>
    </search>
  );
}

function Found({ data }: { data: PickupPointsPageData }) {
  const { t } = useShop();
  const { found, total, text } = data;
  if (total === 0)
    return <EmptyState title={t('pickupPoints.none', { text })} text={t('pickupPoints.noneNext')} />;
  return (
    <>
      <p>
        {total > found.length
          ? t('pickupPoints.more', { shown: found.length, n: total })
          : t('pickupPoints.count', { n: total })}
      </p>
      <ul className="points__list">
        {found.map((point) => (
          <li key={point.code}>
            <div>
              <strong>{point.name}</strong>
              <p>{pickupPointAddress(point)}</p>
              <p className="points__facts">
                {t('pickupPoints.code', { code: point.code })}
                {point.openingHours && <span>{t('pickupPoints.hours', { hours: point.openingHours })}</span>}
              </p>
            </div>
            <a className="button button--secondary" href={addressWith(point.code, data)}>
              {t('pickupPoints.take')}
              <span className="sr-only">{`${point.name}, ${point.street}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );

  function addressWith(code: string, { back, method }: PickupPointsPageData): string {
    const query = new URLSearchParams({ ...(!back && { method }), pickup_point: code });
    return `${back}${back.includes('?') ? '&' : '?'}${query}`;
  }
}

function Towns({ data: { towns, method, back } }: { data: PickupPointsPageData }) {
  const { t, links } = useShop();
  const address = (text: string) =>
    `${links.pickupPoints}?${new URLSearchParams({ method, text, ...(back && { back }) })}`;
  return (
    <>
      <p>{t('pickupPoints.towns')}</p>
      <ul className="pills">
        {towns.map(({ name, count }) => (
          <li key={name}>
            <a href={address(name)}>
              {name}
              <span className="points__count">{t('pickupPoints.count', { n: count })}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
