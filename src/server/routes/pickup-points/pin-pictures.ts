import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

const A_DAY = 'public, max-age=86400';

const PIN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 41">
  <path d="M12.5 1C6.1 1 1 6.1 1 12.4c0 2.6.8 4.7 2.1 6.7L12.5 40l9.4-20.9c1.3-2 2.1-4.1 2.1-6.7C24 6.1 18.9 1 12.5 1z"
    fill="#1f4d3f" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>
  <circle cx="12.5" cy="12.5" r="4.6" fill="#fff"/>
</svg>`;

/** Falls to the right, for the light comes from the upper left; its tip lies where the pin's does. */
const SHADOW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 41 41">
  <defs><filter id="soft"><feGaussianBlur stdDeviation="1.4"/></filter></defs>
  <path d="M12.5 40 26 25c-1.5-4 2-8 6.5-8.5s6.5 3.5 3 7.5S26 33 12.5 40z" fill="#000" opacity=".35" filter="url(#soft)"/>
</svg>`;

/** The pictures of a point on the map: sizes and names are the specification's (§2 Pickup-point map, §9 Map pins). */
const PICTURES = {
  '/gfx/standards/marker-icon.png': { drawing: PIN, width: 25, height: 41 },
  '/gfx/standards/marker-icon-2x.png': { drawing: PIN, width: 50, height: 82 },
  '/gfx/standards/marker-shadow.png': { drawing: SHADOW, width: 41, height: 41 },
};

/** Pins are drawn when the first map asks for them, and kept. */
export function pinPictures(app: FastifyInstance): void {
  for (const [path, picture] of Object.entries(PICTURES)) {
    let drawn: Promise<Buffer> | undefined;
    app.get(path, async (_, reply) => {
      drawn ??= draw(picture);
      return reply
        .header('cache-control', A_DAY)
        .type('image/png')
        .send(await drawn);
    });
  }
}

const draw = ({ drawing, width, height }: (typeof PICTURES)[keyof typeof PICTURES]) =>
  sharp(Buffer.from(drawing), { density: 72 * 4 })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 9 })
    .toBuffer();
