import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, SESSION_COOKIE } from '#contract/wire.ts';
import { networkOf } from '#domain/network.ts';
import { DEVICE_DAYS } from '#shop/account/login/known-devices.ts';
import type { TriedFrom } from '#shop/account/login/login-counters.ts';
import { SESSION_DAYS } from '#shop/session/sessions.ts';

/** A request, and where its answer goes. */
type Exchange = { request: FastifyRequest; reply: FastifyReply };

const SECONDS_OF_DAY = 86_400;

/** What stands for the shopper's session, as their browser has sent it. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  request.cookies[ownCookie(SESSION_COOKIE, request)];

/** The token by which the browser is known to clients who have signed in with it. */
export const deviceIn = (request: FastifyRequest): string | undefined =>
  request.cookies[ownCookie(DEVICE_COOKIE, request)];

/** Where a password is typed. */
export const triedFrom = (request: FastifyRequest): TriedFrom => ({
  network: networkOf(request.ip),
  device: deviceIn(request),
});

export const setSession = (to: Exchange, token: string): void =>
  setFor(to, SESSION_COOKIE, token, SESSION_DAYS);

export const setDevice = (to: Exchange, token: string): void => setFor(to, DEVICE_COOKIE, token, DEVICE_DAYS);

export const dropSession = ({ request, reply }: Exchange): void =>
  void reply.clearCookie(ownCookie(SESSION_COOKIE, request), traitsOf(request));

function setFor({ request, reply }: Exchange, name: string, token: string, days: number): void {
  reply.setCookie(ownCookie(name, request), token, { ...traitsOf(request), maxAge: days * SECONDS_OF_DAY });
}

/** Where the shop is served over https, no other site of its domain can set the cookie, and no network can read it. */
const ownCookie = (name: string, { protocol }: FastifyRequest) =>
  protocol === 'https' ? `__Host-${name}` : name;

const traitsOf = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;
