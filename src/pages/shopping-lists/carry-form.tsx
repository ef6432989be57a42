import { LIST_FIELDS, NEW_LIST } from '#contract/shopping-lists/list-change.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { ListField, ListForm, type Typed } from './list-form.tsx';

export type OtherList = { id: number; name: string };

type Props = { list: number; sizeId: number; name: string; others: readonly OtherList[]; typed: Typed };

/** Where a product goes: to another list, or to a new one. */
export function CarryForm({ list, sizeId, name, others, typed }: Props) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <section id="carry" className="carry" tabIndex={-1} aria-label={t('shoppingLists.carryNamed', { name })}>
      <ListForm
        list={list}
        fields={{ [LIST_FIELDS.item]: sizeId }}
        className="carry__form"
        label={t('shoppingLists.move')}
      >
        <Destination others={others} typed={typed} newName="" />
        <Button type="submit" name={LIST_FIELDS.action} value="move">
          {t('shoppingLists.move')}
        </Button>
        <Button type="submit" kind="secondary" name={LIST_FIELDS.action} value="copy">
          {t('shoppingLists.copy')}
        </Button>
        <ButtonLink kind="quiet" href={links.list(list)}>
          {t('shoppingLists.cancel')}
        </ButtonLink>
      </ListForm>
    </section>
  );
}

type DestinationProps = { others: readonly OtherList[]; typed: Typed; newName: string };

/** One of the shopper's lists, or a new one with its name, which is asked for only then. */
export function Destination({ others, typed, newName }: DestinationProps) {
  const { t } = useShop();
  return (
    <>
      <div className="field">
        <label htmlFor="carry-to">{t('shoppingLists.carryTo')}</label>
        <select
          id="carry-to"
          name={LIST_FIELDS.to}
          defaultValue={typed?.(LIST_FIELDS.to) ?? others[0]?.id ?? NEW_LIST}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NEW_LIST}>{t('shoppingLists.toNew')}</option>
        </select>
      </div>
      <div className="carry__name">
        <ListField
          id="carry-name"
          label={t('shoppingLists.newName')}
          name={LIST_FIELDS.name}
          defaultValue={typed?.(LIST_FIELDS.name) ?? newName}
          maxLength={100}
          autoComplete="off"
        />
      </div>
    </>
  );
}
