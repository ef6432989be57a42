import type { Database } from '#shop/db/database.ts';
import type { DemoPictures, DemoShop } from './demo-shop.ts';

const EVERY_MS = 2000;

/** Fills an empty database with the demo shop and draws its first pictures; a later start finds both done. */
export async function prepareDemo(
  demo: DemoShop,
  database: Database,
  picturesFolder: string,
  say: (line: string) => void,
): Promise<DemoPictures> {
  if (!(await demo.isFilled(database))) {
    say('Filling the demo shop');
    await demo.fill(database, Date.now());
  }
  const pictures = demo.openPictures(picturesFolder);
  let said = Date.now();
  await pictures.drawFirst((done, all) => {
    if (Date.now() - said < EVERY_MS) return;
    said = Date.now();
    say(`Drawing the first pictures: ${done} of ${all}`);
  });
  return pictures;
}
