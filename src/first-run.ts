import { fillDemoShop, isFilled } from '#demo/fill/fill.ts';
import { openStudio, type Studio } from '#demo/pictures/studio.ts';
import type { Database } from '#shop/db/database.ts';

const EVERY_MS = 2000;

/** Fills an empty database with the demo shop and draws its first pictures; a later start finds both done. */
export async function prepareDemo(
  database: Database,
  pictures: { folder: string; program?: string | undefined },
  say: (line: string) => void,
): Promise<Studio> {
  if (!(await isFilled(database))) {
    say('Filling the demo shop');
    await fillDemoShop(database, Date.now());
  }
  const studio = openStudio(pictures.folder, pictures);
  let said = Date.now();
  await studio.drawFirst((done, all) => {
    if (Date.now() - said < EVERY_MS) return;
    said = Date.now();
    say(`Drawing the first pictures: ${done} of ${all}`);
  });
  return studio;
}
