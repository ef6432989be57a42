import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/language.ts';
import { SECURITY_PATH } from '#contract/wire.ts';
import type { Shop } from '#server/shop.ts';

const AN_HOUR = 'public, max-age=3600';
const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Whom to tell of a hole in the shop (RFC 9116). It says until when it holds, and that is always ahead. */
export function securityText(
  app: FastifyInstance,
  { settings: { config, origin, clock } }: Pick<Shop, 'settings'>,
): void {
  app.get(SECURITY_PATH, (_, reply) =>
    reply
      .header('cache-control', AN_HOUR)
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${config.email}`,
          `Expires: ${new Date(clock() + HALF_A_YEAR_MS).toISOString()}`,
          `Preferred-Languages: ${LANGUAGES.join(', ')}`,
          `Canonical: ${origin}${SECURITY_PATH}`,
          '',
        ].join('\n'),
      ),
  );
}
