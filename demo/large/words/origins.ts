import { t } from '#demo/catalogue/making/text.ts';
import type { Text } from '#demo/catalogue/types.ts';

type Estates = readonly string[];
type Country = {
  name: Text;
  regions: string[];
  varieties: [string, string, string, string];
  estates: Estates;
};
export type Place = { country: Text; region: string; estate: string; varieties: Country['varieties'] };

const SAINTS_AND_VIEWS = [
  ...['El Mirador', 'La Esperanza', 'Santa Rosa', 'El Paraíso', 'Las Nubes', 'San José', 'La Cumbre'],
  ...['Buena Vista', 'El Roble', 'La Palma', 'Los Pinos', 'Monte Alto', 'El Cedro', 'Agua Clara'],
];
const fincas = SAINTS_AND_VIEWS.map((name) => `Finca ${name}`);
const fazendas = [
  ...['Boa Vista', 'Santa Inês', 'Serra Azul', 'Água Limpa', 'São Bento', 'Bela Aurora', 'Rio Verde'],
  ...['Pedra Alta', 'Campo Alegre', 'Três Irmãos', 'Lagoa', 'Primavera', 'Recanto', 'Esperança'],
].map((name) => `Fazenda ${name}`);
const stations = [
  ...['Hambela', 'Kochere', 'Bensa', 'Wote', 'Chelbesa', 'Gatare', 'Mahembe'],
  ...['Karambi', 'Gitega', 'Nemba', 'Ruvumbu', 'Kagoma', 'Thiriku', 'Gichatha'],
];
const gardens = [
  ...['Gunung Biru', 'Kebun Tinggi', 'Bukit Lama', 'Tanah Merah', 'Wana Asri', 'Puncak', 'Rimba'],
  ...['Sungai', 'Tirta', 'Danau', 'Awan', 'Lembah', 'Kabut', 'Bintang'],
];

const AMERICAN_VARIETIES: Country['varieties'] = ['Caturra', 'Bourbon', 'Gesha', 'Pacamara'];
const AFRICAN_VARIETIES: Country['varieties'] = ['heirloom', 'SL28', 'Bourbon', '74110'];
const ASIAN_VARIETIES: Country['varieties'] = ['Typica', 'Ateng', 'S795', 'Catimor'];

const COUNTRIES: Country[] = [
  american(t('Kolumbia', 'Colombia'), ['Huila', 'Nariño', 'Tolima', 'Cauca', 'Antioquia', 'Santander']),
  american(t('Gwatemala', 'Guatemala'), ['Huehuetenango', 'Antigua', 'Atitlán', 'Cobán']),
  american(t('Kostaryka', 'Costa Rica'), ['Tarrazú', 'Naranjo', 'Brunca', 'Tres Ríos']),
  american(t('Honduras', 'Honduras'), ['Marcala', 'Copán', 'Opalaca', 'Montecillos']),
  american(t('Peru', 'Peru'), ['Cajamarca', 'Cusco', 'Amazonas', 'Puno']),
  american(t('Meksyk', 'Mexico'), ['Chiapas', 'Oaxaca', 'Veracruz', 'Puebla']),
  american(t('Nikaragua', 'Nicaragua'), ['Jinotega', 'Matagalpa', 'Nueva Segovia']),
  american(t('Ekwador', 'Ecuador'), ['Loja', 'Pichincha', 'Zaruma']),
  {
    name: t('Brazylia', 'Brazil'),
    regions: ['Cerrado', 'Sul de Minas', 'Mogiana', 'Chapada', 'Espírito Santo'],
    varieties: ['Catuaí', 'Mundo Novo', 'Bourbon', 'Acaiá'],
    estates: fazendas,
  },
  african(t('Etiopia', 'Ethiopia'), ['Guji', 'Yirgacheffe', 'Sidama', 'Limu', 'Jimma']),
  african(t('Kenia', 'Kenya'), ['Nyeri', 'Kirinyaga', 'Embu', 'Murang’a']),
  african(t('Rwanda', 'Rwanda'), ['Huye', 'Nyamagabe', 'Rutsiro']),
  african(t('Burundi', 'Burundi'), ['Ngozi', 'Muyinga', 'Kirundo']),
  african(t('Tanzania', 'Tanzania'), ['Mbeya', 'Kilimanjaro', 'Ruvuma']),
  asian(t('Indonezja', 'Indonesia'), ['Aceh', 'Toraja', 'Bali', 'Flores', 'Sulawesi']),
  asian(t('Papua-Nowa Gwinea', 'Papua New Guinea'), ['Goroka', 'Kainantu', 'Chimbu']),
];

function american(name: Text, regions: string[]): Country {
  return { name, regions, varieties: AMERICAN_VARIETIES, estates: fincas };
}
function african(name: Text, regions: string[]): Country {
  return { name, regions, varieties: AFRICAN_VARIETIES, estates: stations };
}
function asian(name: Text, regions: string[]): Country {
  return { name, regions, varieties: ASIAN_VARIETIES, estates: gardens };
}

/** Every estate or washing station of every region. */
export const places: Place[] = COUNTRIES.flatMap(({ name, regions, varieties, estates }) =>
  regions.flatMap((region) => estates.map((estate) => ({ country: name, region, estate, varieties }))),
);
