import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { SelectField } from '#ui/form/select-field/select-field.tsx';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { Picture } from '#ui/picture/picture.tsx';

export type ProductRow = {
  id: number;
  key: string;
  name: string;
  active: boolean;
  picture: string | null;
  sizes: number;
  /** As it is written; an empty one where nothing has a price. */
  price: string;
  /** Undefined where it is not for who looks. */
  stock: string | undefined;
};

export const PRODUCT_STATE_CHOICES = ['all', 'active', 'hidden'] as const;

export type ProductsView = {
  words: string;
  state: (typeof PRODUCT_STATE_CHOICES)[number];
  products: readonly ProductRow[];
  newer?: string | undefined;
  older?: string | undefined;
};

type Words = { t: PanelWords; notice: PanelNotice | undefined; mayAdd: boolean };

/** What the shop sells. */
export const productsPage = ({ t, notice, mayAdd }: Words, view: ProductsView): PanelPage => ({
  ...{ title: t('products.title'), lead: t('products.lead'), here: 'products', notice },
  action: mayAdd && <ButtonLink href={panelLinks.productNew}>{t('products.new')}</ButtonLink>,
  content: <Products {...view} />,
});

function Products({ words, state, products, newer, older }: ProductsView) {
  const { t } = usePanel();
  const isNarrowed = words !== '' || state !== 'all';
  return (
    <>
      <search>
        <form className="filters" action={panelLinks.products}>
          <Field name="q" type="search" label={t('products.words')} value={words} maxLength={200} />
          <SelectField
            name="state"
            label={t('products.state')}
            value={state}
            choices={PRODUCT_STATE_CHOICES.map((value) => ({ value, label: t(`products.state.${value}`) }))}
          />
          <div className="filters__send">
            <Button type="submit" kind="secondary">
              {t('panel.search')}
            </Button>
            {isNarrowed && <a href={panelLinks.products}>{t('panel.clear')}</a>}
          </div>
        </form>
      </search>
      {products.length === 0 ? (
        <p className="empty">{t(isNarrowed ? 'panel.nothingFound' : 'products.empty')}</p>
      ) : (
        <Table products={products} />
      )}
      <KeysetPager newer={newer} older={older} />
    </>
  );
}

function Table({ products }: Pick<ProductsView, 'products'>) {
  const { t } = usePanel();
  const hasStock = products.some(({ stock }) => stock !== undefined);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('products.name')}</th>
          <th scope="col">{t('products.key')}</th>
          <th scope="col" className="number">
            {t('products.sizes')}
          </th>
          <th scope="col" className="number">
            {t('products.price')}
          </th>
          {hasStock && (
            <th scope="col" className="number">
              {t('products.stock')}
            </th>
          )}
          <th scope="col">{t('products.state')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, key, name, active, picture, sizes, price, stock }) => (
          <tr key={id}>
            <th scope="row">
              <span className="product-cell">
                {picture && <Picture name={picture} alt="" sizes="40px" widths={[320]} />}
                <a href={panelLinks.product(id)}>{name}</a>
              </span>
            </th>
            <td data-label={t('products.key')}>{key}</td>
            <td data-label={t('products.sizes')} className="number">
              {sizes}
            </td>
            <td data-label={t('products.price')} className="number">
              {price || '–'}
            </td>
            {hasStock && (
              <td data-label={t('products.stock')} className="number">
                {stock}
              </td>
            )}
            <td data-label={t('products.state')}>
              <StateWord kind={active ? 'done' : 'plain'}>
                {t(active ? 'products.active' : 'products.hidden')}
              </StateWord>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
