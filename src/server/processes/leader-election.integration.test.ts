import { afterEach, expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { soon } from '#tests/support/soon.ts';
import { electLeader } from './leader-election.ts';

describeWithDatabase('work that one process does for all', (use, kind) => {
  const ends: (() => Promise<void>)[] = [];
  const atWork: string[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    expect(atWork).toEqual([]);
  });

  const leadAs = (name: string) => {
    const end = electLeader(use(), () => {
      atWork.push(name);
      return async () => {
        atWork.splice(atWork.indexOf(name), 1);
      };
    });
    ends.push(end);
    return end;
  };

  test('begins, and ends when it is told to', async () => {
    const end = leadAs('first');
    await soon(() => expect(atWork).toEqual(['first']));
    await end();
    expect(atWork).toEqual([]);
    ends.pop();
  });

  // The embedded database belongs to one process.
  if (kind === 'pglite') return;

  test('is done by one of two, and by the other when the first ends', async () => {
    const end = leadAs('first');
    await soon(() => expect(atWork).toEqual(['first']));
    leadAs('second');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(atWork).toEqual(['first']);
    await end();
    await soon(() => expect(atWork).toEqual(['second']));
    ends.shift();
  });

  test('stops where the connection is cut, and begins again', async () => {
    leadAs('first');
    await soon(() => expect(atWork).toEqual(['first']));
    await use().pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'witryna-leader' AND datname = current_database()",
    );
    await soon(() => expect(atWork).toEqual([]));
    await soon(() => expect(atWork).toEqual(['first']));
  });
});
