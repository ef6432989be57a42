import { Button } from '#ui/button/button.tsx';
import { Notice, type NoticeKind } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ListForm } from './list-form.tsx';

export type ListNotice = {
  kind: NoticeKind;
  text: string;
  /** A list that was deleted and can be brought back. */
  restore?: number;
  toBasket?: boolean;
};

/** What came of the change that led here, with the way back or on. */
export function ListSaid({ notice }: { notice: ListNotice | undefined }) {
  const { t, links } = useShop();
  return (
    <div id="list-said" tabIndex={-1}>
      {notice && (
        <Notice kind={notice.kind}>
          {notice.text} {notice.toBasket && <a href={links.basket}>{t('alert.toBasket')}</a>}
          {notice.restore !== undefined && (
            <ListForm action="restore" list={notice.restore} className="lists__undo">
              <Button type="submit" kind="quiet">
                {t('shoppingLists.restore')}
              </Button>
            </ListForm>
          )}
        </Notice>
      )}
    </div>
  );
}
