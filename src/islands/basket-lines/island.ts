import { defineIsland } from '#islands/define-island.ts';
import { BasketLines } from './basket-lines.tsx';

export default defineIsland({
  name: 'basket-lines',
  wake: 'load',
  Component: BasketLines,
  texts: [
    'alert.offline',
    'basket.changeFailed',
    'basket.continue',
    'basket.empty',
    'basket.emptyNext',
    'basket.quantityOf',
    'basket.removeNamed',
    'basket.soon',
    'basket.total',
    'basket.totalNet',
    'basket.update',
    'product.every',
    'product.less',
    'product.more',
    'unit.kilogram',
    'unit.metre',
    'unit.pack',
    'unit.piece',
    'unit.service',
  ],
});
