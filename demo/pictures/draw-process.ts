import { demoPictures } from './jobs.ts';
import { renderPictures } from './render.ts';

/** What the studio asks of this process, and what it answers. */
export type DrawRequest = { name: string; folder: string };
export type DrawAnswer = { name: string; problem?: string };

/**
 * The program that draws: a process of its own, so that the shop keeps its main thread and gets the memory back. It
 * ends when the studio lets go of it.
 */
const jobs = new Map(demoPictures().map((job) => [job.name, job]));

process.on('message', async ({ name, folder }: DrawRequest) => {
  const job = jobs.get(name);
  const answer: DrawAnswer = { name };
  try {
    if (job) await renderPictures([job], { folder });
  } catch (error) {
    answer.problem = String(error);
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
