import type { ShapeDrawing } from '#demo/pictures/shape.ts';
import type { Shape } from '#demo/pictures/spec.ts';
import { bag } from './bag.ts';
import { book } from './book.ts';
import { bottle } from './bottle.ts';
import { aeropress, frenchPress, moka } from './brewers.ts';
import { brush } from './brush.ts';
import { capsules } from './capsules.ts';
import { cup, mug } from './cup.ts';
import { dripper } from './dripper.ts';
import { espressoMachine } from './espresso-machine.ts';
import { fabricRoll } from './fabric-roll.ts';
import { clothFilter, paperFilters } from './filters.ts';
import { giftBox } from './gift-box.ts';
import { giftCard } from './gift-card.ts';
import { chemex, glass, server } from './glass.ts';
import { electricGrinder, handGrinder } from './grinders.ts';
import { kettle } from './kettle.ts';
import { pitcher } from './pitcher.ts';
import { scale } from './scale.ts';
import { service } from './service.ts';
import { shirt } from './shirt.ts';
import { spoon } from './spoon.ts';
import { sticker } from './sticker.ts';
import { tamper } from './tamper.ts';
import { apron, cap, tote } from './textiles.ts';
import { tin } from './tin.ts';
import { workshop } from './workshop.ts';

export const shapes: Record<Shape, ShapeDrawing> = {
  bag,
  tin,
  capsules,
  cup,
  mug,
  glass,
  kettle,
  dripper,
  chemex,
  aeropress,
  'french-press': frenchPress,
  moka,
  'hand-grinder': handGrinder,
  'electric-grinder': electricGrinder,
  'espresso-machine': espressoMachine,
  scale,
  server,
  'paper-filters': paperFilters,
  'cloth-filter': clothFilter,
  'fabric-roll': fabricRoll,
  shirt,
  apron,
  cap,
  tote,
  'gift-box': giftBox,
  'gift-card': giftCard,
  sticker,
  workshop,
  service,
  book,
  spoon,
  brush,
  tamper,
  pitcher,
  bottle,
};
