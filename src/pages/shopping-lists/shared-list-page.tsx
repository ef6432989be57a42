import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { linksIn } from '#contract/links.ts';
import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import { canBuy } from '#domain/product/purchase.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { ListItem, ShownList } from '#domain/shopping-lists/shown-list.ts';
import type { Page } from '#pages/page.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { Destination, type OtherList } from './carry-form.tsx';
import { ItemDetails } from './item-details.tsx';
import { ListForm, type Typed } from './list-form.tsx';
import { type ListNotice, ListSaid } from './list-said.tsx';
import { LivingLists } from './shopping-lists-page.tsx';

export type SharedListPageData = {
  shopName: string;
  token: string;
  list: ShownList;
  /** The lists of whoever looks at it. */
  lists: readonly OtherList[];
  /** Where the list is for whoever owns it. */
  ownAddress: string | undefined;
  notice: ListNotice | undefined;
  typed: Typed;
};

/** A list as others see it: to look at, to buy and to copy; without the owner's notes (decision 25). */
export function sharedListPage(data: SharedListPageData): Page {
  const { shopName, token, list } = data;
  return {
    head: {
      title: `${list.name} – ${shopName}`,
      description: list.name,
      paths: { pl: linksIn('pl').sharedList(token), en: linksIn('en').sharedList(token) },
      hidden: true,
    },
    crumbs: { trail: [], here: list.name },
    content: (
      <div className="wrap lists">
        <h1>{list.name}</h1>
        <ListSaid notice={data.notice} />
        <LivingLists>
          <SharedList {...data} />
        </LivingLists>
      </div>
    ),
  };
}

function SharedList({ token, list, lists, ownAddress, typed }: SharedListPageData) {
  const { t } = useShop();
  const fields = { [LIST_FIELDS.shared]: token };
  if (list.items.length === 0) return <p className="lead">{t('shoppingLists.sharedEmpty')}</p>;
  return (
    <div className="lists__one">
      <section className="lists__shown" aria-label={list.name}>
        <div id="list-head" className="lists__head">
          <p className="lead">{t(ownAddress ? 'shoppingLists.sharedOwn' : 'shoppingLists.sharedLead')}</p>
          <ListForm action="buy" fields={fields}>
            <Button type="submit">{t('shoppingLists.buyAll')}</Button>
          </ListForm>
        </div>
        <ul>
          {list.items.map((item) => (
            <SharedItem key={item.sizeId} item={item} />
          ))}
        </ul>
      </section>
      <div className="lists__aside">
        {ownAddress ? (
          <p>
            <a href={ownAddress}>{t('shoppingLists.toOwn')}</a>
          </p>
        ) : (
          <section id="list-copy" className="lists__box carry">
            <h2>{t('shoppingLists.copyAll')}</h2>
            <ListForm
              action="copy"
              fields={fields}
              className="lists__name"
              label={t('shoppingLists.copyAll')}
            >
              <Destination others={lists} typed={typed} newName={list.name} />
              <Button type="submit" kind="secondary">
                {t('shoppingLists.copy')}
              </Button>
            </ListForm>
          </section>
        )}
      </div>
    </div>
  );
}

function SharedItem({ item }: { item: ListItem }) {
  const { t, links, language } = useShop();
  const { productId, size, name, quantity, unit, rules } = item;
  return (
    <li id={`item-${item.sizeId}`} className="list-item">
      <ItemDetails item={item} headingLevel="h2" />
      <form className="list-item__change-form" action={links.basketChange} method="post">
        <p>
          {formatQuantity(quantity, language, rules.precision)} {t(`unit.${unit}`, { n: quantity })}
        </p>
        <input type="hidden" name={BASKET_FIELDS.action} value="add" />
        <input type="hidden" name={BASKET_FIELDS.product} value={productId} />
        <input type="hidden" name={BASKET_FIELDS.size} value={size.type} />
        <input type="hidden" name={BASKET_FIELDS.quantity} value={String(quantity)} />
        {(canBuy(item.purchase) || item.purchase === 'points_only') && (
          <Button type="submit" kind="secondary" aria-label={t('shoppingLists.buyNamed', { name })}>
            {t('shoppingLists.buy')}
          </Button>
        )}
      </form>
    </li>
  );
}
