import type { SizeChoice } from '#domain/product/product.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { sizes: SizeChoice[]; chosen: string; onChoose?: (type: string) => void };

/** Sizes as pills; an unavailable one is crossed out but can be looked at. */
export function SizePills({ sizes, chosen, onChoose }: Props) {
  const { t } = useShop();
  return (
    <fieldset className="sizes">
      <legend>{t('product.size')}</legend>
      <noscript>{sizes.map((size) => linkTo(size))}</noscript>
      {sizes.map((size) => (
        <label
          key={size.type}
          className={`sizes__pill${size.purchase === 'unavailable' ? ' sizes__pill--none' : ''}`}
        >
          <input
            type="radio"
            name="size"
            value={size.type}
            checked={size.type === chosen}
            onChange={() => onChoose?.(size.type)}
          />
          <span>
            {size.name}
            {size.purchase === 'unavailable' && (
              <span className="sr-only">, {t('product.sizeUnavailable')}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );

  /** Without JavaScript a size is a page of its own, where its price and stock stand. */
  function linkTo({ type, name, purchase }: SizeChoice) {
    return (
      <a
        key={type}
        href={`?size=${encodeURIComponent(type)}`}
        className={`sizes__link${purchase === 'unavailable' ? ' sizes__link--none' : ''}`}
        aria-current={type === chosen || undefined}
      >
        {name}
      </a>
    );
  }
}
