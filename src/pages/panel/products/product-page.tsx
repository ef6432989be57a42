import type { ReactNode } from 'react';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { NEW_SIZE, NEW_SIZE_TYPE, SIZE_FIELDS, sizeFieldName } from '#domain/product/edit/product-edit.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { ProductPictures } from './product-pictures.tsx';

export type ProductView = {
  id: number;
  name: string;
  active: boolean;
  /** Where shoppers see it. */
  href: string;
  pictures: readonly string[];
  /** `lowest`: as it is written, where its price is reduced. */
  sizes: readonly { id: number; type: string; lowest: string | undefined }[];
  fields: readonly PanelField[];
  state: FormState;
};

type Words = { t: PanelWords; notice: PanelNotice | undefined };

/** A product with all that can be written about it. */
export const productPage = ({ t, notice }: Words, view: ProductView): PanelPage => ({
  ...{ title: view.name, here: 'products', notice },
  up: { href: panelLinks.products, text: t('products.title') },
  object: `product:${view.id}`,
  content: <Product {...view} />,
});

type Control = (name: string) => ReactNode;

function Product(view: ProductView) {
  const { t, may } = usePanel();
  const { id, active, href, pictures } = view;
  return (
    <>
      <p className="facts">
        <StateWord kind={active ? 'done' : 'plain'}>
          {t(active ? 'products.active' : 'products.hidden')}
        </StateWord>
        {active && <a href={href}>{t('products.see')}</a>}
        {may('audit.read') && (
          <a href={`${panelLinks.audit}?kind=product&id=${id}`}>{t('products.history')}</a>
        )}
      </p>
      <ProductPictures id={id} names={pictures} />
      {may('product.edit') ? (
        <ProductForm {...view} />
      ) : (
        <fieldset className="plain" disabled>
          <legend className="sr-only">{t('products.readOnly')}</legend>
          <ProductForm {...view} />
        </fieldset>
      )}
    </>
  );
}

function ProductForm({ id, sizes, fields, state }: ProductView) {
  const { t } = usePanel();
  return (
    <PanelForm
      action={panelLinks.productEdit(id)}
      fields={fields}
      state={state}
      send="products.save"
      layout={(control) => (
        <>
          {control('was')}
          <Part title={t('products.texts')}>
            {(['name', 'summary', 'description'] as const).map((said) => (
              <div className="pair" key={said}>
                {control(`${said}_pl`)}
                {control(`${said}_en`)}
              </div>
            ))}
          </Part>
          <Part title={t('products.sizesAndPrices')}>
            {sizes.map((size) => (
              <Size key={size.id} size={size} control={control} />
            ))}
            <NewSize control={control} isOpen={sizes.length === 0 || !!state.values?.[NEW_SIZE_TYPE]} />
          </Part>
          <Part title={t('products.place')}>
            {['active', 'categories', 'parameters'].map(control)}
            <div className="pair">{['producer', 'series'].map(control)}</div>
            <div className="pair">{['vat', 'unit'].map(control)}</div>
            <div className="pair">{['popularity', 'withdrawal_exception'].map(control)}</div>
          </Part>
        </>
      )}
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet sheet--wide">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type SizeProps = { size: ProductView['sizes'][number]; control: Control };

function Size({ size: { id, type, lowest }, control }: SizeProps) {
  const { t } = usePanel();
  return (
    <fieldset className="size-grid">
      <legend>{t('products.size', { size: type })}</legend>
      {SIZE_FIELDS.map((column) => control(sizeFieldName(column, id)))}
      {lowest && <p className="muted">{t('products.lowest', { price: lowest })}</p>}
    </fieldset>
  );
}

function NewSize({ control, isOpen }: { control: Control; isOpen: boolean }) {
  const { t } = usePanel();
  return (
    <details className="new-size" open={isOpen}>
      <summary>{t('products.newSize')}</summary>
      <div className="size-grid">
        {control(NEW_SIZE_TYPE)}
        {SIZE_FIELDS.map((column) => control(sizeFieldName(column, NEW_SIZE)))}
      </div>
    </details>
  );
}
