import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillDemoShop } from '@witryna/demo/fill';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Database } from '#shop/db/database.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { csvOf, openImportDesk, versionsOf } from '#tests/support/shop/import-files.ts';
import { UnreadableFile } from './unreadable-file.ts';

const SAMPLES = ['sample.csv', 'sample.json', 'sample-google.xml'].map((name) => `docs/import/${name}`);

describeWithDatabase('an imported file', (use) => {
  const desk = openImportDesk(use);

  test.each(SAMPLES)(
    'such as %s goes into an empty shop, and changes nothing the second time',
    async (path) => {
      const { added, ...first } = await desk.importPath(path);
      expect(first).toMatchObject({ refusals: [], notices: [], changed: 0 });
      expect(added).toBeGreaterThan(0);
      expect(await desk.importPath(path)).toMatchObject({ added: 0, changed: 0, unchanged: added });
    },
  );

  test('such as the samples goes into the demo shop, and harms none of its rows', async () => {
    await fillDemoShop(use(), Date.now());
    const before = await versionsOf(use());
    for (const path of SAMPLES) expect(await desk.importPath(path)).toMatchObject({ refused: 0, changed: 0 });
    const after = await versionsOf(use());
    for (const [table, rows] of Object.entries(before))
      expect(after[table], table).toEqual(expect.arrayContaining(rows));
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffkey;name_pl;price\na;Żółw;1', 'utf8')],
    ['Windows-1250', Buffer.from('key;name_pl;price\na;\xafó\xb3w;1', 'latin1')],
  ])('in %s keeps its Polish letters', async (_, bytes) => {
    expect(await desk.importText(bytes)).toMatchObject({ added: 1 });
    expect(await names(use())).toEqual(['Żółw']);
  });

  test.each([
    ['nothing', Buffer.from(''), 'The file is empty.'],
    ['UTF-16', Buffer.from('\ufeffkey;name_pl', 'utf16le'), /UTF-16/],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /not a text file/],
    ['half a table', Buffer.from('key;name_pl;price\na;A;1\nb;"B'), /never closes/],
    ['a feed with a document type', Buffer.from('<!DOCTYPE rss><rss/>'), /document type/],
  ])('that holds %s is refused as a whole, and nothing changes', async (_, bytes, problem) => {
    const path = await desk.write(bytes);
    await expect(desk.importPath(path)).rejects.toThrow(problem);
    await expect(desk.importPath(path)).rejects.toThrow(UnreadableFile);
    expect(await names(use())).toEqual([]);
  });

  test('that is not there is asked for by its name', async () => {
    await expect(desk.importPath('/nowhere/at-all.csv')).rejects.toThrow(
      'There is no file /nowhere/at-all.csv.',
    );
  });

  describe('with pictures', () => {
    const product = (pictures: string) => csvOf([{ key: 'kubek', name_pl: 'Kubek', price: '1', pictures }]);
    const kept = async () =>
      (await use().pool.query<{ name: string }>('SELECT name FROM product_picture ORDER BY position')).rows;
    const draw = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();

    test('takes the files that lie beside it, once', async () => {
      await desk.write(await draw('red'), 'czerwony.png');
      await desk.write(await draw('blue'), 'niebieski.png');
      const { picturesFolder } = await desk.importText(product('czerwony.png | niebieski.png'));
      const [red, blue] = await kept();
      expect(red?.name).toMatch(/^kubek-[0-9a-f]{12}$/);
      for (const { name } of [red, blue].flatMap((one) => one ?? []))
        for (const file of [`${name}-320.avif`, `${name}-640.webp`, `${name}-1000.jpg`])
          expect(existsSync(join(picturesFolder, file)), file).toBe(true);
      const { width, height } = await sharp(join(picturesFolder, `${red?.name}-320.jpg`)).metadata();
      expect([width, height]).toEqual([320, 400]);
      expect(await desk.importText(product('czerwony.png|niebieski.png'))).toMatchObject({ unchanged: 1 });
      expect(await desk.importText(product('niebieski.png|czerwony.png'))).toMatchObject({ changed: 1 });
      expect(await kept()).toEqual([blue, red]);
      expect(await desk.importText(product(''))).toMatchObject({ changed: 1 });
      expect(await kept()).toEqual([]);
    });

    test('makes no file when it is only tried out', async () => {
      await desk.write(await draw('green'), 'zielony.png');
      const before = await pictureFiles();
      const { refusals } = await desk.importText(product('zielony.png'), { dryRun: true });
      expect(refusals).toEqual([]);
      expect(await pictureFiles()).toEqual(before);
    });

    async function pictureFiles() {
      const { picturesFolder } = await desk.importText('key;name_pl;price\nx;X;1', { dryRun: true });
      return readdir(picturesFolder).catch(() => []);
    }

    test('leads nobody out of its folder', async () => {
      const inside = dirname(await desk.write('x'));
      const outside = join(inside, '..', 'witryna-secret.png');
      await writeFile(outside, await draw('black'));
      await symlink(outside, join(inside, 'link.png')).catch(() => {});
      await mkdir(join(inside, 'folder'), { recursive: true });
      for (const name of ['../witryna-secret.png', outside, 'link.png', 'folder', '.', 'missing.png'])
        expect((await desk.importText(product(name))).refusals, name).toEqual([
          `2: pictures: '${name}' is not in the folder of the imported file.`,
        ]);
    });

    test('refuses what is no picture, whatever it is called', async () => {
      await desk.write('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png');
      await desk.write((await draw('red')).subarray(0, 80), 'half.png');
      expect((await desk.importText(product('a.png'))).refusals).toEqual([
        "2: pictures: 'a.png' is no picture (JPEG, PNG, WebP, AVIF or GIF).",
      ]);
      expect((await desk.importText(product('half.png'))).refusals).toEqual([
        "2: pictures: 'half.png' is broken, or larger than 12000 by 12000 pixels.",
      ]);
    });

    test('fetches nothing from elsewhere, says so, and leaves the product its pictures', async () => {
      await desk.write(await draw('red'), 'czerwony.png');
      await desk.importText(product('czerwony.png'));
      const before = await kept();
      const { notices, ...counts } = await desk.importText(product('https://example.org/a.jpg'));
      expect(notices).toEqual([
        'Pictures of other addresses are not fetched: put the files beside the import file (once, first in line 2).',
      ]);
      expect(counts).toMatchObject({ unchanged: 1, refused: 0 });
      expect(await kept()).toEqual(before);
    });
  });
});

const names = async ({ pool }: Database) =>
  (await pool.query<{ name: string }>("SELECT name FROM product_text WHERE language = 'pl'")).rows.map(
    ({ name }) => name,
  );
