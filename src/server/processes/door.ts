import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ListenOptions } from 'node:net';
import { HEALTH_PATHS } from '#contract/wire.ts';
import type { AnswerTrouble } from '#server/trouble/answer-trouble.ts';

/** Answers while the shop is being prepared: it lives, it is not ready, and shoppers are asked for a moment. */
export async function openDoor(place: ListenOptions, answerTrouble: AnswerTrouble): Promise<Server> {
  const door = createServer((request, response) => {
    // The next request of the same visitor may find the shop open.
    response.shouldKeepAlive = false;
    if (request.url === HEALTH_PATHS.live)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"alive":true}');
    else answerTrouble(request, response, 'starting');
  });
  await listenOn(door, place);
  return door;
}

/** Lets the server listen: on a place of its own, or instead of a server that listens there already. */
export async function listenOn(server: Server, place: ListenOptions | Server): Promise<void> {
  // Given a server, it takes over that one's socket: nobody finds the port closed in between.
  server.listen(place);
  await once(server, 'listening');
}
