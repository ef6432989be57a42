import type { FastifyInstance } from 'fastify';
import { PAYMENTS_PATH } from '#contract/wire.ts';
import { isIban } from '#domain/form/numbers/iban.ts';
import { readFields } from '#server/request/fields.ts';
import { fieldMessage } from '#texts/errors/field-message.ts';

/** Zero says that nothing is wrong; what is wrong has a message. */
type PaymentAnswer = { errno: 0 } | { errno: 1 | 2; message: string };

/** Checks of payment data for scripts (spec §7 Verify IBAN). */
export function paymentRoutes(app: FastifyInstance): void {
  app.get(PAYMENTS_PATH, async (request, reply): Promise<PaymentAnswer> => {
    const fields = readFields(request);
    reply.header('cache-control', 'private, no-store');
    if (fields('action') !== 'verify_iban') return { errno: 2, message: 'There is no such action.' };
    if (isIban(fields('bankAccount'))) return { errno: 0 };
    const { texts, language } = request.context;
    return { errno: 1, message: fieldMessage(texts, language, 'incorrect_iban') };
  });
}
