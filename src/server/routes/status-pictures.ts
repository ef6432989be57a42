import type { FastifyInstance } from 'fastify';
import { statusPicture } from '#contract/projector-sizes.ts';

const A_DAY = 'public, max-age=86400';

/** A dot for what can be had, a ring for what is not, half of each for what is ordered in. */
const DRAWINGS = {
  enable: '<circle cx="6" cy="6" r="5" fill="#1f4d3f"/>',
  order:
    '<circle cx="6" cy="6" r="4.5" fill="none" stroke="#8a5a00"/><path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="#8a5a00"/>',
  disable: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="#655c50"/>',
} as const;

/** The small pictures that the wire names beside an availability; a page of ours draws its own. */
export function statusPictures(app: FastifyInstance): void {
  for (const status of ['enable', 'order', 'disable'] as const)
    app.get(statusPicture(status), (_, reply) =>
      reply
        .header('cache-control', A_DAY)
        .type('image/svg+xml')
        .send(
          `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" viewBox="0 0 12 12">${DRAWINGS[status]}</svg>`,
        ),
    );
}
