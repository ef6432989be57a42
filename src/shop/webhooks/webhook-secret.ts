import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** What signs messages to one address. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** As it is shown, and as libraries of Standard Webhooks take it. */
export const shownSecret = (secret: Buffer): string => PREFIX + secret.toString('base64');

/** What the sealed secret of an address belongs to. */
export const secretOf = (webhookId: number): string => `webhook ${webhookId}`;

export type Message = { id: string; at: Date; body: string };

/** The headers of a message as Standard Webhooks asks for them, signed by each of the secrets. */
export function messageHeaders({ id, at, body }: Message, secrets: readonly Buffer[]) {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64'),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signed.map((signature) => `v1,${signature}`).join(' '),
  };
}
