import type { Availability } from '#domain/product/product.ts';

/** The small picture for each status: pages show the one that the wire names as `status_gfx`. */
export const statusPicture = (status: Availability['status']) => `/gfx/status-${status}.svg`;
