import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { modulesFrom, visitModule } from '#tests/support/import-graph.ts';
import { pl } from '#texts/pl.ts';
import type { TextKey } from '#texts/text-key.ts';

const islands = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'island.ts')
  .map((file) => ({ name: basename(dirname(file)), entry: `src/islands/${file}` }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** `npm run island-texts` writes the file again. */
test('an island gets every text that its components may say', async () => {
  const texts = islands.map(({ name, entry }) => [name, textsSaidFrom(entry)] as const);
  await expect(sourceOf(texts)).toMatchFileSnapshot('island-texts.generated.ts');
});

test('an island finds the texts of the parts it shows, and those whose key is put together', () => {
  const said = textsSaidFrom('src/islands/product/buy-box/island.ts');
  expect(said).toContain('product.onOrderDays'); // of ui/availability
  expect(said).toContain('product.fewLeft.piece'); // of `product.fewLeft.${unit}`
  expect(said).toContain('form.required'); // of the form in which one asks for a notification
});

/** Every key that stands in a module the island may run, be it as it is or as a template. */
function textsSaidFrom(entry: string): TextKey[] {
  const said = new Set<string>();
  // Its own texts belong to net shops, which add them to every island.
  const modules = modulesFrom([entry]).filter((file) => file !== 'src/ui/shop-view/shop-view.tsx');
  for (const file of modules)
    visitModule(file, {
      Literal({ value }) {
        if (typeof value === 'string') said.add(value);
      },
      TemplateLiteral({ quasis }) {
        for (const key of keysLike(quasis.map(({ value }) => value.raw))) said.add(key);
      },
    });
  return (Object.keys(pl) as TextKey[]).filter((key) => said.has(key)).sort();
}

/** The keys that a template may become; one that begins with a value is no key. */
function keysLike(parts: string[]): string[] {
  if (!/^\w+\.[\w.]*$/.test(parts[0] ?? '')) return [];
  const pattern = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.]+')}$`);
  return Object.keys(pl).filter((key) => pattern.test(key));
}

function sourceOf(texts: (readonly [string, TextKey[]])[]): string {
  const entries = texts.map(([name, keys]) => {
    const lines = keys.map((key) => `    '${key}',\n`).join('');
    return `  ${/-/.test(name) ? `'${name}'` : name}: [\n${lines}  ],\n`;
  });
  return `import type { TextKey } from '#texts/text-key.ts';

/** What each island may say. Written by \`npm run island-texts\` from what its components import. */
export const ISLAND_TEXTS = {
${entries.join('')}} as const satisfies Record<string, readonly TextKey[]>;
`;
}
