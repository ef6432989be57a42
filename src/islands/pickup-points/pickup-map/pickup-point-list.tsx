import { useEffect, useRef } from 'react';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { pickupPointAddress } from './pickup-point-address.ts';
import type { PickupPointRow, PointRows } from './pickup-point-rows.ts';

type Props = {
  rows: PointRows;
  text: string;
  code: string;
  onChoose: (point: PickupPoint) => void;
};

/** The points as radio buttons: the way that works for everybody. */
export function PointList({ rows: { by, rows, total }, text, code, onChoose }: Props) {
  const { t } = useShop();
  const list = useRef<HTMLFieldSetElement>(null);

  // Chosen on the map, a point may be far down the list.
  useEffect(() => {
    if (code)
      list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [code]);

  return (
    <fieldset ref={list} className="pickup-map__list">
      <legend className="sr-only">{t('pickupPoints.list')}</legend>
      <p className="pickup-map__hint" role="status">
        {heading()}
      </p>
      {rows.map((row) => (
        <PointChoice
          key={row.point.code}
          row={row}
          checked={row.point.code === code}
          onChoose={() => onChoose(row.point)}
        />
      ))}
    </fieldset>
  );

  function heading(): string {
    if (by === 'nothing') return t('pickupPoints.prompt');
    if (by === 'map') return t('pickupPoints.nearest');
    return total > 0
      ? t('pickupPoints.count', { n: total })
      : `${t('pickupPoints.none', { text })}. ${t('pickupPoints.noneNext')}`;
  }
}

function PointChoice({
  row,
  checked,
  onChoose,
}: {
  row: PickupPointRow;
  checked: boolean;
  onChoose: () => void;
}) {
  const { t, language } = useShop();
  const { point, km } = row;
  const away =
    km === undefined ? '' : t('pickupPoints.away', { km: km.toLocaleString(language, ONE_DECIMAL) });
  const hours = point.openingHours && t('pickupPoints.hours', { hours: point.openingHours });
  return (
    <label className="pickup-map__point">
      <input type="radio" name="pickup_choice" value={point.code} checked={checked} onChange={onChoose} />
      <span>
        <strong>{point.name}</strong>
        <span>{pickupPointAddress(point)}</span>
        <span className="pickup-map__facts">{[hours, away].filter(Boolean).join(' · ')}</span>
      </span>
    </label>
  );
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
