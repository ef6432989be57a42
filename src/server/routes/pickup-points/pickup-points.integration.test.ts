import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pickupPointsFromWire, type WirePoints } from '#contract/pickup-points/pickup-points.ts';
import { pickupPoint } from '#shop/db/schema/index.ts';
import { describeWithShop, openTestShop, PAGE } from '#tests/support/shop/test-shop.ts';
import { soon } from '#tests/support/soon.ts';

const POINTS = '/ajax/points.php?method=point';
const GERMANY = 1143020143;

describeWithShop('pickup points', (use) => {
  const ask = (url: string, headers: Record<string, string> = {}) => use().app.inject({ url, headers });
  const points = async (query = '') => pickupPointsFromWire((await ask(POINTS + query)).json<WirePoints>());
  const cities = (found: { city: string }[]) => [...new Set(found.map(({ city }) => city))];

  describe('as data for the map', () => {
    test('are all two thousand of the demo', async () => {
      const all = await points();
      expect(all).toHaveLength(2_000);
      expect(all[0]).toEqual({
        code: expect.any(String),
        name: expect.any(String),
        street: expect.any(String),
        zipcode: expect.stringMatching(/^\d\d-\d{3}$/),
        city: expect.any(String),
        latitude: expect.any(Number),
        longitude: expect.any(Number),
        openingHours: expect.any(String),
      });
    });

    test('come compressed, and not again to whoever has them', async () => {
      const plain = await ask(POINTS);
      const small = await ask(POINTS, { 'accept-encoding': 'gzip, br' });
      expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
      expect(small.rawPayload.length).toBeLessThan(45_000);
      expect(plain.headers['cache-control']).toMatch(/^public, max-age=\d+/);
      const again = await ask(POINTS, { 'if-none-match': String(plain.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    test('are found by a text and within bounds', async () => {
      expect(cities(await points('&text=bielsko'))).toEqual(['Bielsko-Biała']);
      expect(cities(await points('&bounds=49.25,19.8,49.35,20.1'))).toEqual(['Zakopane']);
      expect(await points('&text=qqqq')).toEqual([]);
    });

    test('are none for a shipping method or a region without them', async () => {
      for (const query of [
        '/ajax/points.php',
        '/ajax/points.php?method=courier',
        `${POINTS}&region=${GERMANY}`,
      ])
        expect((await ask(query)).json()).toEqual({ hours: [], points: [] });
    });
  });

  describe('as a page', () => {
    test('are listed by town with their codes, each with a link that chooses it', async () => {
      const { body, statusCode } = await ask('/points.php?method=point&text=zakopane', PAGE);
      expect(statusCode).toBe(200);
      const [first] = await points('&text=zakopane');
      expect(body).toContain(`Kod: ${first?.code}`);
      expect(body).toContain(`?method=point&amp;pickup_point=${first?.code}`);
      expect(body).toContain('<meta name="robots" content="noindex');
    });

    test('show the chosen one by its code, also typed in small letters', async () => {
      const [first] = await points('&text=zakopane');
      const { body } = await ask(`/points.php?pickup_point=${first?.code.toLowerCase()}`, PAGE);
      expect(body).toContain(`${first?.street}, ${first?.zipcode} Zakopane`);
      expect(body).toContain(`value="${first?.code}"`);
    });

    test('say that a code is not known, and take it for text', async () => {
      const { body } = await ask(`/points.php?pickup_point=${encodeURIComponent('<b>X1')}`, PAGE);
      expect(body).toContain('Nie ma punktu o kodzie &lt;b&gt;X1.');
      expect(body).not.toContain('<b>X1');
    });

    test('lead back to where a point is wanted, and never to another site', async () => {
      const listed = async (back: string) =>
        (await ask(`/points.php?text=zakopane&back=${encodeURIComponent(back)}`, PAGE)).body;
      expect(await listed('/basketedit.php')).toMatch(/href="\/basketedit\.php\?pickup_point=ZAK\d+[MS]"/);
      for (const address of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
        const body = await listed(address);
        expect(body).not.toMatch(/href="(https:\/\/evil|\/\/evil|javascript)/);
        expect(body).toMatch(/href="\?method=point&amp;pickup_point=ZAK/);
      }
    });

    test('lead to the same search in the other language, with the same way back', async () => {
      const { body } = await ask('/points.php?method=point&text=zakopane&back=%2Fbasketedit.php', PAGE);
      const back = encodeURIComponent('/en/basketedit.php');
      expect(body).toContain(`href="/en/points.php?method=point&amp;text=zakopane&amp;back=${back}"`);
    });

    test('name the towns with most points where nothing is typed', async () => {
      const { body } = await ask('/en/points.php', PAGE);
      expect(body).toContain('/en/points.php?method=point&amp;text=Warszawa');
      expect(body).toContain('Pickup points');
    });

    test('are not there for a country without them, and the page says so', async () => {
      const { body } = await ask('/points.php', { ...PAGE, cookie: `region=${GERMANY}` });
      expect(body).toContain('W tym kraju nie mamy punktów odbioru');
    });
  });

  describe('on the map', () => {
    test.each([
      ['marker-icon.png', 25, 41],
      ['marker-icon-2x.png', 50, 82],
      ['marker-shadow.png', 41, 41],
    ])('have the picture %s of %d × %d pixels', async (name, width, height) => {
      const answer = await ask(`/gfx/standards/${name}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width,
        height,
        hasAlpha: true,
      });
    });

    test('ask no other server, unless the shop names a tile server', async () => {
      const images = (headers: Record<string, unknown>) =>
        /img-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
      expect(images((await ask('/points.php', PAGE)).headers)).toBe("'self' data:");
      const tiles = { url: 'https://tiles.example:8443/{z}/{x}/{y}.png', attribution: '© Tiles' };
      const other = await openTestShop(use().database, { map: { tiles } });
      const page = await other.app.inject({ url: '/points.php', headers: PAGE });
      await other.close();
      expect(images(page.headers)).toBe("'self' data: https://tiles.example:8443");
      expect(page.body).toContain('https://tiles.example:8443/{z}/{x}/{y}.png');
    });
  });

  test('that close are gone from the data and the page', async () => {
    const { orm } = use().database;
    await orm.update(pickupPoint).set({ active: false }).where(eq(pickupPoint.city, 'Szczyrk'));
    await soon(async () => expect(await points('&text=szczyrk')).toEqual([]));
    expect((await ask('/points.php?text=szczyrk', PAGE)).body).toContain('Nie znaleźliśmy punktu: szczyrk');
  });
});
