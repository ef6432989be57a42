import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { defineIsland, type IslandDefinition } from '#islands/define-island.ts';
import { hydrate } from '#islands/hydrate.tsx';
import { Island } from '#pages/island.tsx';
import { gate } from '#tests/support/gate.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { stage } from '#tests/support/stage/stage.tsx';
import { Quantity } from '#ui/quantity/quantity.tsx';
import { defineIslands } from './shop-island.ts';

type HydratingIsland = HTMLElement & { hydrate(): Promise<void> };

let sent: string[] = [];
let code = gate();
const led = noteLeaving();

/** What a shopper buys by: a size, a quantity and a button. */
const buying = defineIsland({ name: 'buy-box', hydrate: 'interaction', Component: Buying });
/** An island that has room for another one. */
const outer = defineIsland({ name: 'mini-cart', hydrate: 'interaction', Component: Room });
const inner = defineIsland({ name: 'slider', hydrate: 'interaction', Component: Room });

function Buying() {
  const [size, setSize] = useState('s');
  const [number, setNumber] = useState('1');
  return (
    <form
      action="/basketchange.php"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`${number} of ${size}`);
      }}
    >
      {['s', 'm'].map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="size"
            value={each}
            checked={size === each}
            onChange={() => setSize(each)}
          />
          {each}
        </label>
      ))}
      <Quantity
        name="number"
        label="Ilość"
        unit="piece"
        value={number}
        onType={setNumber}
        onStep={(step) => setNumber((before) => String(Number(before) + step))}
      />
      <button type="submit">Kup</button>
    </form>
  );
}

/** What stands in it is none of React's. */
function Room() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an island within an island
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

beforeAll(() => {
  const islands = [buying, outer, inner] as IslandDefinition<object>[];
  defineIslands(async (name) => {
    await code.opened;
    const island = islands.find((each) => each.name === name);
    if (!island) throw new Error(`there is no island '${name}'`);
    return (element, onReady) => hydrate(element, island, onReady);
  });
});
beforeEach(() => {
  sent = [];
  code = gate();
});

const island = css('shop-island');
const untilHydrated = () => expect.element(island).toHaveAttribute('data-ready');
const buy = page.getByRole('button', { name: 'Kup' });
const field = page.getByLabelText('Ilość');
const more = page.getByRole('button', { name: 'Więcej' });

describe('an island whose code has not come yet', () => {
  test('loses no size, no quantity and no click', async () => {
    stage(<Island of={buying} props={{}} />);
    await page.getByLabelText('m', { exact: true }).click();
    await field.fill('4');
    await buy.click();
    await expect.element(island).toHaveAttribute('aria-busy', 'true');
    expect([sent, led]).toEqual([[], []]);
    code.open();
    await untilHydrated();
    expect([sent, led]).toEqual([['4 of m'], []]);
    await expect.element(island).not.toHaveAttribute('aria-busy');
    await expect.element(page.getByLabelText('m', { exact: true })).toBeChecked();
    await expect.element(field).toHaveValue('4');
  });

  test('counts every press of a step button', async () => {
    stage(<Island of={buying} props={{}} />);
    for (let press = 0; press < 3; press++) await more.click();
    code.open();
    await untilHydrated();
    await expect.element(field).toHaveValue('4');
  });

  test('waits for its moment, and hydrates after the one around it', async () => {
    stage(<Island of={outer} props={{}} />);
    const around = island.element() as HydratingIsland;
    const within = Object.assign(document.createElement('shop-island'), {
      innerHTML: '<div></div>',
    }) as HydratingIsland;
    within.setAttribute('name', 'slider');
    within.setAttribute('hydrate', 'interaction');
    within.setAttribute('props', around.getAttribute('props') ?? '');
    around.firstElementChild?.append(within);
    code.open();
    await vi.dynamicImportSettled();
    expect(document.querySelector('[data-ready], [data-failed]')).toBeNull();
    const hydrated: (string | null)[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) hydrated.push((target as Element).getAttribute('name'));
    });
    watch.observe(around, { attributes: true, attributeFilter: ['data-ready'], subtree: true });
    await within.hydrate();
    await expect.poll(() => hydrated).toEqual(['mini-cart', 'slider']);
    watch.disconnect();
  });

  test('keeps its HTML where it never comes, sends what was pressed, and reports it', async () => {
    const reports = answerAt(GRAPHQL_PATH, () => Response.json({}));
    stage(<Island of={{ ...buying, name: 'basket-lines' }} props={{}} />);
    await field.fill('2');
    await buy.click();
    expect(led).toEqual([]);
    code.open();
    await expect.element(island).toHaveAttribute('data-failed');
    await expect.poll(() => led).toEqual(['/basketchange.php?size=s&number=2']);
    await expect.element(field).toHaveValue('2');
    expect(reports[0]?.address.searchParams.get('JSerror')).toContain("there is no island 'basket-lines'");
  });
});
