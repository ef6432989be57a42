import type { IncomingMessage } from 'node:http';

/** Whether a body comes after the head that anybody waits for. */
export const bringsBody = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
