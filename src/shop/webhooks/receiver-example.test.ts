import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { openPostMessage } from './post-message.ts';
import { messageHeaders, newSecret, shownSecret } from './webhook-secret.ts';

const [, example = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/integrations/webhooks.md', 'utf8')) ?? [];
const secret = newSecret();
const post = openPostMessage({ allowLocal: true });
let port = 0;
let stop = () => {};
const heard: string[] = [];

/** The receiver of the documents, as somebody else would run it. */
beforeAll(async () => {
  port = await freePort();
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: shownSecret(secret) };
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', example], { env });
  stop = () => receiver.kill();
  const lines = createInterface(receiver.stdout);
  await once(lines, 'line');
  lines.on('line', (line) => heard.push(line));
});
afterAll(() => stop());

const send = (by: Buffer, { at = new Date(), changed = false } = {}) => {
  const body = '{"type":"order.paid","data":{"order":"7"}}';
  const headers = messageHeaders({ id: 'msg_1', at, body }, [newSecret(), by]);
  return post({
    address: `http://localhost:${port}/`,
    headers,
    body: changed ? body.replace('7', '8') : body,
  });
};

test('the receiver of the documents takes what the shop has signed, once, and nothing else', async () => {
  expect(await send(newSecret())).toMatchObject({ status: 400 });
  expect(await send(secret, { changed: true })).toMatchObject({ status: 400 });
  expect(await send(secret, { at: new Date(Date.now() - 600_000) })).toMatchObject({ status: 400 });
  expect(heard).toEqual([]);
  expect(await send(secret)).toMatchObject({ status: 204 });
  expect(await send(secret)).toMatchObject({ status: 204 });
  await expect.poll(() => heard).toEqual(["{ type: 'order.paid', data: { order: '7' } }"]);
});
