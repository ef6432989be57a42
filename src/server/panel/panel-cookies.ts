import type { FastifyReply, FastifyRequest } from 'fastify';
import { PANEL_PATH } from '#contract/panel/panel-links.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** A cookie of the back office, as the browser has sent it. */
export const panelCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[ownName(name, request)];

/** Sets it for so long; no script, no other site and no other path gets it. */
export function setPanelCookie(
  { request, reply }: Exchange,
  name: string,
  value: string,
  seconds: number,
): void {
  reply.setCookie(ownName(name, request), value, { ...traitsOf(request), maxAge: seconds });
}

export function dropPanelCookie({ request, reply }: Exchange, name: string): void {
  reply.clearCookie(ownName(name, request), traitsOf(request));
}

// With this beginning no other site of the domain can set it, and no network can read it; browsers then want the root.
const ownName = (name: string, { protocol }: FastifyRequest) =>
  protocol === 'https' ? `__Host-${name}` : name;

const traitsOf = ({ protocol }: FastifyRequest) =>
  ({
    path: protocol === 'https' ? '/' : PANEL_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
  }) as const;
