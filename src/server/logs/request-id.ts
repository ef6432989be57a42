import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What a proxy may call a request: nothing that could be anything else in a log or a header. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** Names each request: as our proxy does, or with a name of its own. */
export function requestIds(isProxy: (address: string) => boolean) {
  const ofProcess = randomBytes(6).toString('hex');
  let count = 0;
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID_HEADER];
    if (typeof given === 'string' && WELL_FORMED.test(given) && isProxy(socket.remoteAddress ?? ''))
      return given;
    count++;
    return `${ofProcess}-${count.toString(36)}`;
  };
}
