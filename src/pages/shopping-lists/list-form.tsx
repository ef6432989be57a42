import type { InputHTMLAttributes, ReactNode } from 'react';
import { LIST_FIELDS, type ListAction } from '#contract/shopping-lists/list-change.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** What a refused form was sent with, by the names of its fields. */
export type Typed = ((name: string) => string | undefined) | undefined;

type Props = {
  /** Left out where its buttons say what is done. */
  action?: ListAction;
  list?: number | undefined;
  /** Further fields that nobody sees. */
  fields?: Readonly<Record<string, string | number>>;
  className?: string;
  /** What it is for, where there is something to fill in. */
  label?: string;
  children: ReactNode;
};

/** A form that changes lists. */
export function ListForm({ action, list, fields = {}, className, label, children }: Props) {
  const { links } = useShop();
  const all = {
    ...(action && { [LIST_FIELDS.action]: action }),
    ...(list !== undefined && { [LIST_FIELDS.list]: list }),
    ...fields,
  };
  return (
    <form action={links.listChange} method="post" className={className} aria-label={label}>
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A labelled field; a page has several of one name, so each has an id of its own. */
export function ListField({
  id,
  label,
  ...rest
}: { id: string; label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input type="text" id={id} {...rest} />
    </div>
  );
}

const LONGEST_NAME = 100;

/** The name of a list. */
export const NameField = ({ id, label, value }: { id: string; label: string; value: string | undefined }) => (
  <ListField
    id={id}
    label={label}
    name={LIST_FIELDS.name}
    defaultValue={value}
    maxLength={LONGEST_NAME}
    autoComplete="off"
    required
  />
);
