import { type Actor, may } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';

/** Who works on an order: whoever works for the shop, its shopper, or whom the shop trusts to tell of payments. */
export type DeskActor = Actor | { kind: 'shopper' } | { kind: 'gateway'; id: string };

export const THE_SHOPPER: DeskActor = { kind: 'shopper' };

/** Whose order it is has been found out before; a shopper may take it back, a gateway may tell of money that came or went back. */
export function mayAct(actor: DeskActor, right: Right): boolean {
  switch (actor.kind) {
    case 'shopper':
      return right === 'order.cancel';
    case 'gateway':
      return right === 'money.record' || right === 'money.refund';
    default:
      return may(actor, right);
  }
}

/** The columns that say who it was. */
export const writtenBy = (actor: DeskActor) => ({
  staffId: actor.kind === 'staff' ? actor.id : null,
  actorName: actor.kind === 'staff' || actor.kind === 'token' ? actor.name : '',
});
