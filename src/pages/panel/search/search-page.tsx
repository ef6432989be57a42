import type { ReactNode } from 'react';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import type { Screen } from './screens.ts';

export type Found = {
  typed: string;
  screens: readonly Screen[];
  orders: readonly { href: string; number: string; name: string; createdAt: Date }[];
  clients: readonly { href: string; name: string; email: string }[];
  guests: readonly { href: string; name: string; email: string }[];
  products: readonly { href: string; name: string; code: string }[];
};

/** Whatever there is of what was typed. The palette shows the same groups, read from this page. */
export const searchPage = (t: PanelWords, found: Found): PanelPage => ({
  title: t('search.title'),
  content: <Everything {...found} />,
});

function Everything({ typed, screens, orders, clients, guests, products }: Found) {
  const { t } = usePanel();
  const isNothing = [screens, orders, clients, guests, products].every(({ length }) => length === 0);
  return (
    <>
      <search>
        <form className="filters" action={panelLinks.search}>
          <Field
            {...{ name: 'q', type: 'search', value: typed, maxLength: 200 }}
            {...{ label: t('search.words'), hint: t('search.hint') }}
          />
          <div className="filters__send">
            <Button type="submit">{t('panel.search')}</Button>
          </div>
        </form>
      </search>
      <div className="found" data-found="">
        {isNothing && <p className="empty">{t('search.none')}</p>}
        <Group
          name="orders"
          rows={orders.map(({ href, number, name, createdAt }) => ({
            ...{ href, name: number },
            beside: (
              <>
                {name} <When at={createdAt} />
              </>
            ),
          }))}
        />
        <Group name="clients" rows={clients.map(({ email, ...row }) => ({ ...row, beside: email }))} />
        <Group name="guests" rows={guests.map(({ email, ...row }) => ({ ...row, beside: email }))} />
        <Group name="products" rows={products.map(({ code, ...row }) => ({ ...row, beside: code }))} />
        <Group name="screens" rows={screens} />
      </div>
    </>
  );
}

type Row = { href: string; name: string; beside?: ReactNode };

function Group({
  name,
  rows,
}: {
  name: 'orders' | 'clients' | 'guests' | 'products' | 'screens';
  rows: readonly Row[];
}) {
  const { t } = usePanel();
  if (rows.length === 0) return null;
  return (
    <section className="found__group">
      <h2>{t(`search.${name}`)}</h2>
      <ul>
        {rows.map(({ href, name: title, beside }) => (
          <li key={`${href} ${title}`}>
            <a href={href}>
              {title}
              {beside && <span className="muted"> {beside}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
