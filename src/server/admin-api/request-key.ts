import { GraphQLError } from 'graphql';

const [SHORTEST_KEY, LONGEST_KEY] = [8, 100];

/** How a key is explained wherever one is asked for. */
export const KEY_SAID = `Of your own, ${SHORTEST_KEY} to ${LONGEST_KEY} signs: what is sent again with it is done once.`;

/** Whether it can be kept. */
export const isKey = (key: string) =>
  key.length >= SHORTEST_KEY && key.length <= LONGEST_KEY && !/[\p{Cc}\p{Cs}]/u.test(key);

/** A key that can be kept. */
export function checkedKey(key: string): string {
  if (isKey(key)) return key;
  throw new GraphQLError(
    `A key has ${SHORTEST_KEY} to ${LONGEST_KEY} signs, this one has ${key.length}. Nothing was done.`,
    { extensions: { code: 'BAD_KEY' } },
  );
}
