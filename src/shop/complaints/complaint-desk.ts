import type { Actor } from '#domain/staff/actor.ts';
import {
  type ComplaintQuery,
  complaintsOfOrder,
  countAwaiting,
  findComplaint,
  findFile,
  listComplaints,
} from './list-complaints.ts';
import {
  answerComplaint,
  type ComplaintDeskParts,
  decideComplaint,
  noteOnComplaint,
} from './work-on-complaint.ts';

/** What the staff does with complaints, of clients and of guests. */
export function openComplaintDesk(parts: ComplaintDeskParts) {
  const { database } = parts;
  return {
    list: (actor: Actor, query: ComplaintQuery) => listComplaints(database, actor, query),
    countAwaiting: (actor: Actor) => countAwaiting(database, actor),
    ofOrder: (actor: Actor, order: string) => complaintsOfOrder(database, actor, order),
    find: (actor: Actor, id: number) => findComplaint(database, actor, id),
    file: (actor: Actor, id: number) => findFile(database, actor, id),
    answer: (actor: Actor, given: Parameters<typeof answerComplaint>[2]) =>
      answerComplaint(parts, actor, given),
    note: (actor: Actor, given: Parameters<typeof noteOnComplaint>[2]) =>
      noteOnComplaint(parts, actor, given),
    decide: (actor: Actor, given: Parameters<typeof decideComplaint>[2]) =>
      decideComplaint(parts, actor, given),
  };
}
