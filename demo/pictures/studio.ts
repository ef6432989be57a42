import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { drawingProcess } from './drawing-process.ts';
import { demoPictures } from './jobs.ts';
import { findPicture, type PictureJob, renderPicture } from './render.ts';

/** Draws the demo shop's pictures: a few before the shop opens, every other file when it is first asked for. */
export type Studio = {
  /** Whether the demo shop has such a file, drawn or not. */
  has(file: string): boolean;
  /**
   * A picture whose file is not there yet, as a sketch in SVG that is ready at once; the file is drawn next and kept.
   * Undefined where the demo shop has no such file.
   */
  sketch(file: string): string | undefined;
  /** Draws what a shopper sees first. */
  drawFirst(onProgress: (done: number, all: number) => void): Promise<void>;
  close(): void;
};

/** The first page's largest pictures, as browsers of today ask for them. */
const SEEN_FIRST = /^(banner-|category-)/;
/** More than a page shows. Who asks for all that the shop has is shown sketches, and does not keep it drawing. */
const MOST_WAITING = 200;
/** Some ten kilobytes each. */
const MOST_SKETCHES = 100;

export type StudioOptions = {
  /** The built drawing process; without it, as in development, the shop draws by itself. */
  program?: string | undefined;
  draw?: (file: string) => Promise<void>;
};

export function openStudio(folder: string, { program, draw: drawOne }: StudioOptions = {}): Studio {
  const jobs = new Map(demoPictures().map((job) => [job.name, job]));
  const process = program && existsSync(program) ? drawingProcess(program, folder) : undefined;
  const draw = drawOne ?? process?.draw ?? ((file: string) => renderPicture(jobs, file, folder));
  /** The last one asked for is the first: it is on the page that somebody looks at. */
  const waiting: string[] = [];
  const sketches = new Map<string, string>();
  let drawing: string | undefined;
  let closed = false;

  /** Every width and format of a picture has the same. */
  function sketchOf({ name, svg }: PictureJob): string {
    const sketch = sketches.get(name) ?? svg();
    sketches.delete(name);
    sketches.set(name, sketch);
    const [oldest] = sketches.keys();
    if (sketches.size > MOST_SKETCHES && oldest !== undefined) sketches.delete(oldest);
    return sketch;
  }

  async function drawWaiting(): Promise<void> {
    if (drawing !== undefined) return;
    for (drawing = waiting.shift(); drawing !== undefined && !closed; drawing = waiting.shift()) {
      // A disk that is full is no reason to stop the shop: a sketch is shown, and who asks again has it tried again.
      await draw(drawing).catch(() => {});
    }
    drawing = undefined;
  }

  function drawNext(file: string): void {
    if (file === drawing || closed) return;
    const place = waiting.indexOf(file);
    if (place >= 0) waiting.splice(place, 1);
    waiting.unshift(file);
    waiting.length = Math.min(waiting.length, MOST_WAITING);
    void drawWaiting();
  }

  return {
    has: (file) => findPicture(jobs, file) !== undefined,
    sketch(file) {
      const found = findPicture(jobs, file);
      if (!found) return undefined;
      drawNext(file);
      return sketchOf(found.job);
    },
    async drawFirst(onProgress) {
      const first = [...jobs.values()]
        .filter(({ name }) => SEEN_FIRST.test(name))
        .flatMap(({ name, widths }) => widths.map((width) => `${name}-${width}.avif`));
      const files = first.values();
      let done = 0;
      const work = async () => {
        for (const file of files) {
          await draw(file);
          onProgress(++done, first.length);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
    },
    close() {
      closed = true;
      process?.close();
    },
  };
}
