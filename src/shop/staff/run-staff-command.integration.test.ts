import { expect, test } from 'vitest';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openStaffDesk, SEAT, STAFF_PASSWORD, tokenOf } from '#tests/support/samples/sample-staff.ts';
import { readStaffCommand } from './command.ts';
import { runStaffCommand } from './run-staff-command.ts';

describeWithDatabase('from the command line', (use) => {
  const run = async (...argv: string[]) => {
    const command = readStaffCommand(argv);
    if ('problem' in command) throw new Error(command.problem);
    let said = '';
    const isDone = await runStaffCommand(openStaffDesk(use()).staff, command, {
      write: (text: string) => {
        said += text;
        return true;
      },
    });
    return { isDone, said };
  };
  const linkIn = (said: string) => tokenOf(/https:\S+/.exec(said)?.[0] ?? '');

  test('the first owner gets a link, until there is an owner', async () => {
    const { said } = await run('link');
    const { staff } = openStaffDesk(use());
    expect(await staff.entrance.isFirstOwner(linkIn(said))).toBe(true);
    const added = await run('add', 'anna@example.org');
    expect(await staff.entrance.acceptInvitation(linkIn(added.said), STAFF_PASSWORD, SEAT)).toMatchObject({
      ok: true,
    });
    expect(await run('link')).toMatchObject({ isDone: false });
  });

  test('somebody is taken on once, listed, and sent another link', async () => {
    expect((await run('list')).said).toBe('Nobody works here yet.\n');
    await run('add', 'ewa@example.org', '--name', 'Ewa', '--role', 'packer');
    expect(await run('add', 'EWA@example.org')).toMatchObject({ isDone: false });
    expect((await run('list')).said).toBe(
      'ewa@example.org\tEwa\tpacker\tinvited\twithout an app\tpasskeys: 0\n',
    );
    const { said } = await run('link', 'ewa@example.org');
    expect((await openStaffDesk(use()).staff.entrance.invited(linkIn(said)))?.name).toBe('Ewa');
    expect(await run('link', 'nikt@example.org')).toMatchObject({ isDone: false });
    expect(await run('reset', 'ewa@example.org')).toMatchObject({ isDone: true });
    expect(await run('reset', 'nikt@example.org')).toMatchObject({ isDone: false });
  });
});
