import { makePickupPoints } from '@witryna/demo/pickup-points';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { pickupPointsToWire } from '#contract/pickup-points/pickup-points.ts';
import type { MapTiles } from '#contract/shop-config.ts';
import { GRAPHQL_PATH, POINTS_PATH } from '#contract/wire.ts';
import { pickupPointsPage } from '#pages/pickup-points/pickup-points-page.tsx';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { movePointer, pressAt } from '#tests/support/stage/pointer.ts';
import { hydrateIslands } from '#tests/support/stage/stage.tsx';
import { textsIn } from '#texts/dictionary.ts';

/** Those of the towns looked for, and a few of the others. */
const POINTS = makePickupPoints().filter(
  ({ code, zipcode }, index) =>
    index % 20 === 0 || /^(WAR[0-3]\d[MS]|BIE|ZAK)/.test(code) || /^34-5/.test(zipcode),
);
const A_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const field = css('input[name=pickup_point]');
const openButton = page.getByRole('button', { name: 'Wybierz punkt na mapie' });
const dialog = page.getByRole('dialog', { name: 'Wybierz punkt odbioru' });
const map = dialog.getByRole('region', { name: /^Mapa punktów odbioru/ });
const searchBox = dialog.getByRole('searchbox');
const choices = dialog.getByRole('radio');
const clusters = css('.pickup-map .map-cluster');
const pins = css('.pickup-map img.leaflet-marker-icon');
const chosenPin = css('.pickup-map img.leaflet-marker-icon.map-pin--chosen');
const chosenRow = css('.pickup-map label:has(:checked)');
const chosenText = css('.pickup-point__chosen');
const confirm = dialog.getByRole('button', { name: 'Wybierz ten punkt' });
const boxOf = (part: Locator) => part.element().getBoundingClientRect();
const countsNow = () => clusters.elements().map((one) => Number(one.textContent));

beforeAll(() => {
  startPageControls();
  runNotices();
});
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  answerAt(POINTS_PATH, () => Response.json(pickupPointsToWire(POINTS)));
});

type Changes = { tiles?: MapTiles; method?: string };

/** The page where a point is chosen by its code. */
async function show({ tiles, method = 'point' }: Changes = {}): Promise<void> {
  const { content } = pickupPointsPage({
    ...{ shopName: 'Mgła', texts: textsIn('pl'), method, region: 1143020003, tiles },
    ...{ text: '', found: [], total: 0, towns: [], typedCode: '', chosen: undefined, back: '' },
  });
  stageLayout({ content });
  await hydrateIslands();
}

async function openMap(changes: Changes = {}): Promise<void> {
  await show(changes);
  await openButton.click();
  await expect.element(clusters.first()).toBeVisible();
}

/** A pin that is not chosen and lies well within the map; the map also keeps some beyond its edges. */
function pinInView(): { name: string; x: number; y: number } {
  const area = boxOf(map);
  for (const pin of pins.elements()) {
    const box = pin.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    const isInside = x > area.x + 80 && x < area.right - 40 && y > area.y + 40 && y < area.bottom - 40;
    const [name = ''] = pin.getAttribute('alt')?.split(',') ?? [];
    if (isInside && !pin.matches('.map-pin--chosen')) return { name, x, y };
  }
  throw new Error('there is no other pin in view');
}

const untilChosen = (name: string) =>
  expect.element(chosenPin).toHaveAttribute('alt', expect.stringMatching(`^${name}, `));

