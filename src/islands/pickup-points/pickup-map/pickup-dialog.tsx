import { useEffect, useRef, useState } from 'react';
import type { MapTiles } from '#contract/shop-config.ts';
import type { PickupPoint } from '#domain/pickup-points/pickup-points.ts';
import { boundsOf } from '#domain/pickup-points/place.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { PointList } from './pickup-point-list.tsx';
import { pickupPointRows } from './pickup-point-rows.ts';
import { useMap } from './use-map.ts';
import { useModal } from './use-modal.ts';
import { usePickupPoints } from './use-pickup-points.ts';

type Props = {
  method: string;
  region: number | undefined;
  tiles: MapTiles | undefined;
  /** The code that is in the field already. */
  start: string;
  onChoose: (point: PickupPoint) => void;
  onClose: () => void;
};

/** Points on a map and the same points in a list: what is chosen in one is shown in the other. */
export function PickupDialog({ method, region, tiles, start, onChoose, onClose }: Props) {
  const { t } = useShop();
  const dialog = useModal();
  const search = useRef<HTMLInputElement | null>(null);
  const { points, find, failed } = usePickupPoints(method, region);
  const [text, setText] = useState('');
  const [code, setCode] = useState(start);
  const map = useMap({ points, tiles, start, onChoose: setCode });
  const chosen = points?.find((point) => point.code === code);
  const rows =
    points &&
    pickupPointRows({ points, matches: text.trim() ? find(text) : undefined, view: map.view, chosen });

  useEffect(() => {
    search.current = dialog.current?.querySelector('input[type=search]') ?? null;
    // On a touch screen the keyboard would cover the map at once.
    if (matchMedia('(pointer: fine)').matches) search.current?.focus();
  }, [dialog]);

  return (
    <Dialog id="pickup-dialog" title={t('pickupPoints.dialog')} ref={dialog} onClose={onClose}>
      <div className="pickup-map">
        <section ref={map.element} className="pickup-map__map" aria-label={t('pickupPoints.map')} />
        <div className="pickup-map__side">
          <Field
            type="search"
            name="pickup_search"
            label={t('pickupPoints.search')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => lookFor(event.target.value)}
          />
          {failed && <Notice kind="error">{t('pickupPoints.failed')}</Notice>}
          {!rows && !failed && <p className="pickup-map__hint">{t('pickupPoints.loading')}</p>}
          {rows && <PointList rows={rows} text={text.trim()} code={code} onChoose={chooseInList} />}
          <div className="pickup-map__end">
            <Button wide disabled={!chosen} onClick={confirm}>
              {t('pickupPoints.confirm')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );

  function lookFor(typed: string) {
    setText(typed);
    const bounds = boundsOf(typed.trim() ? find(typed) : []);
    if (bounds) map.show(bounds);
  }

  function chooseInList(point: PickupPoint) {
    setCode(point.code);
    map.choose(point.code);
  }

  function confirm() {
    if (chosen) onChoose(chosen);
    dialog.current?.close();
  }
}
