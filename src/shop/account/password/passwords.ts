import * as library from '@node-rs/argon2';
import { atMost } from './at-most.ts';

// OWASP's least for argon2id, which is what the library makes where nothing else is said.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password that nobody knows: a name that nobody has is tried against it, and takes as long as any other. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$XO8PKql5IZDiFCwTVKRtQg$3o9lOXOJhnIYXs+EYRyz/n5vF1oEeL5wHXwg1szpjh8';

/** How slow hashes are made and tried; one object, so that it can be watched at work and hurried in tests. */
export const argon2 = { hash: library.hash, verify: library.verify, cost: COST, nobodys: NOBODYS };

// Each hash takes 19 MiB and one of libuv's four threads, which files need too.
const inTurn = atMost(2);

/** What the database keeps of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password.normalize('NFC'), argon2.cost));
}

/** Whether it is the password that was hashed; of an unknown client it never is. */
export async function verifyPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => argon2.verify(hashed ?? argon2.nobodys, password.normalize('NFC')));
  return hashed !== undefined && isRight;
}
