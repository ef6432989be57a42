import { LIST_FIELDS } from '#contract/list-change.ts';
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
        <h3>{t('lists.sharing')}</h3>
        <p>{t(address ? 'lists.public' : 'lists.private')}</p>
        {address && <SharedAddress address={address} />}
        <ListForm action={address ? 'unshare' : 'share'} list={id}>
          <Button type="submit" kind="secondary">
            {t(address ? 'lists.unshare' : 'lists.share')}
          </Button>
        </ListForm>
      </section>
      <div id="list-name" className="lists__box">
        <ListForm action="rename" list={id} className="lists__name">
          <NameField id="rename" label={t('lists.name')} value={typed?.(LIST_FIELDS.name) ?? name} />
          <Button type="submit" kind="secondary">
            {t('lists.rename')}
          </Button>
        </ListForm>
        <ListForm action="remove" list={id}>
          <Button type="submit" kind="quiet">
            {t('lists.remove')}
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
      <ListField id="list-address" label={t('lists.address')} value={address} readOnly />
      <Button
        kind="quiet"
        hidden
        data-copy="list-address"
        data-copied={texts['lists.addressCopied']}
        data-not-copied={texts['lists.addressNotCopied']}
      >
        {t('lists.copyAddress')}
      </Button>
    </div>
  );
}
