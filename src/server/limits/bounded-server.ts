import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '#contract/limits/limits-config.ts';
import type { RefusalReason, ShopMetrics } from '#server/metrics/shop-metrics.ts';

const SECOND = 1000;
/** How often slow connections are looked for. */
const LOOK_EVERY = 2 * SECOND;

/** A server that waits for nobody for long, and reads no more of a request's head than it needs. */
export function boundedServer(limits: Limits, answer: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headSeconds * SECOND,
      requestTimeout: limits.requestSeconds * SECOND,
      keepAliveTimeout: limits.idleSeconds * SECOND,
      connectionsCheckingInterval: LOOK_EVERY,
    },
    (request, response) => {
      // On a connection that the shop has ended nobody would hear the answer, and so nothing is done.
      if (request.socket.writable) answer(request, response);
    },
  );
  server.maxConnections = limits.connections;
  return server;
}

type Refused = { status: string; reason: RefusalReason };

const MALFORMED: Refused = { status: '400 Bad Request', reason: 'malformed' };
const REFUSED: Record<string, Refused> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', reason: 'header_size' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: '413 Payload Too Large', reason: 'body_size' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', reason: 'slow_client' },
};

/** What is no request of HTTP, or none in time, gets one line and no shop around it. */
export function refuseConnection(
  { code }: { code?: string },
  socket: Socket,
  { refused }: Pick<ShopMetrics, 'refused'>,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, reason } = REFUSED[code ?? ''] ?? MALFORMED;
  refused.add({ reason });
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
  socket.destroySoon();
}

/** Whether a request names its host twice: a proxy in front may have heeded the other one. */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** A request of HTTP that nobody can make sense of. */
export function refuseRequest(response: ServerResponse, { refused }: Pick<ShopMetrics, 'refused'>): void {
  refused.add({ reason: 'malformed' });
  response.writeHead(400, { 'content-length': 0, connection: 'close' }).end();
}
