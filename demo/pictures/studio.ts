import { demoPictures } from './jobs.ts';
import { type PictureJob, renderPictures } from './render.ts';

/** Draws the demo shop's pictures: a few before the shop opens, the rest while it runs or when asked for. */
export type Studio = {
  /** Draws a picture that is not there yet; false where the demo shop has no such picture. */
  draw(name: string): Promise<boolean>;
  /** Draws what a shopper sees first. */
  drawFirst(onProgress: (done: number, all: number) => void): Promise<void>;
  /** Draws the rest one by one, so that the shop has the machine for itself; answers with the way to stop. */
  drawRest(): () => void;
};

const SEEN_FIRST = /^(banner-|category-)/;

export function openStudio(folder: string): Studio {
  const jobs = new Map(demoPictures().map((job) => [job.name, job]));
  const underway = new Map<string, Promise<void>>();

  function render(job: PictureJob): Promise<void> {
    const running = underway.get(job.name);
    if (running) return running;
    const drawing = renderPictures([job], { folder }).finally(() => underway.delete(job.name));
    underway.set(job.name, drawing);
    return drawing;
  }

  return {
    async draw(name) {
      const job = jobs.get(name);
      if (!job) return false;
      await render(job);
      return true;
    },
    drawFirst(onProgress) {
      const first = [...jobs.values()].filter(({ name }) => SEEN_FIRST.test(name));
      return renderPictures(first, { folder, onProgress });
    },
    drawRest() {
      let stopped = false;
      const work = async () => {
        for (const job of jobs.values()) {
          if (stopped) return;
          await render(job);
        }
      };
      // A disk that is full is no reason to stop the shop: pictures are drawn when asked for.
      work().catch(() => {});
      return () => {
        stopped = true;
      };
    },
  };
}
