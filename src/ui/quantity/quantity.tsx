import type { Unit } from '#domain/product/product.ts';
import { readQuantity } from '#domain/product/quantity.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  name: string;
  label: string;
  /** Named by the buttons too, where there are several products. */
  product?: string | undefined;
  unit: Unit;
  value: string;
  /** All there is to choose from, where that is little: then it is a list and nothing is typed. */
  choices?: string[] | undefined;
  disabled?: boolean;
  onType?: (typed: string) => void;
  onLeave?: () => void;
  onStep?: (direction: 1 | -1) => void;
};

/** A quantity field with its unit; the two buttons work once the island is hydrated. */
export function Quantity(props: Props) {
  return props.choices ? <QuantityList {...props} choices={props.choices} /> : <QuantityField {...props} />;
}

function QuantityField({ name, label, product, unit, value, disabled, onType, onLeave, onStep }: Props) {
  const { t } = useShop();
  const step = (direction: 1 | -1) => onStep?.(direction);
  const ofProduct = product === undefined ? '' : `: ${product}`;
  return (
    <div className="quantity">
      <button type="button" className="quantity__step" disabled={disabled} onClick={() => step(-1)}>
        <Icon name="minus" size={20} />
        <span className="sr-only">{t('product.less') + ofProduct}</span>
      </button>
      <label className="quantity__field">
        <span className="sr-only">{label}</span>
        <input
          name={name}
          value={value}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={5}
          disabled={disabled}
          onChange={(event) => onType?.(event.target.value)}
          onBlur={onLeave}
        />
        <span className="quantity__unit">{t(`unit.${unit}`, { n: readQuantity(value) })}</span>
      </label>
      <button type="button" className="quantity__step" disabled={disabled} onClick={() => step(1)}>
        <Icon name="plus" size={20} />
        <span className="sr-only">{t('product.more') + ofProduct}</span>
      </button>
    </div>
  );
}

function QuantityList({
  name,
  label,
  unit,
  value,
  choices,
  disabled,
  onType,
}: Props & { choices: string[] }) {
  const { t } = useShop();
  return (
    <label className="quantity quantity--list">
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={value}
        disabled={disabled}
        onChange={(event) => onType?.(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice} {t(`unit.${unit}`, { n: readQuantity(choice) })}
          </option>
        ))}
      </select>
    </label>
  );
}
