import { expect, test } from 'vitest';
import { messageHeaders, newSecret, shownSecret } from './webhook-secret.ts';

test('a message is signed as Standard Webhooks says it, by each secret', () => {
  // The example of the specification's own libraries.
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const message = {
    ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1614265330_000) },
    body: '{"test": 2432232314}',
  };
  expect(messageHeaders(message, [secret])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  const both = messageHeaders(message, [newSecret(), secret])['webhook-signature'];
  expect(both).toMatch(/^v1,\S{44} v1,g0hM9SsE\+OTPJTGt\/tmIKtSyZlE3uFJELVlNIOLJ1OE=$/);
});

test('a secret is shown as libraries take it', () => {
  const secret = newSecret();
  expect(shownSecret(secret)).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(Buffer.from(shownSecret(secret).slice('whsec_'.length), 'base64')).toEqual(secret);
});
