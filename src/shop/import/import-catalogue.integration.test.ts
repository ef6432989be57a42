import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import type { Database } from '#shop/db/database.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openImportDesk, versionsOf } from '#tests/support/shop/import-files.ts';
import { IMPORT_LOCK, type ImportStep, importCatalogue } from './import-catalogue.ts';

const FULL = {
  key: 'brazylia',
  name_pl: 'Brazylia Cerrado',
  name_en: 'Brazil Cerrado',
  summary_pl: 'Łagodna.',
  summary_en: 'Mild.',
  description_pl: 'Słodka i ciężka.\n\n# Parzenie\n\nDo ekspresu.\n\nDo kawiarki.',
  producer: 'Palarnia Mgła',
  series: 'Codzienne',
  categories: 'Kawa > Ziarnista | Prezenty',
  size: '250g',
  size_name_pl: '250 g',
  size_name_en: '250 g',
  ean: '5908417000011',
  code: 'BR-250',
  price: '39,90',
  regular_price: '49.90',
  stock: '12',
  weight_g: '270',
  contents: '250 g',
  vat: '8%',
  unit: 'pack',
  availability: 'available',
  parameters: 'Kraj=Brazylia|Palenie=jasne',
  active: 'yes',
  popularity: '7',
};

describeWithDatabase('a catalogue import', (use, kind) => {
  const desk = openImportDesk(use);
  const record = async (key: string, language: 'pl' | 'en' = 'pl') => {
    const { rows } = await use().pool.query<{ id: number }>('SELECT id FROM product WHERE key = $1', [key]);
    const catalogue = openCatalogue(use(), { currency: 'PLN' });
    const found = await catalogue.product(rows[0]?.id ?? 0, language);
    catalogue.close();
    return found;
  };

  test('of a new product with everything brings all of it into the shop', async () => {
    const larger = {
      ...FULL,
      size: '1kg',
      size_name_pl: '1 kg',
      price: '120',
      regular_price: '',
      stock: 'unlimited',
    };
    expect(await desk.importRows([FULL, { ...larger, ean: '', code: '' }])).toMatchObject({
      added: 1,
      changed: 0,
      unchanged: 0,
      rows: 2,
      refused: 0,
      notices: [],
      kept: true,
    });
    const brazil = await record('brazylia');
    expect(brazil).toMatchObject({
      name: 'Brazylia Cerrado',
      slug: 'brazylia-cerrado',
      summary: 'Łagodna.',
      description: [
        { paragraphs: ['Słodka i ciężka.'] },
        { heading: 'Parzenie', paragraphs: ['Do ekspresu.', 'Do kawiarki.'] },
      ],
      producer: 'Palarnia Mgła',
      taxBasisPoints: 800,
      unit: 'pack',
      parameters: [
        { name: 'Kraj', value: 'Brazylia' },
        { name: 'Palenie', value: 'jasne' },
      ],
      sizes: [
        {
          type: '250g',
          name: '250 g',
          ean: '5908417000011',
          weightGrams: 270,
          contents: { amount: 250, measure: 'g' },
          stocks: [{ quantity: 12 }],
          prices: [{ gross: 3990, regular: 4990 }],
        },
        { type: '1kg', ean: null, stocks: [{ quantity: null }], prices: [{ gross: 12000, regular: 12000 }] },
      ],
    });
    expect(await record('brazylia', 'en')).toMatchObject({ name: 'Brazil Cerrado', summary: 'Mild.' });
    expect(await treeOf(use(), brazil?.categories ?? [])).toEqual(['Kawa > Ziarnista', 'Prezenty']);
    const { rows } = await use().pool.query('SELECT price, available FROM product_search');
    expect(rows).toEqual([{ price: 3990, available: true }]);
  });

  test('brings what sizes are made of, which lists are filtered by, and dates with places', async () => {
    const rows = ['ziarno', 'przelew'].map((grind) => ({
      key: 'miara',
      size: `250g-${grind}`,
      name_pl: 'Na miarę',
      size_parts: `Waga=250 g | Mielenie=${grind}`,
      begins_at: grind === 'ziarno' ? '' : '2030-12-12T10:00+01:00',
      price: '40',
    }));
    await desk.importRows(rows);
    expect((await record('miara'))?.sizes).toMatchObject([
      { parts: [{ name: 'Waga', value: '250 g' }, { value: 'ziarno' }], beginsAt: null },
      { parts: [{ value: '250 g' }, { name: 'Mielenie', value: 'przelew' }], beginsAt: 1_923_296_400_000 },
    ]);
    const { rows: found } = await use().pool.query(
      'SELECT cardinality(value_ids) AS count FROM product_search',
    );
    expect(found).toEqual([{ count: 3 }]);
    expect(await desk.importRows(rows)).toMatchObject({ added: 0, changed: 0 });
    await desk.importRows([{ ...rows[0], size_parts: '' }]);
    expect((await record('miara'))?.sizes[0]?.parts).toEqual([]);
  });

  test('needs no more than a key, a name and a price', async () => {
    expect(await desk.importRows([{ key: 'kubek', name_pl: 'Kubek', price: '19' }])).toMatchObject({
      added: 1,
    });
    expect(await record('kubek')).toMatchObject({
      name: 'Kubek',
      producer: '',
      taxBasisPoints: 2300,
      sizes: [{ type: 'uniw', stocks: [], prices: [{ gross: 1900, regular: 1900 }] }],
    });
  });

  test('says why a product cannot be sent back; what spoils counts so for the lowest price too', async () => {
    const sent = async (withdrawal_exception?: string) => {
      const why = withdrawal_exception === undefined ? {} : { withdrawal_exception };
      const outcome = await desk.importRows([{ key: 'krem', name_pl: 'Krem', price: '19', ...why }]);
      const { perishable, withdrawalException } = (await record('krem')) ?? {};
      return [outcome.added + outcome.changed, perishable, withdrawalException];
    };
    expect(await sent('Sealed')).toEqual([1, false, 'sealed']);
    expect(await sent(), 'a column that is not there').toEqual([0, false, 'sealed']);
    expect(await sent('perishable')).toEqual([1, true, null]);
    expect(await sent(), 'a column that is not there').toEqual([0, true, null]);
    expect(await sent('custom')).toEqual([1, false, 'custom']);
    expect(await sent('')).toEqual([1, false, null]);
    await desk.importRows([{ key: 'sok', name_pl: 'Sok', price: '9', withdrawal_exception: 'perishable' }]);
    expect(await record('sok')).toMatchObject({ perishable: true, withdrawalException: null });
    expect(await desk.importRows([{ key: 'sok', price: '9', withdrawal_exception: 'never' }])).toMatchObject({
      refused: 1,
    });
  });

  test('of the same file again writes nothing and tells nobody', async () => {
    const path = await desk.write(await readSample());
    const { added } = await desk.importPath(path);
    expect(added).toBeGreaterThan(3);
    const before = await versionsOf(use());
    const told: string[] = [];
    const stop = use().onChange((tag) => told.push(tag));
    expect(await desk.importPath(path)).toMatchObject({ added: 0, changed: 0, unchanged: added, refused: 0 });
    // Whatever had been told would have come before this.
    await use().pool.query("NOTIFY shop_changed, 'last'");
    await expect.poll(() => told).toContain('last');
    stop();
    expect(told).toEqual(['last']);
    expect(await versionsOf(use())).toEqual(before);
  });

  test('that changes one price counts one product as changed', async () => {
    const rows = ['a', 'b', 'c'].map((key) => ({ key, name_pl: key, price: '10,00' }));
    await desk.importRows(rows);
    const [, ...others] = rows;
    expect(await desk.importRows([{ key: 'a', name_pl: 'a', price: '11,00' }, ...others])).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 2,
    });
  });

  describe('of a price', () => {
    const steps = async () =>
      (
        await use().pool.query<{ gross: number; regular: number }>(
          'SELECT gross, regular FROM price_step ORDER BY starts_at',
        )
      ).rows.map(({ gross, regular }) => [gross, regular]);
    const kubek = (cells: object) => desk.importRows([{ key: 'kubek', name_pl: 'Kubek', ...cells }]);

    test('adds a step to its history, and changes none that has been', async () => {
      await kubek({ price: '19' });
      await kubek({ price: '17' });
      await kubek({ price: '17' });
      await kubek({ price: '19' });
      expect(await steps()).toEqual([
        [1900, 1900],
        [1700, 1700],
        [1900, 1900],
      ]);
    });

    test('keeps a reduction going where the file knows of no regular price, and ends it where the cell is empty', async () => {
      await kubek({ price: '19', regular_price: '25' });
      await kubek({ price: '18' });
      await kubek({ price: '18', regular_price: '' });
      expect(await steps()).toEqual([
        [1900, 2500],
        [1800, 2500],
        [1800, 1800],
      ]);
    });

    test('ends a reduction by a price that reaches the regular one', async () => {
      await kubek({ price: '19', regular_price: '25' });
      await kubek({ price: '27' });
      expect(await steps()).toEqual([
        [1900, 2500],
        [2700, 2700],
      ]);
    });

    test('does not name a regular price below the price in effect', async () => {
      await kubek({ price: '19' });
      const { refusals } = await kubek({ regular_price: '18,99' });
      expect(refusals).toEqual(['2: regular_price: is below the price.']);
      expect(await kubek({ regular_price: '25' })).toMatchObject({ changed: 1, refused: 0 });
      expect((await steps()).at(-1)).toEqual([1900, 2500]);
    });
  });

  test('leaves alone what the file has no column for, and clears what it has an empty cell for', async () => {
    await desk.importRows([FULL]);
    const { key, size } = FULL;
    expect(await desk.importRows([{ key, size, stock: '5' }])).toMatchObject({ changed: 1, refused: 0 });
    expect(await record(key)).toMatchObject({
      summary: 'Łagodna.',
      producer: 'Palarnia Mgła',
      sizes: [{ ean: '5908417000011', stocks: [{ quantity: 5 }] }],
    });
    const empty = [
      'summary_pl',
      'description_pl',
      'producer',
      'series',
      'categories',
      'parameters',
      'vat',
      'ean',
    ];
    const cleared = Object.fromEntries([...empty, 'stock', 'name_pl'].map((column) => [column, '']));
    expect(await desk.importRows([{ key, size, ...cleared }])).toMatchObject({ changed: 1, refused: 0 });
    expect(await record(key)).toMatchObject({
      name: FULL.name_pl,
      summary: '',
      description: [],
      producer: '',
      categories: [],
      parameters: [],
      taxBasisPoints: 2300,
      sizes: [{ ean: null, weightGrams: 270, stocks: [{ quantity: 0 }] }],
    });
  });

  test('says where a size lies, which no shopper is told', async () => {
    const { key, size } = FULL;
    const shelf = async () => (await use().pool.query('SELECT shelf FROM size')).rows[0].shelf;
    await desk.importRows([{ ...FULL, shelf: 'A-03-2' }]);
    expect(await shelf()).toBe('A-03-2');
    expect(JSON.stringify(await record(key))).not.toContain('A-03-2');
    await desk.importRows([{ key, size, stock: '5' }]);
    expect(await shelf()).toBe('A-03-2');
    expect(await desk.importRows([{ key, size, shelf: 'B-1' }])).toMatchObject({ changed: 1 });
    expect(await shelf()).toBe('B-1');
    await desk.importRows([{ key, size, shelf: '' }]);
    expect(await shelf()).toBeNull();
  });

  test('takes what the first row says of a product; its other rows may leave it out', async () => {
    await desk.importRows([
      { key: 'k', size: 'S', name_pl: 'Koszulka', producer: 'Len', vat: '8', price: '50' },
      { key: 'k', size: 'M', name_pl: '', producer: '', vat: '', price: '55' },
    ]);
    expect(await record('k')).toMatchObject({ name: 'Koszulka', producer: 'Len', taxBasisPoints: 800 });
  });

  test('clears nothing by a later row when the first row of the product is refused', async () => {
    const rows = [
      { key: 'k', size: 'S', name_pl: 'Koszulka', producer: 'Len', vat: '8', price: '50' },
      { key: 'k', size: 'M', name_pl: '', producer: '', vat: '', price: '55' },
    ];
    await desk.importRows(rows);
    expect(await desk.importRows(rows.with(0, { ...FULL, ...rows[0], price: 'x' } as never))).toMatchObject({
      refused: 1,
      changed: 0,
    });
    expect(await record('k')).toMatchObject({ producer: 'Len', taxBasisPoints: 800 });
  });

  test('says line and column of what it refuses, and takes the other rows', async () => {
    const { refusals, ...counts } = await desk.importText(
      [
        'key,name_pl,price,ean,size,regular_price,currency',
        'a,Dobry,10,,,,',
        'b,"Dwie\nlinie",dziesięć,,,,',
        ',Bez klucza,10,,,,',
        'c,Krótki,10',
        'd,EAN,10,123,,,EUR',
        'a,Dobry,11,,,,',
        'e,Promocja,10,,,"9,99",PLN',
        'f,,10,,,,',
        'g,Bez ceny,,,,,',
        'h,Też dobry,10,,,,',
      ].join('\n'),
    );
    expect(counts).toMatchObject({ added: 2, rows: 10, refused: 8, kept: true });
    expect(refusals).toEqual([
      "3: price: must be a number such as 39.00, not 'dziesięć'.",
      '5: key: is needed.',
      '6: has 3 cells, but there are 7 columns.',
      "7: ean: must have 8 to 14 digits, not '123'. currency: the shop keeps its prices in PLN, not in EUR.",
      "8: size: 'uniw' of 'a' was in line 2 already.",
      '9: regular_price: is below the price.',
      '10: name_pl: is needed, for the product is new.',
      '11: price: must not be empty.',
    ]);
  });

  test('refuses everything because of one row when it is to be strict', async () => {
    const rows = [
      { key: 'a', name_pl: 'A', price: '10' },
      { key: 'b', name_pl: 'B', price: '-' },
    ];
    expect(await desk.importRows(rows, { strict: true })).toMatchObject({
      added: 1,
      refused: 1,
      kept: false,
    });
    expect(await record('a')).toBeUndefined();
  });

  test('that is only tried out reports the same and changes nothing', async () => {
    await desk.importRows([FULL]);
    const before = await versionsOf(use());
    const rows = [
      { ...FULL, price: '41' },
      { ...FULL, key: 'nowa', categories: 'Herbata', producer: 'Nowy', parameters: 'Kraj=Chiny' },
      { ...FULL, key: 'zła', price: '' },
    ];
    const { kept, ...tried } = await desk.importRows(rows, { dryRun: true });
    expect(kept).toBe(false);
    expect(await versionsOf(use())).toEqual(before);
    const { kept: done, ...real } = await desk.importRows(rows);
    expect(done).toBe(true);
    expect(real).toEqual(tried);
    expect(real).toMatchObject({ added: 1, changed: 1, refused: 1 });
  });

  test('that is only tried out uses up no numbers', async () => {
    const numbers = async () => {
      const { rows } = await use().pool.query(`
        SELECT table_name, pg_sequence_last_value(pg_get_serial_sequence(table_name, 'id')::regclass) AS last
        FROM unnest(ARRAY['product', 'size', 'producer', 'series', 'category', 'parameter', 'parameter_value'])
          AS table_name`);
      return rows;
    };
    await desk.importRows([FULL]);
    const before = await numbers();
    const rows = [
      { ...FULL, key: 'na próbę', categories: 'Próby', producer: 'Próbny', parameters: 'Smak=Nowy' },
    ];
    await desk.importRows(rows, { dryRun: true });
    expect(await numbers()).toEqual(before);
    await desk.importRows(rows);
    expect(await numbers()).not.toEqual(before);
  });

  test('that is interrupted changes nothing', async () => {
    const before = await versionsOf(use());
    const path = await desk.write(await readSample());
    const interruption = new AbortController();
    const options = { currency: 'PLN', picturesFolder: '', signal: interruption.signal };
    const onStep = () => interruption.abort();
    expect(await importCatalogue(use(), { path, ...options, onStep })).toBe('interrupted');
    expect(await versionsOf(use())).toEqual(before);
  });

  // PGlite has a single session: there are no others.
  if (kind === 'postgres') {
    test('lets others read the shop as it was until it is done', async () => {
      await desk.importRows([FULL]);
      const read = () =>
        use().pool.query<{ name: string }>("SELECT name FROM product_text WHERE language = 'pl'");
      const meanwhile: Promise<{ rows: object[] }>[] = [];
      const changed = { ...FULL, name_pl: 'Nowa', price: '1', stock: '1', categories: 'Inne' };
      // Two connections, so that the reader need not open one first.
      await Promise.all([use().pool.query('SELECT pg_sleep(0.1)'), use().pool.query('SELECT pg_sleep(0.1)')]);
      const onStep = (step: ImportStep) => step === 'writing' && meanwhile.push(read());
      await desk.importRows([changed, { ...changed, key: 'druga' }], { onStep });
      for (const { rows } of await Promise.all(meanwhile)) expect(rows).toEqual([{ name: FULL.name_pl }]);
      expect(meanwhile.length).toBe(1);
      expect((await read()).rows).toEqual([{ name: 'Nowa' }, { name: 'Nowa' }]);
    });

    test('waits for nobody: a second one meanwhile is asked to come later', async () => {
      const first = await use().pool.connect();
      await first.query('SELECT pg_advisory_lock($1)', [IMPORT_LOCK]);
      await expect(desk.importRows([FULL])).rejects.toThrow(
        'Another import is under way. Try again when it is done.',
      );
      await first.query('SELECT pg_advisory_unlock_all()');
      first.release();
    });
  }

  test('finds categories, producers and parameters whatever their case and accents, in either language', async () => {
    await desk.importRows([FULL]);
    await use().pool.query(
      "UPDATE category_text SET name = 'Coffee' WHERE language = 'en' AND name = 'Kawa'",
    );
    const other = { ...FULL, key: 'inna', categories: 'COFFEE > ziarnista', producer: 'palarnia mgla' };
    await desk.importRows([{ ...other, parameters: 'KRAJ=brazylia' }]);
    const { rows } = await use().pool.query(`
      SELECT (SELECT count(*) FROM category)::int AS categories, (SELECT count(*) FROM producer)::int AS producers,
        (SELECT count(*) FROM series)::int AS series, (SELECT count(*) FROM parameter_value)::int AS values`);
    expect(rows).toEqual([{ categories: 3, producers: 1, series: 1, values: 2 }]);
  });

  test('gives products of the same list the same categories and parameters, and names them as the file does first', async () => {
    const lists = { categories: 'Kawa > Ziarnista', parameters: 'Kraj=Brazylia|Palenie=jasne' };
    await desk.importRows([
      { ...FULL, ...lists, key: 'pierwsza' },
      { ...FULL, ...lists, key: 'druga' },
      {
        ...FULL,
        key: 'trzecia',
        categories: 'kawa > ZIARNISTA|Prezenty',
        parameters: 'kraj=Peru|PALENIE=Jasne',
      },
    ]);
    const [first, second, third] = await Promise.all(
      ['pierwsza', 'druga', 'trzecia'].map((key) => record(key)),
    );
    expect(second?.categories).toEqual(first?.categories);
    expect(await treeOf(use(), third?.categories ?? [])).toEqual(['Kawa > Ziarnista', 'Prezenty']);
    expect(second?.parameters).toMatchObject([
      { name: 'Kraj', value: 'Brazylia' },
      { name: 'Palenie', value: 'jasne' },
    ]);
    expect(third?.parameters).toMatchObject([
      { name: 'Kraj', value: 'Peru' },
      { name: 'Palenie', value: 'jasne' },
    ]);
  });

  test('numbers new products and new sizes in the order of the file', async () => {
    const kubek = { key: 'kubek', name_pl: 'Kubek', size: 'L', price: '1' };
    await desk.importRows([kubek]);
    await desk.importRows([
      { ...kubek, key: 'zupa', size: 'duża' },
      { ...kubek, size: 'S' },
      { ...kubek, key: 'anyż', size: 'mały' },
      { ...kubek, key: 'zupa', size: 'a' },
      kubek,
      { ...kubek, size: 'M' },
    ]);
    const { rows } = await use().pool.query<{ key: string; sizes: string[] }>(`
      SELECT product.key, array_agg(position || ' ' || size.type ORDER BY position, size.type) AS sizes
      FROM product JOIN size ON product_id = product.id GROUP BY product.id ORDER BY product.id`);
    expect(rows).toEqual([
      { key: 'kubek', sizes: ['0 L', '1 S', '2 M'] },
      { key: 'zupa', sizes: ['0 duża', '1 a'] },
      { key: 'anyż', sizes: ['0 mały'] },
    ]);
  });

  test('makes the producers and series that are new beside those that the shop has', async () => {
    await desk.importRows([FULL]);
    const { producer, ...series } = { ...FULL, series: 'Odświętne' };
    await desk.importRows([{ ...FULL, key: 'inna', producer: 'Inna Palarnia' }]);
    // A series needs a producer: without one in the file, it is the one that the product has.
    await desk.importRows([series]);
    const { rows } = await use().pool.query(`
      SELECT product.key, producer_text.name AS producer, series_text.name AS series
      FROM product JOIN producer_text USING (producer_id) JOIN series_text USING (series_id, language)
      WHERE language = 'pl' ORDER BY product.id`);
    expect(rows).toEqual([
      { key: FULL.key, producer, series: 'Odświętne' },
      { key: 'inna', producer: 'Inna Palarnia', series: FULL.series },
    ]);
  });

  test('makes two categories of one name under two others, each with its own address', async () => {
    await desk.importRows([{ ...FULL, categories: 'Kawa > Filtry|Herbata > Filtry|Filtry' }]);
    const { rows } = await use().pool.query(
      "SELECT slug FROM category_text WHERE name = 'Filtry' AND language = 'pl'",
    );
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(3);
    expect((await record(FULL.key))?.categories).toHaveLength(3);
  });

  test('says which columns it does not know', async () => {
    const { notices } = await desk.importRows([{ key: 'a', name_pl: 'A', price: '1', prise: '2' }]);
    expect(notices).toEqual(["The column 'prise' is not known and was left out (once, first in line 2)."]);
  });

  test('keeps quotes, SQL and scripts as the text that they are', async () => {
    const name = `Robert'); DROP TABLE product;-- <script>"&amp;"</script> $1 \\ %s`;
    await desk.importRows([
      { ...FULL, name_pl: name, producer: name, categories: 'O\'Hara > "x"', key: name },
    ]);
    expect(await record(name)).toMatchObject({ name, producer: name });
  });
});

const readSample = () => readFile('docs/import/sample.csv', 'utf8');

/** The paths of these categories. */
async function treeOf({ pool }: Database, ids: number[]): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(
    `SELECT concat_ws(' > ', above.name, own.name) AS path
    FROM category JOIN category_text own ON own.category_id = id AND own.language = 'pl'
    LEFT JOIN category_text above ON above.category_id = parent_id AND above.language = 'pl'
    WHERE id = ANY ($1) ORDER BY path`,
    [ids],
  );
  return rows.map(({ path }) => path);
}
