import { demoPictures } from './jobs.ts';
import { renderPicture } from './render.ts';

/** What the studio asks of this process, and what it answers. */
export type DrawRequest = { file: string; folder: string };
export type DrawAnswer = { file: string; problem?: string };

/**
 * The program that draws: a process of its own, so that the shop keeps its main thread and gets the memory back. It
 * ends when the studio lets go of it.
 */
const jobs = new Map(demoPictures().map((job) => [job.name, job]));

process.on('message', async ({ file, folder }: DrawRequest) => {
  const answer: DrawAnswer = { file };
  try {
    await renderPicture(jobs, file, folder);
  } catch (error) {
    answer.problem = String(error);
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
