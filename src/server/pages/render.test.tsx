import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Document, type Layout, partsOf } from '#pages/layout/document.tsx';
import type { Page } from '#pages/page.ts';
import { ZLOTY } from '#tests/support/samples/sample-currency.ts';
import { textsIn } from '#texts/dictionary.ts';
import { renderPage } from './render.tsx';

const layout: Layout = {
  view: { language: 'pl', currency: ZLOTY, priceType: 'gross', texts: textsIn('pl') },
  shopName: 'Palarnia <Mgła>',
  tagline: 'Kawa z gór',
  origin: 'https://sklep.example',
  menu: [{ id: 1, slug: 'kawa', name: 'Kawa & herbata', children: [] }],
  infoPages: [{ slug: 'dostawa', title: 'Dostawa', group: 'help' }],
  assets: {
    styles: 'body{margin:0}',
    entry: '/assets/main.js',
    ahead: { layout: [], islands: ['/assets/react.js'] },
    fonts: [],
  },
};
const page = (name: string): Page => ({
  head: {
    title: name,
    description: `O ${name}`,
    paths: { pl: `/p?a=1&b=${name}`, en: `/en/p?a=1&b=${name}` },
    structuredData: [{ '@type': 'Product', name }],
  },
  crumbs: { trail: [{ name: 'Kawa', href: '/k' }], here: name },
  content: <p title={name}>{name}</p>,
});

const lines = (html: string) => html.split('>').sort();

describe('a page put together from its parts', () => {
  test.each(['Zmierzch', '<template data-part="content"></template>', '$& $1 "quoted"', '\u2028'])(
    'is the same as one rendered whole: %j',
    (name) => {
      const whole = renderToString(<Document parts={partsOf(page(name), layout)} layout={layout} />);
      const made = renderPage(page(name), layout, false);
      expect(made.slice(made.indexOf('<body'))).toBe(whole.slice(whole.indexOf('<body')));
      expect(lines(made)).toEqual(lines(`<!doctype html>${whole}`));
    },
  );

  test('takes nothing along from the page before', () => {
    renderPage(page('pierwsza'), layout, false);
    expect(renderPage(page('druga'), layout, false)).not.toContain('pierwsza');
  });
});
