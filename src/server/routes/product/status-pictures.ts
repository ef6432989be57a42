import type { FastifyInstance } from 'fastify';
import { statusPicture } from '#contract/product/status-picture.ts';

const A_DAY = 'public, max-age=86400';

/** A dot for what can be had, a ring for what is not, half of each for what is ordered in; seen on light and on dark. */
const DRAWINGS = {
  enable: '<circle cx="6" cy="6" r="5" fill="#3e8068"/>',
  order:
    '<circle cx="6" cy="6" r="4.5" fill="none" stroke="#a36b00"/><path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="#a36b00"/>',
  disable: '<circle cx="6" cy="6" r="4.5" fill="none" stroke="#7d7467"/>',
} as const;

/** The small pictures that pages show beside an availability, and that the wire names. */
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
