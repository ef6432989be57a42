import { brewing, origin } from '#demo/catalogue/making/sections.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { Text } from '#demo/catalogue/types.ts';
import type { Draft } from '#demo/large/kind.ts';
import { sentence } from '#demo/large/polish.ts';
import type { Place } from '#demo/large/words/origins.ts';

/** How a coffee from one place is named and described. */
export function fromPlace(
  { country, region, estate }: Place,
  variety: string,
  treatment: Text,
  note: Text,
): Pick<Draft, 'name' | 'summary' | 'description'> {
  return {
    name: t(
      `${country.pl} ${region} ${estate} ${variety}, ${treatment.pl}`,
      `${country.en} ${region} ${estate} ${variety}, ${treatment.en}`,
    ),
    summary: t(
      `${sentence(note.pl)}. Z jednego zbioru, region ${region}.`,
      `${sentence(note.en)}. From one harvest, ${region} region.`,
    ),
    description: [
      origin(
        t(
          `${estate} leży w regionie ${region}. Owoce zbiera się tam ręcznie, tylko dojrzałe.`,
          `${estate} lies in the region of ${region}, where only ripe cherries are picked, by hand.`,
        ),
        t(`W filiżance: ${note.pl}.`, `In the cup: ${note.en}.`),
      ),
      brewing(FILTER_RECIPE),
    ],
  };
}

export function blendTexts(note: Text): Pick<Draft, 'summary' | 'description'> {
  return {
    summary: t(
      `${sentence(note.pl)}. Na co dzień, także z mlekiem.`,
      `${sentence(note.en)}. For every day, with or without milk.`,
    ),
    description: [
      origin(
        t(
          'Ziarna z kilku krajów palimy osobno i łączymy dopiero po wypale.',
          'Beans from several countries are roasted apart and put together afterwards.',
        ),
        t(`W filiżance: ${note.pl}.`, `In the cup: ${note.en}.`),
      ),
      brewing(ESPRESSO_RECIPE),
    ],
  };
}

const FILTER_RECIPE = t(
  'Zacznij od 15 g kawy na 250 g wody o temperaturze 94 °C. Jeśli napar jest zbyt kwaskowy, zmiel drobniej.',
  'Start with 15 g of coffee to 250 g of water at 94 °C. If the cup tastes sharp, grind finer.',
);
const ESPRESSO_RECIPE = t(
  'Na espresso 18 g kawy i 36 g naparu w 28 s. W kawiarce nie ubijaj i zdejmij przy pierwszym bulgocie.',
  'For espresso, 18 g of coffee to 36 g in the cup in 28 s. In a moka pot do not tamp.',
);
