import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import { canBuy } from '#domain/product/purchase.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { DiscontinuedItem, ListItem } from '#domain/shopping-lists/shown-list.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { CarryForm, type OtherList } from './carry-form.tsx';
import { ItemDetails } from './item-details.tsx';
import { ListField, ListForm, type Typed } from './list-form.tsx';

type Props = {
  list: number;
  item: ListItem;
  /** Lists that it can be carried to, where the shopper is about to. */
  carrying?: OtherList[] | undefined;
  typed: Typed;
};

const LONGEST_NOTE = 500;

/** A product on the shopper's own list. Each control is a form that works by itself. */
export function ListRow({ list, item, carrying, typed }: Props) {
  const { t, language } = useShop();
  const links = useLinks();
  const { sizeId, name } = item;
  const place = `item-${sizeId}`;
  return (
    <li id={place} className="list-item">
      <ItemDetails item={item} change={item.change} />
      <ListForm
        className="list-item__change-form"
        label={[item.name, item.size.name].filter(Boolean).join(', ')}
        action="change"
        list={list}
        fields={{
          [LIST_FIELDS.item]: sizeId,
          [LIST_FIELDS.product]: item.productId,
          [LIST_FIELDS.size]: item.size.type,
        }}
      >
        <div data-rules={JSON.stringify(item.rules)}>
          <Quantity
            name={LIST_FIELDS.quantity}
            label={t('basket.quantityOf', { name })}
            product={name}
            unit={item.unit}
            value={
              typed?.(LIST_FIELDS.quantity) ?? formatQuantity(item.quantity, language, item.rules.precision)
            }
          />
        </div>
        <ListField
          id={`note-${sizeId}`}
          label={t('shoppingLists.note')}
          aria-label={t('shoppingLists.noteOf', { name })}
          name={LIST_FIELDS.note}
          defaultValue={typed?.(LIST_FIELDS.note) ?? item.note}
          maxLength={LONGEST_NOTE}
          autoComplete="off"
        />
        <button
          type="submit"
          className="no-script button button--quiet"
          aria-label={t('shoppingLists.saveNamed', { name })}
        >
          {t('shoppingLists.save')}
        </button>
        {(canBuy(item.purchase) || item.purchase === 'points_only') && (
          <Button
            type="submit"
            kind="secondary"
            formAction={links.basketChange}
            name={BASKET_FIELDS.action}
            value="add"
            aria-label={t('shoppingLists.buyNamed', { name })}
          >
            {t('shoppingLists.buy')}
          </Button>
        )}
      </ListForm>
      <div className="list-item__more">
        <a
          className="button button--quiet"
          href={`${links.list(list)}&${LIST_FIELDS.item}=${sizeId}#carry`}
          aria-label={t('shoppingLists.carryNamed', { name })}
        >
          {t('shoppingLists.carry')}
        </a>
        <TakeOff list={list} sizeId={sizeId} name={name} />
      </div>
      {carrying && <CarryForm list={list} sizeId={sizeId} name={name} others={carrying} typed={typed} />}
    </li>
  );
}

/** What the shop no longer has: its name is left, and the way to take it off. */
export function DiscontinuedRow({ list, item: { sizeId, name } }: { list: number; item: DiscontinuedItem }) {
  const { t } = useShop();
  const said = name || t('shoppingLists.unnamed');
  return (
    <li id={`item-${sizeId}`} className="lists__line">
      <span>{said}</span>
      <TakeOff list={list} sizeId={sizeId} name={said} />
    </li>
  );
}

function TakeOff({ list, sizeId, name }: { list: number; sizeId: number; name: string }) {
  const { t } = useShop();
  return (
    <ListForm action="take" list={list} fields={{ [LIST_FIELDS.item]: sizeId }}>
      <Button type="submit" kind="icon">
        <Icon name="trash" size={20} />
        <span className="sr-only">{t('shoppingLists.take', { name })}</span>
      </Button>
    </ListForm>
  );
}
