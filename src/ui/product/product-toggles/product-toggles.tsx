import { COMPARE_FIELDS } from '#contract/compare/compare-change.ts';
import { LIST_FIELDS } from '#contract/shopping-lists/list-change.ts';
import type { ProductCard } from '#domain/product/product.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** The forms that every page has for its toggles: a button names the one it belongs to. */
export const LIST_FORM = 'list-form';
export const COMPARE_FORM = 'compare-form';

/**
 * The wishlist and compare toggles at a card's foot. A page does not know whose it is: they are plain buttons, and a script
 * says which are pressed.
 */
export function CardToggles({ product: { id, name } }: { product: Pick<ProductCard, 'id' | 'name'> }) {
  const { t } = useShop();
  return (
    <div className="toggles">
      <button
        type="submit"
        className="toggle"
        form={LIST_FORM}
        name={LIST_FIELDS.product}
        value={id}
        aria-label={t('toggles.listNamed', { name })}
        data-tooltip=""
        data-tooltip-at="top"
      >
        <Icon name="heart" size={20} />
      </button>
      <button
        type="submit"
        className="toggle"
        form={COMPARE_FORM}
        name={COMPARE_FIELDS.product}
        value={id}
        aria-label={t('toggles.compareNamed', { name })}
        data-tooltip=""
      >
        <Icon name="compare" size={20} />
      </button>
    </div>
  );
}

/** The same on the product's own page, in words; the wishlist toggle takes along the size that the page shows. */
export function ProductToggles({ product, size }: { product: number; size: string | undefined }) {
  const { t, links } = useShop();
  return (
    <div className="toggles toggles--worded">
      <form method="post" action={links.listChange} data-toggle="list">
        <input type="hidden" name={LIST_FIELDS.action} value="add" />
        {size !== undefined && <input type="hidden" name={LIST_FIELDS.size} value={size} />}
        <button type="submit" className="toggle" name={LIST_FIELDS.product} value={product}>
          <Icon name="heart" size={20} />
          {t('toggles.list')}
        </button>
      </form>
      <button
        type="submit"
        className="toggle"
        form={COMPARE_FORM}
        name={COMPARE_FIELDS.product}
        value={product}
      >
        <Icon name="compare" size={20} />
        {t('toggles.compare')}
      </button>
    </div>
  );
}

/** The forms behind the toggles, once on every page. Scripts find their words here too. */
export function ToggleForms() {
  const { t, links } = useShop();
  const { lists, listChange, compare, compareChange } = links;
  return (
    <>
      <ToggleForm id={LIST_FORM} toggle="list" action={listChange} href={lists} link={t('toggles.toLists')} />
      <ToggleForm
        id={COMPARE_FORM}
        toggle="compare"
        action={compareChange}
        href={compare}
        link={t('compare.toComparison')}
      />
    </>
  );
}

type ToggleFormProps = { id: string; toggle: 'list' | 'compare'; action: string; href: string; link: string };

function ToggleForm({ id, toggle, action, href, link }: ToggleFormProps) {
  const { t } = useShop();
  return (
    <form
      id={id}
      method="post"
      action={action}
      data-toggle={toggle}
      data-href={href}
      data-link={link}
      data-failed={t('toggles.failed')}
      data-offline={t('alert.offline')}
      hidden
    >
      <input type="hidden" name={(toggle === 'list' ? LIST_FIELDS : COMPARE_FIELDS).action} value="add" />
    </form>
  );
}
