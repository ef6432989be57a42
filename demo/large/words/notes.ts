import { t } from '#demo/catalogue/making/text.ts';

/** Tasting notes, two by two, as they stand together in one cup. */
export const notes = [
  t('czekolada, orzech laskowy', 'chocolate, hazelnut'),
  t('czekolada, wiśnia', 'chocolate, cherry'),
  t('kakao, suszona śliwka', 'cocoa, prune'),
  t('karmel, jabłko', 'caramel, apple'),
  t('karmel, migdał', 'caramel, almond'),
  t('miód, brzoskwinia', 'honey, peach'),
  t('miód, rumianek', 'honey, camomile'),
  t('bergamotka, jaśmin', 'bergamot, jasmine'),
  t('bergamotka, morela', 'bergamot, apricot'),
  t('borówka, truskawka', 'blueberry, strawberry'),
  t('czarna porzeczka, rabarbar', 'blackcurrant, rhubarb'),
  t('czerwone jabłko, cynamon', 'red apple, cinnamon'),
  t('pomarańcza, toffi', 'orange, toffee'),
  t('pomarańcza, czarna herbata', 'orange, black tea'),
  t('mango, ananas', 'mango, pineapple'),
  t('malina, róża', 'raspberry, rose'),
  t('figa, daktyl', 'fig, date'),
  t('rodzynki, rum', 'raisins, rum'),
  t('cedr, tytoń', 'cedar, tobacco'),
  t('goździki, gorzka czekolada', 'cloves, dark chocolate'),
  t('wanilia, orzech włoski', 'vanilla, walnut'),
  t('grejpfrut, cukier trzcinowy', 'grapefruit, cane sugar'),
  t('żurawina, hibiskus', 'cranberry, hibiscus'),
  t('marcepan, skórka cytrynowa', 'marzipan, lemon peel'),
];
