import type { Actor } from '#domain/staff/actor.ts';
import { exportPerson } from '#shop/account/export-all.ts';
import type { Person } from '#shop/account/person.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { demand } from '#shop/staff/demand.ts';
import { changePoints, saveNote, setClientBlocked } from './change-client.ts';
import { changeContact } from './change-contact.ts';
import type { ClientParts } from './client-parts.ts';
import { erasePerson } from './erase-person.ts';
import { type ClientQuery, listClients } from './list-clients.ts';
import { showClient, showGuest } from './show-client.ts';
import { traceOf } from './trace.ts';

/** What the staff does with clients and guests. */
export function openClientDesk(parts: ClientParts) {
  const { database } = parts;
  return {
    list: (actor: Actor, query: ClientQuery) => listClients(database, actor, query),
    find: (actor: Actor, id: number) => showClient(database, actor, id),
    findGuest: (actor: Actor, email: string) => showGuest(database, actor, email),
    saveNote: (actor: Actor, given: Parameters<typeof saveNote>[2]) => saveNote(parts, actor, given),
    changeContact: (actor: Actor, given: Parameters<typeof changeContact>[2]) =>
      changeContact(parts, actor, given),
    setBlocked: (actor: Actor, given: Parameters<typeof setClientBlocked>[2]) =>
      setClientBlocked(parts, actor, given),
    changePoints: (actor: Actor, given: Parameters<typeof changePoints>[2]) =>
      changePoints(parts, actor, given),
    exportAll: (actor: Actor, person: Person) => exported(parts, actor, person),
    erase: (actor: Actor, person: Person, typedEmail: string) =>
      erasePerson(parts, actor, person, typedEmail),
  };
}

/** Everything that the shop holds of a person; that somebody took it is written down. */
async function exported({ database, clock }: ClientParts, actor: Actor, person: Person) {
  demand(actor, 'client.export');
  const all = await exportPerson(database, person);
  if (!all) return undefined;
  const object = await traceOf(database.orm, person);
  await writeAudit(database.orm, actor, { at: new Date(clock()), action: 'client.exported', object });
  return all;
}
