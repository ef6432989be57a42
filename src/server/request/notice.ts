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

const COOKIE = 'shop_notice';
const SECONDS = 60;

/** Sends a notice along to the next page, in a cookie that lives for one view. */
export function leaveNotice(reply: FastifyReply, notice: Notice): FastifyReply {
  return reply.setCookie(COOKIE, JSON.stringify(notice), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: SECONDS,
  });
}

/** The notice that the last page has left for this one. */
export function takeNotice(request: FastifyRequest, reply: FastifyReply): Notice | undefined {
  const left = request.cookies[COOKIE];
  if (left === undefined) return undefined;
  reply.clearCookie(COOKIE, { path: '/' });
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
