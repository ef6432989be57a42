import type { SizeChoice } from '#domain/product/product.ts';
import { type PartValue, partRows } from '#domain/product/size-parts.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  sizes: SizeChoice[];
  chosen: string;
  /** What the rows are called: the parts of a size, or the whole of it. */
  names: readonly string[];
  onChoose?: (type: string) => void;
};

/**
 * Sizes as pills, a row for each of their parts. An unavailable one is crossed out but can be looked at. What is bought
 * is the radio button of the last row; the rows above are links, so that no form without a script buys another size.
 */
export function SizePills({ sizes, chosen, names, onChoose }: Props) {
  const { t } = useShop();
  return partRows(sizes, chosen).map((row, index, { length }) => (
    <fieldset className={length > 1 ? 'sizes sizes--row' : 'sizes'} key={names[index]}>
      <legend>{names[index]}</legend>
      {index < length - 1 ? (
        row.map(linkTo)
      ) : (
        <>
          <noscript>{row.map(linkTo)}</noscript>
          {row.map(radioOf)}
        </>
      )}
    </fieldset>
  ));

  function radioOf(one: PartValue) {
    const { value, size, chosen } = one;
    return (
      <label key={value} className={`sizes__pill${isGone(size) ? ' sizes__pill--none' : ''}`}>
        <input
          type="radio"
          name="size"
          value={size.type}
          checked={chosen}
          onChange={() => onChoose?.(size.type)}
        />
        <span>{said(one)}</span>
      </label>
    );
  }

  /** A size is a page of its own, where its price and stock stand. */
  function linkTo(one: PartValue) {
    const { value, size, chosen } = one;
    return (
      <a
        key={value}
        href={`?size=${encodeURIComponent(size.type)}`}
        className={`sizes__link${isGone(size) ? ' sizes__link--none' : ''}`}
        aria-current={chosen || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onChoose?.(size.type);
        }}
      >
        {said(one)}
      </a>
    );
  }

  function said({ value, size, changes }: PartValue) {
    return (
      <>
        {value}
        {isGone(size) && <span className="sr-only">, {t('product.sizeUnavailable')}</span>}
        {changes.length > 0 && <small>{t('product.partsChange', { parts: changes.join(', ') })}</small>}
      </>
    );
  }
}

const isGone = ({ purchase }: SizeChoice) => purchase === 'unavailable';