describe('pickup points', () => {
  test('lie on a map in a modal, gathered in clusters', async () => {
    await openMap();
    expect(dialog.element().matches(':modal')).toBe(true);
    expect(countsNow().reduce((sum, count) => sum + count, pins.elements().length)).toBe(POINTS.length);
  });

  test('in a cluster are red where it exceeds ten and the average, else blue', async () => {
    await openMap();
    const drawn = clusters.elements().map((one) => ({
      count: Number(one.textContent),
      colour: (one as HTMLElement).dataset.colour,
      background: getComputedStyle(one).backgroundColor,
    }));
    const average = drawn.reduce((sum, { count }) => sum + count, 0) / drawn.length;
    for (const { count, colour } of drawn)
      expect(colour, String(count)).toBe(count > Math.max(10, average) ? 'red' : 'blue');
    expect(new Set(drawn.map(({ colour }) => colour))).toEqual(new Set(['red', 'blue']));
    expect([...new Set(drawn.map(({ background }) => background))].sort()).toEqual([
      'rgb(179, 38, 30)',
      'rgb(36, 89, 140)',
    ]);
  });

  test('of a cluster fill the map when it is clicked', async () => {
    await openMap();
    const before = countsNow();
    const largest = String(Math.max(...before));
    (clusters.elements().find((one) => one.textContent === largest) as HTMLElement).click();
    await expect.poll(countsNow).not.toEqual(before);
    await expect.element(dialog).toBeVisible();
  });

  test('of a cluster fill the map by keyboard too, and the map takes the focus', async () => {
    await openMap();
    const before = countsNow();
    (clusters.first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(countsNow).not.toEqual(before);
    await expect.element(map).toHaveFocus();
  });

  test('are pins of 25 × 41 with a shadow of 41 × 41', async () => {
    await openMap();
    await searchBox.fill('zakopane');
    const sizeOf = (img: Element) => [(img as HTMLImageElement).width, (img as HTMLImageElement).height];
    await expect.element(pins.first()).toHaveAttribute('src', '/gfx/standards/marker-icon.png');
    expect(sizeOf(pins.first().element())).toEqual([25, 41]);
    const shadow = css('.pickup-map img.leaflet-marker-shadow').first();
    await expect.element(shadow).toHaveAttribute('src', '/gfx/standards/marker-shadow.png');
    expect(sizeOf(shadow.element())).toEqual([41, 41]);
  });

  test('chosen on the map are chosen in the list', async () => {
    await openMap();
    await searchBox.fill('bielsko');
    await choices.first().click();
    await expect.element(chosenPin).toBeVisible();
    const { name, x, y } = pinInView();
    await pressAt({ x, y });
    await untilChosen(name);
    await expect.element(chosenRow).toHaveTextContent(name);
    expect(chosenRow.elements()).toHaveLength(1);
    await expect.element(dialog).toBeVisible();
  });

  test('chosen on the map near its edge move to where there is room for their names', async () => {
    await openMap();
    await searchBox.fill('zakopane');
    await expect.element(pins.first()).toBeVisible();
    const area = boxOf(map);
    const { x, y, name } = pinInView();
    const corner = { x: area.x + 80, y: area.y + 50 };
    await pressAt({ x, y: y + 60 }, { x: corner.x, y: corner.y + 60 });
    await pressAt(corner);
    await untilChosen(name);
    await expect
      .poll(() => {
        const [label, buttons] = [css('.map-label--name'), css('.leaflet-control-zoom')].map(boxOf);
        return label && buttons && label.y > area.y && label.x > buttons.right;
      })
      .toBe(true);
  });

  test('chosen in the list are shown on the map, and confirmed they are in the form', async () => {
    await openMap();
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      document.querySelector('form.points__choice')?.addEventListener(type, () => heard.push(type));
    await searchBox.fill('bielsko');
    await expect.element(confirm).toBeDisabled();
    await choices.nth(2).click();
    await expect.element(chosenPin).toBeVisible();
    const { value } = choices.nth(2).element() as HTMLInputElement;
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field).toHaveValue(value);
    await expect.element(chosenText).toHaveTextContent('Bielsko-Biała');
    await expect.element(openButton).toHaveFocus();
    expect(heard).toEqual(['input', 'change']);
    await field.fill('INNY');
    await expect.element(chosenText).toBeEmptyDOMElement();
  });

  test.for([['reduce'], ['no-preference']] as const)(
    'chosen are never hidden in a cluster, with motion: %s',
    async ([motion]) => {
      await emulateMedia(motion === 'reduce' ? { 'prefers-reduced-motion': 'reduce' } : {});
      await openMap();
      await searchBox.fill('warszawa');
      for (const index of [0, 1, 2, 20, 0]) {
        await choices.nth(index).click();
        await untilChosen(css('strong', chosenRow).element().textContent ?? '');
        // All of it, but for what is lost between whole pixels.
        await expect.element(chosenPin).toBeInViewport({ ratio: 0.999 });
      }
    },
  );

  test('chosen on the map by keyboard keep the focus', async () => {
    await openMap();
    await searchBox.fill('zakopane');
    await expect.element(pins.first()).toBeVisible();
    (pins.first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chosenPin).toHaveFocus();
  });

  test('are chosen by keyboard alone', async () => {
    await show();
    (openButton.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(searchBox).toHaveFocus();
    await expect.element(clusters.first()).toBeVisible();
    await userEvent.keyboard('34-5');
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/\d+ punkt/);
    await userEvent.keyboard('{Tab}');
    await expect.element(choices.first()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choices.nth(1)).toBeChecked();
    await userEvent.keyboard('{Tab}');
    await expect.element(confirm).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue(expect.stringMatching(/^ZAK\d+[MS]$/));
  });

  test('nearest to the middle are listed once the map is close, by its keys too', async () => {
    await openMap();
    expect(choices.elements()).toEqual([]);
    (map.element() as HTMLElement).focus();
    for (let zoom = 0; zoom < 4; zoom++) await userEvent.keyboard('+');
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/^Najbliżej środka mapy$/);
    expect(choices.elements()).toHaveLength(40);
  });

  test('stay in their modal when the map is clicked, or dragged beyond its edge', async () => {
    await openMap();
    await expect.element(css('dialog:modal > #alerts')).toBeInTheDocument();
    const { x, width, bottom, y, height } = boxOf(map);
    for (const share of [0.2, 0.5, 0.95]) {
      await pressAt({ x: x + width * share, y: bottom - 5 });
      await expect.element(dialog).toBeVisible();
    }
    const beside = { x: x - 20, y: y + height / 2 };
    await movePointer({ x: x + 40, y: beside.y });
    await pressAt({ x: x + 40, y: beside.y }, beside);
    await expect.element(dialog).toBeVisible();
    await pressAt(beside);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('can still be typed when they cannot be loaded', async () => {
    answerAt(POINTS_PATH, () => new Response('', { status: 500 }));
    const reports = answerAt(GRAPHQL_PATH, () => Response.json({}));
    await show({ method: 'broken' });
    await openButton.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nie udało się wczytać punktów');
    expect(reports).toHaveLength(1);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await field.fill('ZAK01M');
  });

  test('lie on tiles where the shop names a tile server, with its name', async () => {
    await openMap({ tiles: { url: `${A_PIXEL}#{z}/{x}/{y}`, attribution: '© Kafle & spółka' } });
    const tile = css('.pickup-map img.leaflet-tile-loaded').first();
    await expect.element(tile).toHaveAttribute('src', expect.stringMatching(/#\d+\/\d+\/\d+$/));
    await expect.element(map).toHaveTextContent('© Kafle & spółka');
    expect(css('.map-poland').elements()).toEqual([]);
  });

  test('are accessible', () =>
    expectAccessible('the map with a chosen point', async () => {
      await openMap();
      await searchBox.fill('bielsko');
      await choices.first().click();
      await expect.element(chosenPin).toBeInTheDocument();
    }));
});
