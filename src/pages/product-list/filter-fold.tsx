import type { ReactNode } from 'react';

type Props = { id: string; name: string; open: boolean; children: ReactNode };

/** A group of filters that can be folded away. */
export function FilterFold({ id, name, open, children }: Props) {
  return (
    <details className="filter" id={id} open={open}>
      <summary className="filter__name">{name}</summary>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}
