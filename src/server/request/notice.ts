import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Corrected, Removed } from '#contract/basket/basket-change.ts';

/** What came of something, said on the next page. */
export type Notice = {
  kind: 'success' | 'error';
  text: string;
  removed?: Removed;
  /** What was not added for its quantity, with the right one, and the words of the button that adds it. */
  corrected?: Corrected;
  /** A list that was deleted and can be brought back. */
  restore?: number;
  /** Something went into the basket. */
  toBasket?: boolean;
  /** The client has signed out. */
  signedOut?: boolean;
};

/** Where a notice waits: pages of shoppers and of the back office do not take each other's. */
type Place = { cookie: string; path: string };

const OF_SHOPPERS: Place = { cookie: 'shop_notice', path: '/' };
const SECONDS = 60;

/** Sends a notice along to the next page, in a cookie that lives for one view. */
export function leaveNotice(reply: FastifyReply, notice: Notice, place = OF_SHOPPERS): FastifyReply {
  return reply.setCookie(place.cookie, JSON.stringify(notice), {
    path: place.path,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: SECONDS,
  });
}

/** The notice that the last page has left for this one. */
export function takeNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, path } = OF_SHOPPERS,
): Notice | undefined {
  const left = request.cookies[cookie];
  if (left === undefined) return undefined;
  reply.clearCookie(cookie, { path });
  try {
    const notice: unknown = JSON.parse(left);
    return isNotice(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}

function isNotice(value: unknown): value is Notice {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('text' in value)) return false;
  return (value.kind === 'success' || value.kind === 'error') && typeof value.text === 'string';
}
