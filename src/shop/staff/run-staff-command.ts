import { COMMAND_LINE } from '#domain/staff/actor.ts';
import type { Output } from '#shop/progress/progress.ts';
import type { StaffCommand } from './command.ts';
import type { Staff } from './staff.ts';

/** Does what the command line asks for with the staff; false where that could not be done, and then it says why. */
export async function runStaffCommand(
  staff: Pick<Staff, 'members' | 'entrance'>,
  command: StaffCommand,
  out: Output,
): Promise<boolean> {
  switch (command.action) {
    case 'add':
      return add(staff, command, out);
    case 'list':
      return list(staff, out);
    case 'link':
      return command.email === undefined ? firstOwner(staff, out) : link(staff, command.email, out);
    case 'reset':
      return reset(staff, command.email, out);
  }
}

async function add(
  { members }: Pick<Staff, 'members'>,
  { called, email, role, language }: Extract<StaffCommand, { action: 'add' }>,
  out: Output,
): Promise<boolean> {
  const invited = await members.invite(COMMAND_LINE, { name: called, email, role, language });
  if (!invited.ok) return failed(out, `Somebody with the address ${email} works here already.`);
  out.write(`${called} comes in by this link, once, within a week:\n${invited.link}\n`);
  return true;
}

async function list({ members }: Pick<Staff, 'members'>, out: Output): Promise<boolean> {
  const all = await members.list(COMMAND_LINE);
  if (all.length === 0) out.write('Nobody works here yet.\n');
  for (const { name, email, role, state, hasApp, passkeys } of all) {
    const app = hasApp ? 'with an app' : 'without an app';
    out.write(`${[email, name, role, state, app, `passkeys: ${passkeys}`].join('\t')}\n`);
  }
  return true;
}

async function link({ members }: Pick<Staff, 'members'>, email: string, out: Output): Promise<boolean> {
  const member = await members.byEmail(email);
  const made = member && (await members.sendLink(COMMAND_LINE, member.id));
  if (!made) return failed(out, `Nobody who may come in has the address ${email}.`);
  out.write(`${made}\n`);
  return true;
}

async function reset({ members }: Pick<Staff, 'members'>, email: string, out: Output): Promise<boolean> {
  const member = await members.byEmail(email);
  const done = member && (await members.resetSecondStep(COMMAND_LINE, member.id));
  if (!done?.ok) return failed(out, `Nobody who works here has the address ${email}.`);
  out.write(`${email} comes in with the password alone now, and was signed out everywhere.\n`);
  return true;
}

async function firstOwner({ entrance }: Pick<Staff, 'entrance'>, out: Output): Promise<boolean> {
  const made = await entrance.firstOwnerLink();
  if (!made) return failed(out, 'The shop has an owner: say whose link it shall be.');
  out.write(`The first owner comes in by this link, once, within a day:\n${made}\n`);
  return true;
}

function failed(out: Output, sentence: string): false {
  out.write(`${sentence}\n`);
  return false;
}
