import { PANEL_PATH, panelLinks } from '#contract/panel/panel-links.ts';
import { may } from '#domain/staff/actor.ts';
import type { Right } from '#domain/staff/right.ts';
import type { PanelContext } from './panel-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    panel: PanelContext;
  }
  interface FastifyInstance {
    /** Every address of the back office, and who may come there. */
    panelRoutes: readonly PanelRoute[];
  }
  interface FastifyContextConfig {
    needs?: Needs;
  }
}

/** Who may come: whoever has a right, anyone who is signed in, or everybody, because it is the entrance. */
export type Needs = Right | 'signed_in' | 'entrance';
export type PanelRoute = { method: 'GET' | 'POST'; path: string; needs: Needs };

/** Whether whoever asks may come. */
export const mayCome = ({ presence }: Pick<PanelContext, 'presence'>, needs: Needs): boolean =>
  needs === 'entrance' || (presence !== undefined && (needs === 'signed_in' || may(presence.actor, needs)));

/** Where somebody goes first who has not signed in. */
export const entranceFor = (url: string): string =>
  url === PANEL_PATH ? panelLinks.signIn : `${panelLinks.signIn}?go_on=${encodeURIComponent(url)}`;
