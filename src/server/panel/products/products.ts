import { linksIn } from '#contract/links.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { slugOf } from '#domain/page/slug.ts';
import { type EditedColumn, NEW_SIZE_TYPE } from '#domain/product/edit/product-edit.ts';
import { may } from '#domain/staff/actor.ts';
import { newProductPage } from '#pages/panel/products/new-product-page.tsx';
import { newProductFields, productFields } from '#pages/panel/products/product-fields.ts';
import { productPage } from '#pages/panel/products/product-page.tsx';
import { PRODUCT_STATE_CHOICES, productsPage } from '#pages/panel/products/products-page.tsx';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { FormProblem, GoOn, PanelRoutes } from '#server/panel/panel-routes.ts';
import { readWas } from '#server/panel/read-was.ts';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { SavedProduct } from '#shop/catalogue/desk/bring-rows.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { pictureRoutes } from './product-pictures.ts';
import { stockIn, stockOut } from './stock-words.ts';

/** What the shop sells, and all that can be written about it. */
export function productRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const desk = backOffice.products;

  panel.page({ path: '/products', needs: 'product.read' }, async (context) => {
    const { t, actor, language, asked, money } = context;
    const words = asked('q').slice(0, 200);
    const state = PRODUCT_STATE_CHOICES.find((one) => one === asked('state')) ?? 'all';
    const at = { after: readId(asked('after')) || undefined, before: readId(asked('before')) || undefined };
    const { rows, older, newer } = await desk.list(actor, { language, words, state, ...at });
    const addressOf = (name: 'after' | 'before', id: number | undefined) =>
      id === undefined
        ? undefined
        : pageAddress({ q: words, state: state === 'all' ? '' : state, [name]: String(id) });
    return productsPage(
      { t, notice: context.notice(), mayAdd: mayAdd(context) },
      {
        ...{ words, state, newer: addressOf('before', newer), older: addressOf('after', older) },
        products: rows.map(({ from, to, stock, ...row }) => ({
          ...row,
          price: [from, from === to ? null : to]
            .flatMap((one) => (one === null ? [] : [money(one)]))
            .join(' – '),
          stock:
            stock === undefined
              ? undefined
              : stock === null
                ? t('products.unlimited')
                : quantityIn(language, stock),
        })),
      },
    );
  });

  panel.form({
    ...{ path: '/products/new', needs: 'product.edit', fields: ({ t }) => newProductFields(t) },
    page: async (context, state) => newProductPage({ t: context.t, notice: context.notice(), state }),
    take: async ({ key = '', ...sent }, context) => {
      const slug = slugOf(key);
      if (!slug) return { problems: { key: context.t('products.wrong.key') } };
      const cells = Object.fromEntries(
        Object.entries(stockIn(context.t, sent)).filter(([, text]) => text !== ''),
      );
      const outcome = await desk.add(context.actor, { key: key.trim(), cells });
      return answered(context, outcome, 'products.added');
    },
  });

  const show = async (context: PanelContext, state?: FormState) => {
    const { t, actor, id, language, money } = context;
    const found = await desk.find(actor, id, decimalSign(context));
    if (!found) return undefined;
    const saved = stockOut(t, found.values);
    const was = JSON.stringify(saved);
    // Once somebody has seen what others saved, it is what they write over.
    const values = { ...saved, was, ...state?.values, ...(state?.theirs && { was }) };
    const name = saved[`name_${language}`] || saved.name_pl || found.key;
    return productPage(
      { t, notice: context.notice() },
      {
        ...{ id, name, active: found.active, pictures: found.pictures, state: { ...state, values } },
        href: linksIn(language).product({ id, slug: slugOf(name) || 'produkt' }),
        sizes: found.sizes.map(({ lowest, ...size }) => ({
          ...size,
          lowest: lowest === undefined ? undefined : money(lowest),
        })),
        fields: productFields(t, found.sizes),
      },
    );
  };
  panel.page({ path: '/products/:id', needs: 'product.read' }, (context) => show(context));

  pictureRoutes(panel, desk);

  panel.formTarget({
    ...{ path: '/products/:id/edit', needs: 'product.edit' },
    fields: async (context) => {
      const found = await desk.find(context.actor, context.id, decimalSign(context));
      return productFields(context.t, found?.sizes ?? []);
    },
    page: show,
    take: async ({ was = '', ...sent }, context) => {
      const { t, actor, id } = context;
      const given = {
        ...{ id, was: stockIn(t, readWas(was)), sent: stockIn(t, withoutNewSize(sent)) },
        decimalSign: decimalSign(context),
      };
      const outcome = await desk.save(actor, given);
      return 'theirs' in outcome
        ? { status: 409, message: t('products.changed'), values: sent, theirs: stockOut(t, outcome.theirs) }
        : answered(context, outcome, 'products.saved');
    },
  });
}

const mayAdd = ({ actor }: PanelContext) => may(actor, 'product.edit') && may(actor, 'product.price');

const decimalSign = ({ language }: PanelContext): ',' | '.' => (language === 'pl' ? ',' : '.');

/** A size that was not named was not added, whatever its choices say by themselves. */
function withoutNewSize(sent: Readonly<Record<string, string>>): Record<string, string> {
  if (sent[NEW_SIZE_TYPE]?.trim()) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !name.endsWith('_new')));
}

function answered(
  { t }: PanelContext,
  outcome: SavedProduct,
  said: PanelKey,
): GoOn | FormProblem | undefined {
  if (outcome.ok) return { goOn: panelLinks.product(outcome.id), notice: { kind: 'success', text: t(said) } };
  if ('wrong' in outcome)
    return {
      problems: Object.fromEntries(
        Object.entries(outcome.wrong).map(([field, column]) => [
          field,
          t(WRONG[column] ?? 'products.wrong.text'),
        ]),
      ),
    };
  switch (outcome.problem) {
    case 'missing':
      return undefined;
    case 'busy':
      return { status: 503, message: t('products.busy') };
    case 'taken':
      return { problems: { key: t('products.taken') } };
  }
}

const WRONG: Partial<Record<EditedColumn | 'lost' | 'pictures', PanelKey>> = {
  lost: 'products.wrong.lost',
  price: 'products.wrong.money',
  regular_price: 'products.wrong.money',
  popularity: 'products.wrong.number',
  weight_g: 'products.wrong.number',
  stock: 'products.wrong.stock',
  vat: 'products.wrong.vat',
  ean: 'products.wrong.ean',
  contents: 'products.wrong.contents',
  categories: 'products.wrong.categories',
  parameters: 'products.wrong.parameters',
  series: 'products.wrong.series',
};

const quantityIn = (language: PanelContext['language'], stock: number) =>
  stock.toLocaleString(language === 'pl' ? 'pl-PL' : 'en-GB', { maximumFractionDigits: 3 });

const pageAddress = (query: Record<string, string>) =>
  `${panelLinks.products}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))}`;
