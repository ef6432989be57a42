import { GraphQLError } from 'graphql';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';

/** Somebody has asked too often: refused until the minute is over. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;
  readonly retryAfter: number;
  constructor(clock: () => number) {
    super('too many requests');
    this.retryAfter = secondsOfMinuteLeft(clock);
  }
}

export const TOO_MANY = 'TOO_MANY_REQUESTS';

/** The same inside a query. */
export const tooManyQueries = (message: string) =>
  new GraphQLError(message, { extensions: { code: TOO_MANY } });
