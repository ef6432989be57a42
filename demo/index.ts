import type { DemoShop } from 'witryna/demo-shop.ts';
import { isFilled } from './fill/fill.ts';
import { fillDemoShop } from './fill/fill-demo-shop.ts';
import { openDemoCarrier } from './gateway/demo-carrier.ts';
import { openDemoGateway } from './gateway/demo-gateway.ts';
import { sampleOrders } from './orders/sample-orders.ts';
import { openStudio } from './pictures/studio.ts';
import { demoWords } from './shop-words.ts';

/** The roastery, as a shop is handed it. The built drawing program draws in a process of its own. */
export const demoShop = (drawingProgram?: string): DemoShop => ({
  words: demoWords,
  isFilled,
  fill: fillDemoShop,
  sampleOrders,
  openGateway: openDemoGateway,
  openCarrier: openDemoCarrier,
  openPictures: (folder) => openStudio(folder, { program: drawingProgram }),
});
