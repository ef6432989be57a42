import type { FastifyInstance } from 'fastify';
import { PAYMENT_NOTICES } from '#contract/wire.ts';
import type { Shop } from '#server/shop.ts';
import { isTakenIn } from '#shop/payments/take-notification.ts';

/** Where providers tell what became of payments. What is not taken in yet is refused, so that they tell it again. */
export function paymentNotices(app: FastifyInstance, { ordering }: Pick<Shop, 'ordering'>): void {
  const { providers } = ordering.payments;
  if (providers.length === 0) return;
  app.register(async (inner) => {
    // The bytes as they came: providers sign them.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    inner.post<{ Params: { provider: string } }>(PAYMENT_NOTICES, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const provider = providers.find(({ name }) => name === request.params.provider);
      if (!provider) return reply.code(404).send({ error: 'no_provider' });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const notification = { headers: request.headers, body };
      const outcome = await ordering.onlinePayments.takeNotification(provider, notification);
      const problem = outcome.ok ? undefined : outcome.problem;
      if (problem) request.log.warn(`A notification of ${provider.name}: ${problem}`);
      if (isTakenIn(outcome)) return reply.send({ status: 'OK' });
      return reply.code(problem === 'not_authentic' ? 400 : 409).send({ error: problem });
    });
  });
}
