import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { soon } from '#tests/support/soon.ts';
import type { LoadKind } from './load-kind.ts';
import { type Overload, openOverload } from './overload.ts';

const IN_ORDER: LoadKind[] = ['search', 'page', 'basket', 'order', 'file'];

describe('a process with more to do than it can bear', () => {
  let overload: Overload;
  beforeEach(() => {
    overload = openOverload({ requests: 100, delayMs: 200 });
  });
  afterEach(() => overload.close());

  const fill = (count: number) => {
    for (let index = 0; index < count; index++) overload.enter('file');
  };
  const letIn = () =>
    IN_ORDER.filter((kind) => {
      const isIn = overload.enter(kind);
      if (isIn) overload.leave();
      return isIn;
    });

  test('turns away what is worth least first, and files never', () => {
    const steps: LoadKind[][] = [];
    for (let busy = 0; busy <= 250; busy += 10) {
      const now = letIn();
      if (now.length !== steps.at(-1)?.length) steps.push(now);
      fill(10);
    }
    expect(steps).toEqual(IN_ORDER.map((_, index) => IN_ORDER.slice(index)));
  });

  test('lets everybody in again when there is room', () => {
    fill(300);
    expect(letIn()).toEqual(['file']);
    for (let index = 0; index < 300; index++) overload.leave();
    expect(letIn()).toEqual(IN_ORDER);
    expect(overload.counts()).toMatchObject({ inFlight: 0, shed: { search: 1, order: 1, file: 0 } });
  });

  const stall = async (ms: number) => {
    for (const end = performance.now() + ms; performance.now() < end; );
    await new Promise((resolve) => setTimeout(resolve, 1));
  };

  test('notices that its turns come late, and that they come in time again', async () => {
    for (let times = 0; times < 4; times++) await stall(400);
    expect(overload.counts().delayMs).toBeGreaterThan(100);
    expect(letIn()).not.toContain('search');
    await soon(() => expect(letIn()).toEqual(IN_ORDER));
  });

  test('turns nobody away for one late turn, as of a machine that slept', async () => {
    await stall(2_000);
    expect(letIn()).toEqual(IN_ORDER);
  });
});
