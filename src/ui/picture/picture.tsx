import { pictureFile } from '#contract/links.ts';

type Format = 'avif' | 'webp' | 'jpg';

export const PICTURE_WIDTHS = [320, 640, 1000] as const;

/** Screens up to here take the small source of lazy pictures (spec §9 Other). */
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
  /** Shown as wide as the screen: small screens get no smaller source than they can show. */
  wide?: boolean;
  widths?: readonly number[];
};

/** A picture in the best format the browser knows, with its place kept free while it loads. */
export function Picture({
  name,
  alt,
  sizes,
  ratio = 1.25,
  priority,
  wide,
  widths = PICTURE_WIDTHS,
}: PictureProps) {
  const [small = 320, medium = small] = widths;
  const largest = widths.at(-1) ?? medium;
  const set = (format: Format) =>
    widths.map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ');
  // A third of the small source's width: screens of up to three dots a pixel still take it.
  const layout = priority || wide ? sizes : `${SMALL_SCREEN} ${Math.floor(small / 3)}px, ${sizes}`;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={set('avif')} sizes={layout} />
      <source type="image/webp" srcSet={set('webp')} sizes={layout} />
      <img
        src={pictureFile(name, medium, 'jpg')}
        alt={alt}
        width={largest}
        height={Math.round(largest * ratio)}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={orderOf(priority, wide)}
      />
    </picture>
  );
}

/** A wide picture that is not the main one stands beside it, and would take its place on the line. */
const orderOf = (priority?: boolean, wide?: boolean) => (priority ? 'high' : wide ? 'low' : 'auto');
