import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { category, categoryText } from '#shop/db/schema/index.ts';
import { describeWithShop, PAGE } from '#tests/support/shop/test-shop.ts';

describeWithShop('a category on the main page', (use) => {
  /** The picture of each tile by the category's name; one without has none. */
  const tiles = async (url: string) => {
    const { body } = await use().app.inject({ url, headers: PAGE });
    const [list = ''] = /<ul class="tiles">.*?<\/ul>/.exec(body) ?? [];
    return Object.fromEntries(
      list
        .split('<li ')
        .slice(1)
        .map((tile) => [
          />([^<]+)<\/a>/.exec(tile)?.[1],
          /src="\/gfx\/pictures\/(.+?)-640\.jpg"/.exec(tile)?.[1],
        ]),
    );
  };

  test('has the picture of what sells best in it, until it has its own', async () => {
    const { Kawa: first } = await tiles('/');
    const names = await use().database.pool.query<{ name: string }>('SELECT name FROM product_picture');
    expect(names.rows.map(({ name }) => name)).toContain(first);
    await writeFile(join(use().shop.settings.picturesFolder, 'category-kawa-640.jpg'), 'a picture');
    expect(await tiles('/en/')).toMatchObject({ Coffee: 'category-kawa' });
  });

  test('has none where nothing is sold in it yet', async () => {
    const [added] = await use()
      .database.orm.insert(category)
      .values({ key: 'nowa', position: 99 })
      .returning();
    await use()
      .database.orm.insert(categoryText)
      .values({ categoryId: added?.id ?? 0, language: 'pl', name: 'Nowa', slug: 'nowa' });
    const shown = await tiles('/');
    expect(Object.keys(shown)).toContain('Nowa');
    expect(shown.Nowa).toBeUndefined();
  });
});
