import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { HEALTH_PATHS } from '#contract/wire.ts';
import type { AnswerUnavailable } from '#server/error-pages/answer-unavailable.ts';

/** Answers while the shop is being prepared: it lives, it is not ready, and shoppers are asked for a moment. */
export async function openStartUpServer(
  place: ListenOptions,
  answerUnavailable: AnswerUnavailable,
): Promise<Server> {
  const startUpServer = createServer((request, response) => {
    // The next request of the same visitor may find the shop open.
    response.shouldKeepAlive = false;
    if (request.url === HEALTH_PATHS.live)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"alive":true}');
    else answerUnavailable(request, response, 'starting');
  });
  await listenOn(startUpServer, place);
  return startUpServer;
}

/** Lets the server listen: on a place of its own, or instead of a server that listens there already. */
export async function listenOn(server: Server, place: ListenOptions | Server): Promise<void> {
  // Given a server, it takes over that one's socket: nobody finds the port closed in between.
  server.listen(place);
  await once(server, 'listening');
}
