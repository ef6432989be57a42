import type { FastifyInstance } from 'fastify';
import { STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import type { LiveNews } from '#domain/staff/live-event.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelContext } from './panel-context.ts';
import { panelCookie } from './panel-cookies.ts';
import type { PanelRoutes } from './panel-routes.ts';

type Services = Pick<Shop, 'backOffice' | 'operations'>;

const BEAT_MS = 15_000;
const LOOK_MS = 500;
const FIRST = 'retry: 3000\n\n';

/**
 * What changes is told as it happens, on a line that stays open: ids alone, to those who may know. It ends with the
 * session, and with the process: nobody waits for it.
 */
export function liveRoute(scope: FastifyInstance, panel: PanelRoutes, shop: Services): void {
  const { live, whoIsHere } = shop.backOffice;
  const { lifecycle } = shop.operations;
  // Whoever asks this process must hear of those who told another one.
  whoIsHere.listen();
  let beats = 0;
  const timer = setInterval(() => {
    if (lifecycle.phase === 'draining') void live.look(true);
    else if (++beats % (BEAT_MS / LOOK_MS) === 0) void live.look();
  }, LOOK_MS).unref();
  scope.addHook('preClose', async () => {
    clearInterval(timer);
    live.stop();
    whoIsHere.stop();
  });
  panel.line({ path: '/live', needs: 'signed_in' }, async (context) => openLine(context, shop));
}

function openLine(context: PanelContext, { backOffice, operations: { overload } }: Services): void {
  const { request, reply, actor } = context;
  const { raw } = reply;
  const cookie = panelCookie(request, STAFF_COOKIE);
  const write = (text: string) => void (raw.writable && raw.write(text));
  const end = backOffice.live.listen({
    staffId: actor.id,
    who: async () => (await backOffice.staff.presence(cookie, request.ip))?.actor,
    tell: (news: LiveNews) => write(`data: ${JSON.stringify(news)}\n\n`),
    end: () => raw.end(),
  });
  reply.hijack();
  // A browser that is told so asks no more.
  if (!end) return void raw.writeHead(204).end();
  // It takes no room from requests: it is open all day, and hardly ever does anything.
  raw.off('close', overload.leave);
  overload.leave();
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  write(FIRST);
  const beat = setInterval(() => write(':\n\n'), BEAT_MS).unref();
  raw.once('close', () => {
    clearInterval(beat);
    end();
  });
}
