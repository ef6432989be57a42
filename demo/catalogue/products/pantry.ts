import { goods } from '#demo/catalogue/making/goods.ts';
import { reduced, since } from '#demo/catalogue/making/prices.ts';
import { serving, taste } from '#demo/catalogue/making/sections.ts';
import { universal } from '#demo/catalogue/making/sizes.ts';
import { t } from '#demo/catalogue/making/text.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';

export const pantry: DemoProduct[] = [
  goods({
    key: 'cold-brew-250',
    producer: 'mgla',
    categories: ['dodatki', 'kawa'],
    name: t('Cold brew z butelki, 250 ml', 'Bottled cold brew, 250 ml'),
    summary: t(
      'Świeży, macerowany 16 godzin. Krótki termin, stąd niższa cena.',
      'Fresh, steeped for 16 hours. Short-dated, hence the lower price.',
    ),
    description: [
      taste(
        t(
          'Kolumbia Huila zalana zimną, filtrowaną wodą na całą noc. Czekolada, śliwka, żadnej goryczki.',
          'Colombia Huila left overnight in cold filtered water. Chocolate, plum, no bitterness.',
        ),
      ),
      serving(
        t(
          'Podawaj z lodem albo rozcieńcz tonikiem. Przechowuj w lodówce, po otwarciu wypij w ciągu dwóch dni.',
          'Serve over ice or lengthen with tonic. Keep in the fridge and drink within two days of opening.',
        ),
      ),
    ],
    facts: {
      ingredients: t('woda, kawa arabika', 'water, arabica coffee'),
      allergens: t('brak', 'none'),
      shelfLife: t('21 dni w lodówce', '21 days in the fridge'),
      netContents: '250 ml',
    },
    // Omnibus: perishable, reduced as its date comes near.
    perishable: true,
    sizes: universal([since(200, 1690), reduced(9, 1390, 1690), reduced(2, 990, 1690)], 26, 420),
    popularity: 52,
    picture: {
      shape: 'bottle',
      colour: '#4A2F23',
      accent: '#E8DCC6',
      material: 'glass',
      pattern: 'waves',
      label: ['COLD BREW', 'MGŁA'],
    },
  }),
  goods({
    key: 'ciastka-owsiane',
    producer: 'spizarnia-bor',
    categories: ['dodatki'],
    name: t('Ciastka owsiane z kakao, 180 g', 'Oat biscuits with cocoa, 180 g'),
    summary: t(
      'Pieczone we wtorki i piątki, kruche, mało słodkie.',
      'Baked on Tuesdays and Fridays, short and not too sweet.',
    ),
    description: [
      taste(
        t(
          'Płatki owsiane, masło, kakao i szczypta soli. Robione z myślą o mocnym espresso.',
          'Rolled oats, butter, cocoa and a pinch of salt, made to go with a strong espresso.',
        ),
      ),
      serving(
        t(
          'Po otwarciu trzymaj w puszce. W piekarniku, 5 min w 160 °C, odzyskują chrupkość.',
          'Keep in a tin once opened. Five minutes at 160 °C in the oven crisps them up again.',
        ),
      ),
    ],
    facts: {
      ingredients: t(
        'płatki owsiane, masło, cukier trzcinowy, mąka pszenna, kakao, sól',
        'rolled oats, butter, cane sugar, wheat flour, cocoa, salt',
      ),
      allergens: t('gluten, mleko', 'gluten, milk'),
      shelfLife: t('30 dni', '30 days'),
      netContents: '180 g',
    },
    perishable: true,
    vatPercent: 5,
    sizes: universal(1890, 34, 210),
    popularity: 38,
    picture: {
      shape: 'tin',
      colour: '#D2B48C',
      accent: '#5A3E2B',
      material: 'kraft',
      pattern: 'dots',
      label: ['OWSIANE', 'Z KAKAO'],
    },
  }),
  goods({
    key: 'przyprawa-do-kawy',
    producer: 'spizarnia-bor',
    categories: ['dodatki'],
    name: t('Przyprawa do kawy z kardamonem, 60 g', 'Coffee spice with cardamom, 60 g'),
    summary: t('Kardamon, cynamon, imbir i nic więcej.', 'Cardamom, cinnamon, ginger and nothing else.'),
    description: [
      taste(
        t(
          'Kardamon mielony razem z łupinką jest łagodniejszy. Cynamon cejloński, imbir suszony w płatkach.',
          'The cardamom is ground with its husk, which makes it milder. Ceylon cinnamon, flaked dried ginger.',
        ),
      ),
      serving(
        t(
          'Ćwierć łyżeczki na 15 g kawy, przed zaparzeniem. Dobra też w czekoladzie na gorąco.',
          'A quarter of a teaspoon to 15 g of coffee, before brewing. Good in hot chocolate, too.',
        ),
      ),
    ],
    facts: {
      ingredients: t('kardamon, cynamon, imbir', 'cardamom, cinnamon, ginger'),
      allergens: t('brak', 'none'),
      shelfLife: t('12 miesięcy', '12 months'),
      netContents: '60 g',
    },
    vatPercent: 8,
    sizes: universal(2190, 66, 90),
    popularity: 31,
    picture: {
      shape: 'tin',
      colour: '#B98A4A',
      accent: '#3F5B4C',
      material: 'steel',
      pattern: 'rings',
      label: ['KARDAMON'],
    },
  }),
  goods({
    key: 'czekolada-pitna',
    producer: 'spizarnia-bor',
    categories: ['dodatki', 'prezenty'],
    name: t('Czekolada pitna 70%, 200 g', 'Drinking chocolate 70%, 200 g'),
    summary: t(
      'Wiórki gorzkiej czekolady, które topią się w gorącym mleku.',
      'Flakes of dark chocolate that melt into hot milk.',
    ),
    description: [
      taste(
        t(
          'Kakao z Ghany, cukier trzcinowy i odrobina soli. Bez mleka w proszku i bez zagęstników.',
          'Ghanaian cocoa, cane sugar and a little salt. No milk powder, no thickeners.',
        ),
      ),
      serving(
        t(
          '30 g na 200 ml mleka. Podgrzej do 70 °C i mieszaj, aż zgęstnieje. Z espresso powstaje dobra mocha.',
          '30 g to 200 ml of milk. Warm to 70 °C and stir until it thickens. With an espresso it makes a good mocha.',
        ),
      ),
    ],
    facts: {
      ingredients: t('miazga kakaowa, cukier trzcinowy, sól', 'cocoa mass, cane sugar, salt'),
      allergens: t('może zawierać mleko i orzechy', 'may contain milk and nuts'),
      shelfLife: t('12 miesięcy', '12 months'),
      netContents: '200 g',
    },
    // Omnibus: the lowest price is higher than the selling price.
    sizes: universal([since(200, 3490), since(60, 3690), reduced(15, 2990, 3690)], 52, 240),
    popularity: 44,
    picture: {
      shape: 'tin',
      colour: '#4B2E26',
      accent: '#D9A066',
      material: 'paper',
      pattern: 'waves',
      label: ['CZEKOLADA', '70%'],
    },
  }),
  goods({
    key: 'syrop-waniliowy',
    producer: 'spizarnia-bor',
    categories: ['dodatki'],
    name: t('Syrop waniliowy, 250 ml', 'Vanilla syrup, 250 ml'),
    summary: t(
      'Na prawdziwej wanilii z Madagaskaru, z ziarenkami na dnie.',
      'Made with real Madagascan vanilla, seeds and all.',
    ),
    description: [
      taste(
        t(
          'Cukier trzcinowy gotowany z rozciętymi laskami wanilii. Bez aromatów, dlatego jest delikatny.',
          'Cane sugar simmered with split vanilla pods. No flavourings, so it is gentle.',
        ),
      ),
      serving(
        t(
          '10 ml na filiżankę kawy z mlekiem. Przed użyciem wstrząśnij, po otwarciu trzymaj w lodówce.',
          '10 ml to a cup of white coffee. Shake before use and refrigerate once opened.',
        ),
      ),
    ],
    facts: {
      ingredients: t('cukier trzcinowy, woda, wanilia', 'cane sugar, water, vanilla'),
      allergens: t('brak', 'none'),
      shelfLife: t('9 miesięcy', '9 months'),
      netContents: '250 ml',
    },
    sizes: universal(2690, 41, 480),
    popularity: 36,
    picture: {
      shape: 'bottle',
      colour: '#D8B878',
      accent: '#4B3A2A',
      material: 'glass',
      pattern: 'stripes',
      label: ['WANILIA'],
    },
  }),
];
