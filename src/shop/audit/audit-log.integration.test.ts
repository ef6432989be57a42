import { beforeEach, expect, test } from 'vitest';
import { COMMAND_LINE, THE_SHOP } from '#domain/staff/actor.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type Hired, openStaffDesk } from '#tests/support/samples/sample-staff.ts';
import { type AuditQuery, openAuditLog } from './audit-log.ts';
import { writeAudit } from './write-audit.ts';

describeWithDatabase('the log of what was done', (use) => {
  let desk: ReturnType<typeof openStaffDesk>;
  let anna: Hired;
  beforeEach(async () => {
    desk = openStaffDesk(use());
    anna = await desk.hire('manager', 'Żaneta Łoś');
  });
  const log = () => openAuditLog(use());
  const note = (id: string, change = {}, actor: Parameters<typeof writeAudit>[1] = anna.actor) =>
    writeAudit(use().orm, actor, {
      ...{ at: new Date(desk.now), action: 'staff.changed', object: { kind: 'staff', id }, change },
    });
  const idsOf = async (query: AuditQuery) =>
    (await log().page(anna.actor, query)).rows.map((row) => row.objectId);

  test('stays as it was written: nobody changes it, deletes from it or empties it', async () => {
    for (const change of [
      "UPDATE audit_entry SET actor_name = 'ktoś'",
      'DELETE FROM audit_entry',
      'TRUNCATE audit_entry',
      'DELETE FROM staff_member',
    ])
      await expect(use().pool.query(change), change).rejects.toThrow();
    expect((await log().page(anna.actor, {})).rows.length).toBeGreaterThan(0);
  });

  test('is found by any word of it, with or without Polish letters', async () => {
    await note('901', { email: ['dawny@example.org', 'nowy@example.org'] });
    await note('902', { name: ['100% pewne', null] });
    expect(await idsOf({ words: 'dawny@' })).toEqual(['901']);
    expect(await idsOf({ words: 'zaneta los' })).toContain('901');
    expect(await idsOf({ words: '100%' })).toEqual(['902']);
    expect(await idsOf({ words: 'dawny\u0000@ inny' })).toEqual([]);
  });

  test('is found by person, object and time', async () => {
    desk.now += 86_400_000;
    await note('901');
    await note('902', {}, THE_SHOP);
    await note('903', {}, COMMAND_LINE);
    const from = new Date(desk.now);
    expect(await idsOf({ staffId: anna.actor.id, from })).toEqual(['901']);
    expect(await idsOf({ object: { kind: 'staff', id: '903' } })).toEqual(['903']);
    expect(await idsOf({ from, until: new Date(desk.now + 1) })).toEqual(['903', '902', '901']);
    expect(await idsOf({ until: from })).not.toContain('901');
  });

  test('is read page by page, each entry once, forth and back', async () => {
    for (let at = 0; at < 120; at++) await note(`${1000 + at}`);
    const words = 'staff.changed';
    const seen: string[] = [];
    let page = await log().page(anna.actor, { words });
    expect(page.newer).toBeUndefined();
    for (;;) {
      seen.push(...page.rows.map((row) => row.objectId));
      if (page.older === undefined) break;
      page = await log().page(anna.actor, { words, before: page.older });
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `${1119 - at}`));
    const back = await log().page(anna.actor, { words, after: page.newer });
    expect(back.rows.map((row) => row.objectId)).toEqual(seen.slice(50, 100));
  });

  test('is shown to nobody without the right', async () => {
    const packer = await desk.hire('packer', 'Ewa');
    await expect(log().page(packer.actor, {})).rejects.toThrow(NotAllowed);
    await expect(log().people(packer.actor)).rejects.toThrow(NotAllowed);
  });
});
