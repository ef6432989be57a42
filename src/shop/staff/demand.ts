import { type Actor, may } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';

/** Somebody wanted what they may not have. */
export class NotAllowed extends Error {
  readonly right: Right;
  constructor(right: Right) {
    super(`without the right ${right}`);
    this.right = right;
  }
}

/** Goes on only where the actor has the right: every use case of the back office begins with it. */
export function demand(actor: Actor | undefined, right: Right): void {
  if (!may(actor, right)) throw new NotAllowed(right);
}
