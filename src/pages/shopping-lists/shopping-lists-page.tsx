import { createElement, type ReactNode } from 'react';
import { linksIn } from '#contract/links.ts';
import { LIST_FIELDS, type ListAction } from '#contract/shopping-lists/list-change.ts';
import type { ShownList } from '#domain/shopping-lists/shown-list.ts';
import type { Page } from '#pages/page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { ListForm, NameField, type Typed } from './list-form.tsx';
import { DiscontinuedRow, ListRow } from './list-row.tsx';
import { type ListNotice, ListSaid } from './list-said.tsx';
import { ListSettings } from './list-settings.tsx';

export type ListsPageData = {
  shopName: string;
  title: string;
  /** Where the shop is, as others see it. */
  origin: string;
  lists: { id: number; name: string; items: number }[];
  /** Lists that can still be brought back. */
  deleted: { id: number; name: string }[];
  /** The list that was asked for is not among them. */
  isMissing: boolean;
  shown: ShownList | undefined;
  /** The item that the shopper is about to carry to another list. */
  carried: number | undefined;
  notice: ListNotice | undefined;
  /** What a refused form was sent with. */
  typed: Typed;
};

/** The shopper's lists: all that one of them has, and the way to the others. */
export function shoppingListsPage(data: ListsPageData): Page {
  const { shopName, title, shown } = data;
  return {
    head: {
      title: `${shown ? `${shown.name} – ` : ''}${title} – ${shopName}`,
      description: title,
      paths: { pl: linksIn('pl').lists, en: linksIn('en').lists },
      hidden: true,
    },
    crumbs: { trail: [], here: title },
    content: (
      <div className="wrap lists">
        <h1>{title}</h1>
        <ListSaid notice={data.notice} />
        <LivingLists list={shown?.id}>
          <ListsBody {...data} />
        </LivingLists>
      </div>
    ),
  };
}

/** Hydrated by its script, a change needs no new page. */
export function LivingLists({ list, children }: { list?: number | undefined; children: ReactNode }) {
  const { texts } = useShop();
  return createElement(
    'shop-lists',
    {
      'data-list': list,
      'data-failed': texts['shoppingLists.failed'],
      'data-offline': texts['alert.offline'],
      'data-to-basket': texts['alert.toBasket'],
    },
    children,
  );
}

function ListsBody({ lists, deleted, isMissing, shown, carried, typed, origin }: ListsPageData) {
  const { t } = useShop();
  const links = useLinks();
  const action = typed?.(LIST_FIELDS.action) as ListAction | undefined;
  const typedFor = (one: ListAction) => (action === one ? typed : undefined);
  return (
    <>
      {isMissing && <Notice kind="error">{t('shoppingLists.noList')}</Notice>}
      {lists.length > 1 && (
        <nav id="lists-all" aria-label={t('shoppingLists.yours')}>
          <ul className="pills lists__all">
            {lists.map(({ id, name, items }) => (
              <li key={id}>
                <a href={links.list(id)} aria-current={id === shown?.id ? 'page' : undefined}>
                  {name} <small>({t('shoppingLists.count', { n: items })})</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown ? (
        <div className="lists__one">
          <Shown list={shown} lists={lists} carried={carried} typed={typed} />
          <div className="lists__aside">
            <ListSettings
              id={shown.id}
              name={shown.name}
              address={shown.publicToken ? origin + links.sharedList(shown.publicToken) : undefined}
              typed={typedFor('rename')}
            />
            <section id="list-new" className="lists__box">
              <h3>{t('shoppingLists.new')}</h3>
              <CreateForm name={typedFor('create')?.(LIST_FIELDS.name)} />
            </section>
            <Deleted lists={deleted} />
          </div>
        </div>
      ) : (
        <>
          <EmptyState title={t('shoppingLists.none')} text={t('shoppingLists.noneNext')}>
            <CreateForm name={typedFor('create')?.(LIST_FIELDS.name) ?? t('list.defaultName')} isFirst />
            <ButtonLink kind="secondary" href={links.home}>
              {t('shoppingLists.browse')}
            </ButtonLink>
          </EmptyState>
          <Deleted lists={deleted} headingLevel="h2" />
        </>
      )}
    </>
  );
}

type ShownProps = { list: ShownList } & Pick<ListsPageData, 'lists' | 'carried' | 'typed'>;

function Shown({ list, lists, carried, typed }: ShownProps) {
  const { t } = useShop();
  const links = useLinks();
  const typedAt = (sizeId: number) =>
    typed?.(LIST_FIELDS.item) === String(sizeId) && typed(LIST_FIELDS.action) !== 'take' ? typed : undefined;
  return (
    <section className="lists__shown" aria-labelledby="list-shown">
      <div id="list-head" className="lists__head">
        <h2 id="list-shown">{list.name}</h2>
        {list.items.length > 0 && (
          <ListForm action="buy" list={list.id}>
            <Button type="submit">{t('shoppingLists.buyAll')}</Button>
          </ListForm>
        )}
      </div>
      {list.items.length + list.discontinued.length === 0 && (
        <EmptyState title={t('shoppingLists.empty')} text={t('shoppingLists.emptyNext')}>
          <ButtonLink href={links.home}>{t('shoppingLists.browse')}</ButtonLink>
        </EmptyState>
      )}
      {list.items.length > 0 && (
        <ul>
          {list.items.map((item) => (
            <ListRow
              key={item.sizeId}
              list={list.id}
              item={item}
              carrying={item.sizeId === carried ? lists.filter(({ id }) => id !== list.id) : undefined}
              typed={typedAt(item.sizeId)}
            />
          ))}
        </ul>
      )}
      {list.discontinued.length > 0 && (
        <section className="lists__box">
          <h3>{t('shoppingLists.discontinued')}</h3>
          <ul>
            {list.discontinued.map((item) => (
              <DiscontinuedRow key={item.sizeId} list={list.id} item={item} />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function CreateForm({ name, isFirst }: { name: string | undefined; isFirst?: boolean }) {
  const { t } = useShop();
  return (
    <ListForm action="create" className="lists__name" label={t('shoppingLists.create')}>
      <NameField id="list-new-name" label={t('shoppingLists.newName')} value={name} />
      <Button type="submit" kind={isFirst ? 'primary' : 'secondary'}>
        {t('shoppingLists.create')}
      </Button>
    </ListForm>
  );
}

type DeletedProps = { lists: ListsPageData['deleted']; headingLevel?: 'h2' | 'h3' };

/** Lists that were deleted a while ago: one press brings them back. */
function Deleted({ lists, headingLevel: Heading = 'h3' }: DeletedProps) {
  const { t } = useShop();
  if (lists.length === 0) return null;
  return (
    <section id="list-deleted" className="lists__box">
      <Heading>{t('shoppingLists.deleted')}</Heading>
      <p>{t('shoppingLists.deletedLead')}</p>
      <ul>
        {lists.map(({ id, name }) => (
          <li key={id} className="lists__line">
            <span>{name}</span>
            <ListForm action="restore" list={id}>
              <Button type="submit" kind="quiet" aria-label={t('shoppingLists.restoreNamed', { name })}>
                {t('shoppingLists.restore')}
              </Button>
            </ListForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
