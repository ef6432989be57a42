import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import type { PanelWords } from '#ui/panel/panel-view.tsx';
import { newProductFields } from './product-fields.ts';

type Shown = { t: PanelWords; notice: PanelNotice | undefined; state: FormState | undefined };

/** The first words about a product. */
export const newProductPage = ({ t, notice, state }: Shown): PanelPage => ({
  ...{ title: t('products.new'), lead: t('products.newLead'), here: 'products', notice },
  up: { href: panelLinks.products, text: t('products.title') },
  content: (
    <section className="sheet">
      <PanelForm
        action={panelLinks.productNew}
        fields={newProductFields(t)}
        state={{ values: { vat: '23', unit: 'piece' }, ...state }}
        send="products.add"
      />
    </section>
  ),
});
