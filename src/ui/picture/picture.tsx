import { pictureFile } from '#contract/links.ts';

type Format = 'avif' | 'webp' | 'jpg';

/** Widths every picture is kept in; the smallest serves screens up to 420 px (spec §9 Other). */
export const PICTURE_WIDTHS = [320, 640, 1000] as const;
const SMALL_SCREEN = '(max-width: 420px)';

export type PictureProps = {
  name: string;
  alt: string;
  /** The layout's width of the picture, as in the `sizes` attribute. */
  sizes: string;
  /** Height as a share of the width. */
  ratio?: number;
  /** The main picture of a page comes first and at once. */
  priority?: boolean;
  widths?: readonly number[];
};

/** A picture in the best format the browser knows, with its place kept free while it loads. */
export function Picture({ name, alt, sizes, ratio = 1.25, priority, widths = PICTURE_WIDTHS }: PictureProps) {
  const [small = 320, medium = small] = widths;
  const smallSet = (format: Format) =>
    `${pictureFile(name, small, format)} 1x, ${pictureFile(name, medium, format)} 2x`;
  const fullSet = (format: Format) =>
    widths.map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ');
  const largest = widths[widths.length - 1] ?? medium;
  return (
    <picture className="picture">
      {!priority && <source media={SMALL_SCREEN} type="image/avif" srcSet={smallSet('avif')} />}
      {!priority && <source media={SMALL_SCREEN} type="image/webp" srcSet={smallSet('webp')} />}
      <source type="image/avif" srcSet={fullSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={fullSet('webp')} sizes={sizes} />
      <img
        src={pictureFile(name, medium, 'jpg')}
        alt={alt}
        width={largest}
        height={Math.round(largest * ratio)}
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
