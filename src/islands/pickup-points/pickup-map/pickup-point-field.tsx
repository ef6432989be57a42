import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapTiles } from '#contract/shop-config.ts';
import { type PickupPoint, tidyPickupPointCode } from '#domain/pickup-points/pickup-points.ts';
import { useOpening } from '#islands/use-opening.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { PickupDialog } from './pickup-dialog.tsx';
import { pickupPointAddress } from './pickup-point-address.ts';

export type ChosenPoint = { code: string; name: string; address: string };

export type PickupPointFieldProps = {
  name: string;
  /** The key of the shipping method whose points these are. */
  method: string;
  /** The region to deliver to, where it is not the shop's first one. */
  region?: number;
  label: string;
  /** What is said where no point was chosen. */
  missing?: string;
  value?: ChosenPoint;
  error?: string;
  tiles?: MapTiles;
};

const NONE: ChosenPoint = { code: '', name: '', address: '' };

/** A field for the code of a pickup point, to be typed or to be chosen on a map. */
export function PickupPointField(props: PickupPointFieldProps) {
  const { name, method, region, label, missing, value = NONE, error, tiles } = props;
  const { t } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const opening = useOpening(() => setOpen(true));
  const [chosen, setChosen] = useState(value);
  const [typed, setTyped] = useState(value.code);
  const isShown = chosen.name !== '' && tidyPickupPointCode(typed) === chosen.code;

  return (
    <div ref={box} className="pickup-point">
      <Field
        name={name}
        label={label}
        value={value.code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        data-missing={missing}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="pickup-point__open">
        <Button kind="secondary" aria-haspopup="dialog" {...opening}>
          <Icon name="pin" size={20} />
          {t('pickupPoints.openMap')}
        </Button>
      </div>
      <p className="pickup-point__chosen" aria-live="polite">
        {isShown && (
          <>
            <span className="sr-only">{t('pickupPoints.chosen')}: </span>
            <strong>{chosen.name}</strong>
            <span>{chosen.address}</span>
          </>
        )}
      </p>
      {open &&
        // Outside of the form that the field belongs to: what is typed in the dialog is none of its fields.
        createPortal(
          <PickupDialog
            method={method}
            region={region}
            tiles={tiles}
            start={tidyPickupPointCode(typed)}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </div>
  );

  /** Whoever checks the form listens for the events of a field that was typed in. */
  function choose(point: PickupPoint) {
    setChosen({ code: point.code, name: point.name, address: pickupPointAddress(point) });
    setTyped(point.code);
    const field = box.current?.querySelector('input');
    if (!field) return;
    field.value = point.code;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
