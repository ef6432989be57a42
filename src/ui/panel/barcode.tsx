import { code128 } from '#domain/parcels/code-128.ts';

/** Light on both sides of a code, without which no scanner finds it (modules). */
const QUIET = 10;
const HEIGHT = 50;

/** A text as a bar code, with the text below for whoever types it; the text alone where no code can hold it. */
export function Barcode({ text }: { text: string }) {
  const widths = code128(text) ?? [];
  const width = widths.reduce((sum, one) => sum + one, 2 * QUIET);
  return (
    <figure className="barcode">
      {widths.length > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
          focusable="false"
        >
          <path d={barsOf(widths)} />
        </svg>
      )}
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** Bars and gaps in turn, a bar first. */
function barsOf(widths: readonly number[]): string {
  let at = QUIET;
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v${HEIGHT}h-${width}z` : '';
      at += width;
      return bar;
    })
    .join('');
}
