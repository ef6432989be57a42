import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCategory, drawProduct, drawScene } from './draw.ts';
import { shapes } from './shapes/registry.ts';
import { type PictureSpec, type Shape, sceneNames, views } from './spec.ts';

const everyShape = Object.keys(shapes) as Shape[];
const specOf = (shape: Shape): PictureSpec => ({
  shape,
  colour: '#c8a97e',
  accent: '#3f5b4b',
  pattern: 'contours',
  label: ['Żółta Mgła', 'espresso'],
});

describe('product pictures', () => {
  it.each(everyShape)('shows %s in every view, upright, four to five', async (shape) => {
    for (const view of views) {
      const svg = drawProduct(specOf(shape), { seed: `key-${shape}`, view, hue: 60 });
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
        format: 'svg',
        width: 800,
        height: 1000,
      });
    }
  });

  it('draws a product the same way each time', () => {
    for (const shape of everyShape) {
      const draw = () => drawProduct(specOf(shape), { seed: 'guji', view: 'use', hue: 20 });
      expect(draw()).toBe(draw());
    }
  });

  it.each(['contours', 'dots', 'waves', 'rings', 'stripes'] as const)(
    'gives two coffees different labels of %s',
    (pattern) => {
      const draw = (seed: string) =>
        drawProduct({ ...specOf('bag'), pattern }, { seed, view: 'front', hue: 20 });
      expect(draw('guji')).not.toBe(draw('sidamo'));
    },
  );

  it('needs no font: letters are drawn', () => {
    for (const shape of everyShape) {
      expect(drawProduct(specOf(shape), { seed: 'a', view: 'diagram', hue: 0 })).not.toContain('<text');
    }
  });

  it('shows the sizes that the product itself gives', () => {
    const spec = specOf('cup');
    const options = { seed: 'a', view: 'diagram', hue: 0 } as const;
    expect(drawProduct({ ...spec, size: { width: 70 } }, options)).not.toBe(drawProduct(spec, options));
  });
});

describe('wide pictures', () => {
  it.each(sceneNames)('paints the banner %s, the same each time', async (scene) => {
    const svg = drawScene(scene, { seed: 'mgla', hue: 150 });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toBe(drawScene(scene, { seed: 'mgla', hue: 150 }));
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1600, height: 700 });
  });

  it('shows each category by the things in it', async () => {
    for (const shape of everyShape) {
      const svg = drawCategory(shape, 90, 'tile');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 800, height: 600 });
    }
    expect(drawCategory(['bag', 'cup', 'kettle'], 90, 'tile')).not.toBe(drawCategory('bag', 90, 'tile'));
  });
});
