import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import { Button } from '#ui/button/button.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { ListField, ListForm, NameField, type Typed } from './list-form.tsx';

type Props = { id: number; name: string; address: string | undefined; typed: Typed };

/** Who sees a list, what it is called, and its end. */
export function ListSettings({ id, name, address, typed }: Props) {
  const { t } = useShop();
  return (
    <>
      <section id="list-sharing" className="lists__box">
        <h3>{t('shoppingLists.sharing')}</h3>
        <p>{t(address ? 'shoppingLists.public' : 'shoppingLists.private')}</p>
        {address && <SharedAddress address={address} />}
        <ListForm action={address ? 'unshare' : 'share'} list={id}>
          <Button type="submit" kind="secondary">
            {t(address ? 'shoppingLists.unshare' : 'shoppingLists.share')}
          </Button>
        </ListForm>
      </section>
      <div id="list-name" className="lists__box">
        <ListForm action="rename" list={id} className="lists__name" label={t('shoppingLists.rename')}>
          <NameField id="rename" label={t('shoppingLists.name')} value={typed?.(LIST_FIELDS.name) ?? name} />
          <Button type="submit" kind="secondary">
            {t('shoppingLists.rename')}
          </Button>
        </ListForm>
        <ListForm action="remove" list={id}>
          <Button type="submit" kind="quiet">
            {t('shoppingLists.remove')}
          </Button>
        </ListForm>
      </div>
    </>
  );
}

/** The address to send to others; a script puts it into the clipboard. */
function SharedAddress({ address }: { address: string }) {
  const { t, texts } = useShop();
  return (
    <div className="lists__name">
      <ListField id="list-address" label={t('shoppingLists.address')} value={address} readOnly />
      <Button
        kind="quiet"
        hidden
        data-copy="list-address"
        data-copied={texts['shoppingLists.addressCopied']}
        data-not-copied={texts['shoppingLists.addressNotCopied']}
      >
        {t('shoppingLists.copyAddress')}
      </Button>
    </div>
  );
}
