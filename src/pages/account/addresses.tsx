import { addressFields } from '#pages/form/address-fields.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { SimpleForm } from './simple-form.tsx';

export type AddressKind = 'billing' | 'delivery';
export type AddressView = {
  id: number;
  kind: AddressKind;
  preferred: boolean;
  /** As it is written on an envelope. */
  lines: string[];
};

const WORDS = {
  billing: { title: 'account.billing', add: 'account.addBilling', part: 'invoice' },
  delivery: { title: 'account.delivery', add: 'account.addDelivery', part: 'delivery' },
} as const;

/** The client's addresses, of both kinds. */
export function Addresses({ addresses }: { addresses: AddressView[] }) {
  const { t } = useShop();
  const links = useLinks();
  return (['billing', 'delivery'] as const).map((kind) => {
    const ofKind = addresses.filter((address) => address.kind === kind);
    return (
      <section key={kind} className="flow">
        <h2>{t(WORDS[kind].title)}</h2>
        {ofKind.length === 0 && <p>{t('account.noAddress')}</p>}
        <ul className="account__cards">
          {ofKind.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
        <p>
          <ButtonLink kind="secondary" href={`${links.accountAddress}?kind=${kind}`}>
            {t(WORDS[kind].add)}
          </ButtonLink>
        </p>
      </section>
    );
  });
}

function AddressCard({ address: { id, kind, preferred, lines } }: { address: AddressView }) {
  const { t } = useShop();
  const links = useLinks();
  return (
    <li className="account__card">
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {preferred && <Badge kind="quiet">{t('account.preferred')}</Badge>}
      <div className="account__card-actions">
        <a href={`${links.accountAddress}?kind=${kind}&id=${id}`}>{t('account.edit')}</a>
        <form action={links.accountAddressRemove} method="post">
          <input type="hidden" name="id" value={id} />
          {!preferred && (
            <Button type="submit" kind="quiet" name="do" value="prefer">
              {t('account.prefer')}
            </Button>
          )}
          <Button type="submit" kind="quiet" name="do" value="remove">
            {t('account.remove')}
          </Button>
        </form>
      </div>
    </li>
  );
}

type EditProps = { kind: AddressKind; id: number | undefined; state: FormState; regions: readonly number[] };

/** The fields of an address in the language of the page. */
export const addressForm = (kind: AddressKind, setting: Parameters<typeof addressFields>[1]) =>
  addressFields(WORDS[kind].part, setting);

export function EditAddress({ kind, id, state, regions }: EditProps) {
  const { language } = useShop();
  const links = useLinks();
  return (
    <SimpleForm
      action={`${links.accountAddress}?kind=${kind}${id === undefined ? '' : `&id=${id}`}`}
      fields={addressForm(kind, { language, regions })}
      state={state}
      send="account.save"
      draft={`address-${kind}-${id ?? 'new'}`}
    />
  );
}
