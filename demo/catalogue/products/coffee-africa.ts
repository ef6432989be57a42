import {
  bagPicture,
  coffee,
  fiveZlotysOff,
  method,
  processing,
  roast,
  tenPercentOff,
} from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { brewing, origin } from '#demo/catalogue/making/sections.ts';
import { bags } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const africanCoffees: DemoProduct[] = [
  coffee({
    key: 'etiopia-konga',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Etiopia Konga', 'Ethiopia Konga'),
    summary: t(
      'Bergamotka, brzoskwinia i kwiat akacji z wysokich wzgórz Gedeo.',
      'Bergamot, peach and acacia blossom from the high hills of Gedeo.',
    ),
    description: [
      origin(
        t(
          'Ziarna przynosi do stacji mycia Konga około sześciuset drobnych rolników. Krzewy rosną w cieniu akacji, tuż pod granicą chmur.',
          'Some six hundred smallholders bring their cherries to the Konga washing station. The trees grow in the shade of acacias, just below the cloud line.',
        ),
        t(
          'Filiżanka jest lekka i herbaciana: najpierw bergamotka, potem dojrzała brzoskwinia i długi, miodowy finisz.',
          'The cup is light and tea-like: bergamot first, then ripe peach and a long honeyed finish.',
        ),
      ),
      brewing(
        t(
          'Zacznij od 15 g kawy na 250 g wody o temperaturze 94 °C. Parz w dripperze około 2 min 45 s, mieląc średnio drobno.',
          'Start with 15 g of coffee to 250 g of water at 94 °C. Brew in a dripper for about 2 min 45 s with a medium-fine grind.',
        ),
      ),
    ],
    facts: {
      country: t('Etiopia', 'Ethiopia'),
      region: 'Gedeo',
      altitude: '1950–2200 m',
      variety: 'heirloom',
      process: processing.washed,
      roast: roast.light,
      notes: t('bergamotka, brzoskwinia, miód', 'bergamot, peach, honey'),
      method: method.filter,
    },
    // Omnibus: reduced today.
    sizes: bags([since(200, 5490), reduced(0, 4690, 5490)], [64, 31, 12]),
    subscription: tenPercentOff,
    pointsEarned: 5,
    popularity: 94,
    picture: bagPicture('#D9C3A5', '#7A8F6A', 'contours', ['ETIOPIA', 'KONGA'], 'kraft'),
  }),
  coffee({
    key: 'etiopia-guji-natural',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Etiopia Guji Natural', 'Ethiopia Guji Natural'),
    summary: t(
      'Owocowa i soczysta: borówka, truskawka, kakao.',
      'Fruity and juicy: blueberry, strawberry, cocoa.',
    ),
    description: [
      origin(
        t(
          'Owoce z okolic Uraga schną w całości na podwyższonych stołach przez trzy tygodnie. Pracownicy obracają je co godzinę, by nie zaczęły pleśnieć.',
          'Cherries from around Uraga dry whole on raised beds for three weeks, turned every hour so that nothing spoils.',
        ),
        t(
          'Suszenie w owocu daje smak borówki i dżemu truskawkowego, a na końcu odrobinę kakao.',
          'Drying in the fruit brings blueberry and strawberry jam, with a touch of cocoa at the end.',
        ),
      ),
      brewing(
        t(
          'Polecamy dripper lub zaparzacz ciśnieniowy: 16 g kawy na 240 g wody, 92 °C. Chłodniejsza woda podkreśla słodycz.',
          'Best in a dripper or a pressure brewer: 16 g of coffee to 240 g of water at 92 °C. Cooler water brings out the sweetness.',
        ),
      ),
    ],
    facts: {
      country: t('Etiopia', 'Ethiopia'),
      region: 'Guji',
      altitude: '2000–2250 m',
      variety: 'heirloom',
      process: processing.natural,
      roast: roast.light,
      notes: t('borówka, truskawka, kakao', 'blueberry, strawberry, cocoa'),
      method: method.filter,
    },
    sizes: bags(5790, [0, 0, 0]),
    availability: { status: 'disable', backInDays: 9 },
    subscription: tenPercentOff,
    popularity: 88,
    picture: bagPicture('#6E4B5E', '#E3B7A0', 'dots', ['ETIOPIA', 'GUJI']),
  }),
  coffee({
    key: 'kenia-kiambu',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Kenia Kiambu AA', 'Kenya Kiambu AA'),
    summary: t('Czarna porzeczka, rabarbar i żywa kwasowość.', 'Blackcurrant, rhubarb and a lively acidity.'),
    description: [
      origin(
        t(
          'Klasyfikacja AA oznacza największe ziarna. Te pochodzą z małej spółdzielni na czerwonych, wulkanicznych glebach na północ od Nairobi.',
          'AA is the grade of the largest beans. These come from a small co-operative on red volcanic soil north of Nairobi.',
        ),
        t(
          'Podwójne mycie daje czysty, wyrazisty napar: czarna porzeczka, rabarbar, trzcinowy cukier.',
          'Double washing makes for a clean, distinct cup: blackcurrant, rhubarb, cane sugar.',
        ),
      ),
      brewing(
        t(
          '15 g kawy, 250 g wody, 95 °C. Jeśli napar jest zbyt kwaskowy, zmiel odrobinę drobniej.',
          '15 g of coffee, 250 g of water, 95 °C. If the cup tastes sharp, grind a touch finer.',
        ),
      ),
    ],
    facts: {
      country: t('Kenia', 'Kenya'),
      region: 'Kiambu',
      altitude: '1700–1900 m',
      variety: 'SL28, SL34',
      process: processing.washed,
      roast: roast.light,
      notes: t('czarna porzeczka, rabarbar, cukier trzcinowy', 'blackcurrant, rhubarb, cane sugar'),
      method: method.filter,
    },
    // Omnibus: reduced ten days ago.
    sizes: bags([since(200, 5990), reduced(10, 4990, 5990)], [40, 18, 0]),
    subscription: tenPercentOff,
    pointsEarned: 6,
    popularity: 81,
    picture: bagPicture('#7C3F3A', '#E9D6B8', 'waves', ['KENIA', 'KIAMBU']),
  }),
  coffee({
    key: 'rwanda-nyamasheke',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Rwanda Nyamasheke', 'Rwanda Nyamasheke'),
    summary: t(
      'Czerwone jabłko, karmel i cynamon znad jeziora Kiwu.',
      'Red apple, caramel and cinnamon from the shores of Lake Kivu.',
    ),
    description: [
      origin(
        t(
          'Stację mycia nad jeziorem Kiwu prowadzą kobiety z okolicznych wsi. Po fermentacji ziarna moczy się jeszcze dobę w wodzie ze źródła.',
          'The washing station on Lake Kivu is run by women from the villages around it. After fermentation the beans soak for another day in spring water.',
        ),
        t(
          'Napar jest okrągły i słodki, z wyraźnym czerwonym jabłkiem.',
          'The cup is round and sweet, with red apple to the fore.',
        ),
      ),
      brewing(
        t(
          'Dobrze znosi różne metody. W prasie francuskiej: 18 g na 300 g wody, 4 minuty.',
          'It takes kindly to most methods. In a French press: 18 g to 300 g of water, four minutes.',
        ),
      ),
    ],
    facts: {
      country: t('Rwanda', 'Rwanda'),
      region: 'Nyamasheke',
      altitude: '1600–1850 m',
      variety: 'Red Bourbon',
      process: processing.washed,
      roast: roast.light,
      notes: t('czerwone jabłko, karmel, cynamon', 'red apple, caramel, cinnamon'),
      method: method.filter,
    },
    sizes: bags(5190, [52, 20, 9]),
    subscription: fiveZlotysOff,
    popularity: 58,
    picture: bagPicture('#B9654A', '#F0E2CC', 'rings', ['RWANDA', 'KIWU']),
  }),
  coffee({
    key: 'burundi-kayanza',
    series: 'swit',
    categories: ['single-origin'],
    name: t('Burundi Kayanza', 'Burundi Kayanza'),
    summary: t(
      'Nowość: pomarańcza, czarna herbata i suszona śliwka.',
      'New: orange, black tea and dried plum.',
    ),
    description: [
      origin(
        t(
          'Kayanza leży przy granicy z Rwandą, na łagodnych wzgórzach. To nasz pierwszy zbiór od tej spółdzielni, osiemnaście worków.',
          'Kayanza lies by the Rwandan border, among gentle hills. This is our first lot from the co-operative: eighteen sacks.',
        ),
        t(
          'Smakuje pomarańczą i mocną czarną herbatą, a po ostygnięciu suszoną śliwką.',
          'It tastes of orange and strong black tea, and of dried plum as it cools.',
        ),
      ),
      brewing(
        t(
          '15 g kawy, 240 g wody, 94 °C, dwie polewki po preinfuzji.',
          '15 g of coffee, 240 g of water, 94 °C, two pours after the bloom.',
        ),
      ),
    ],
    facts: {
      country: t('Burundi', 'Burundi'),
      region: 'Kayanza',
      altitude: '1750–1950 m',
      variety: 'Red Bourbon',
      process: processing.washed,
      roast: roast.light,
      notes: t('pomarańcza, czarna herbata, śliwka', 'orange, black tea, plum'),
      method: method.filter,
    },
    // Omnibus: new, first offered twelve days ago, reduced three days ago.
    sizes: bags([since(12, 5890), reduced(3, 5190, 5890)], [70, 35, 15]),
    subscription: tenPercentOff,
    newFromDaysAgo: 12,
    popularity: 63,
    picture: bagPicture('#C98B4B', '#3E4A45', 'contours', ['BURUNDI', 'KAYANZA']),
  }),
];
