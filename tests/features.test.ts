import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What a shop can do, by its one word. Each has a folder of this name in every layer where it has something. */
const FEATURES = [
  ...[
    'account',
    'admin-api',
    'audit',
    'back-in-stock',
    'bank-statements',
    'basket',
    'carriers',
    'catalogue',
    'checkout',
    'compare',
  ],
  ...['complaints'],
  ...['consent', 'contact', 'delivery', 'email', 'error-log', 'error-pages', 'feed', 'form', 'gallery'],
  ...[
    'import',
    'instalments',
    'invoices',
    'limits',
    'loyalty-points',
    'menu',
    'newsletter',
    'notices',
    'order',
    'panel',
    'parcels',
  ],
  ...[
    'payments',
    'pickup-points',
    'price',
    'product',
    'product-list',
    'rebate',
    'region',
    'retention',
    'reward',
  ],
  ...[
    'search',
    'search-engines',
    'shopping-lists',
    'slider',
    'snippets',
    'staff',
    'terms',
    'tracking',
    'webhooks',
  ],
  ...['withdrawal'],
];

/** Folders that belong to no feature, because many stand on them. */
const TECHNICAL: Record<string, string[]> = {
  domain: ['page', 'time'],
  texts: ['errors', 'spoken'],
  contract: [],
  ui: [
    ...['badge', 'breadcrumbs', 'button', 'calendar', 'day', 'dialog', 'empty-state', 'fonts', 'footer'],
    ...['header', 'icon', 'keyboard-helper', 'notice', 'picture', 'quantity', 'shop-view', 'tabs', 'toast'],
    ...['tooltip'],
  ],
  browser: [
    ...['alerts', 'event-replay', 'island', 'layout', 'modals', 'navigation', 'other-tabs', 'personal'],
    ...['toggles', 'tooltip', 'trusted-types', 'widgets'],
  ],
  islands: [],
  pages: ['layout'],
  shop: ['backup', 'cache', 'command-line', 'db', 'pictures', 'progress', 'secrets', 'session'],
  server: [
    ...['command-line', 'graphql', 'logs', 'metrics', 'overload', 'pages', 'processes', 'request', 'routes'],
  ],
  'server/routes': ['operations', 'widgets'],
  'server/graphql': [],
};

const layers = Object.keys(TECHNICAL);

test.each(layers)('every folder of src/%s is a feature or technical', (layer) => {
  const unknown = foldersIn(layer).filter(
    (folder) => !FEATURES.includes(folder) && !TECHNICAL[layer]?.includes(folder),
  );
  expect(unknown.map((folder) => whatToDo(layer, folder))).toEqual([]);
});

test('no name is kept for a folder that is not there', () => {
  const all = layers.flatMap(foldersIn);
  const gone = layers.flatMap((layer) =>
    (TECHNICAL[layer] ?? []).filter((folder) => !foldersIn(layer).includes(folder)),
  );
  expect([...FEATURES.filter((feature) => !all.includes(feature)), ...gone]).toEqual([]);
});

test('each layer of the shop is looked at', () => {
  const inSource = foldersIn('.').filter((folder) => !layers.includes(folder));
  expect(inSource).toEqual([]);
});

function foldersIn(layer: string): string[] {
  return readdirSync(join(ROOT, 'src', layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const whatToDo = (layer: string, folder: string) =>
  `src/${layer}/${folder} is no feature: give it the feature's name of the list in tests/features.test.ts, add a new ` +
  'feature there, or, where many features stand on it, add it to the technical folders of its layer.';
