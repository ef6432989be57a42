import { HERE_MOVE, HERE_OBJECT } from '#contract/panel/here-form.ts';
import { type HereMove, isHereObject } from '#domain/staff/here.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

const MOVES: readonly HereMove[] = ['in', 'still', 'out'];

/** Whoever looks at something says so, and hears who else does. */
export function hereRoute(panel: PanelRoutes, { backOffice: { whoIsHere } }: Pick<Shop, 'backOffice'>): void {
  panel.data({ path: '/here', needs: 'signed_in' }, async ({ actor, sent }) => {
    const object = sent(HERE_OBJECT);
    const move = MOVES.find((one) => one === sent(HERE_MOVE));
    return move && isHereObject(object) ? { names: await whoIsHere.say(actor, object, move) } : 422;
  });
}
