import type { FilterOption } from '#domain/product-list/filters.ts';

type Props = { id: string; name: string; option: FilterOption; chosen: boolean };

/** A box to tick, with how many products it would leave. What would leave none can only be given up. */
export function FilterBox({ id, name, option, chosen }: Props) {
  return (
    <li className="field check filter__option">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={option.value}
        defaultChecked={chosen}
        disabled={option.count === 0 && !chosen}
        data-submit-on-change
      />
      <label htmlFor={id}>
        {option.name} <span className="filter__count">({option.count})</span>
      </label>
    </li>
  );
}
