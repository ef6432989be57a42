import type { SampleOrder } from 'witryna/shop/order/samples/sample-order.ts';
import { buyer } from './buyer.ts';

const lot = (product: string, size: string, quantity = 1) => ({ product, size, quantity });
const one = (product: string, quantity = 1) => lot(product, 'uniw', quantity);

/** Two weeks of the roastery, at every stage an order can be at. Nobody of these people exists. */
export const sampleOrders: readonly SampleOrder[] = [
  {
    hoursAgo: 330,
    ...buyer('Maria Zielińska', 'Lipowa 14/3', '30-019 Kraków', '501100101'),
    goods: [lot('brazylia-cerrado', '1kg'), one('filtry-stozkowe-02', 2)],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 20, does: 'pack' },
      { after: 23, does: 'send', trackingNumber: '620000100011' },
      { after: 47, does: 'deliver' },
    ],
  },
  {
    hoursAgo: 310,
    ...buyer('Tomasz Wrona', 'Szkolna 8', '00-950 Warszawa', '501100102'),
    goods: [one('mlynek-reczny-zawora'), lot('espresso-zmierzch', '250g', 2)],
    ...{ delivery: 'point', point: 'WAR01M', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 18, does: 'pack' },
      { after: 20, does: 'send', trackingNumber: '620000100012' },
      { after: 50, does: 'deliver' },
      { after: 170, does: 'announce_return' },
      { after: 250, does: 'receive_return' },
    ],
  },
  {
    hoursAgo: 290,
    ...buyer('Halina Dudek', 'Polna 2', '43-300 Bielsko-Biała', '501100103'),
    goods: [lot('mieszanka-poranna-mgla', '500g', 2)],
    ...{ delivery: 'courier', payment: 'on_delivery' },
    steps: [
      { after: 10, does: 'pack' },
      { after: 12, does: 'send', trackingNumber: '620000100013' },
      { after: 48, does: 'deliver' },
      { after: 130, does: 'pay' },
    ],
  },
  {
    hoursAgo: 288,
    ...buyer('Paweł Sikora', 'Długa 31/7', '80-210 Gdańsk', '501100104'),
    goods: [one('karafka-przelewowa'), one('waga-z-minutnikiem')],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 30, does: 'note', text: 'Karafka jedzie z magazynu zewnętrznego, klient o tym wie.' },
    ],
  },
  {
    hoursAgo: 240,
    ...buyer('Katarzyna Lis', 'Ogrodowa 5', '50-310 Wrocław', '501100105'),
    goods: [lot('kolumbia-huila', '250g', 3)],
    ...{ delivery: 'point', point: 'WRO01M', payment: 'gateway' },
    steps: [
      { after: 0.2, does: 'pay' },
      { after: 22, does: 'pack' },
      { after: 25, does: 'send', trackingNumber: '620000100015' },
      { after: 70, does: 'deliver' },
    ],
  },
  {
    hoursAgo: 215,
    ...buyer('Zbigniew Kot', 'Leśna 40', '15-201 Białystok', '501100106'),
    goods: [one('dripper-kiri-ceramiczny'), one('filtry-stozkowe-02')],
    ...{ delivery: 'courier', payment: 'on_delivery' },
    steps: [
      { after: 16, does: 'pack' },
      { after: 18, does: 'send', trackingNumber: '620000100016' },
      { after: 66, does: 'deliver' },
    ],
  },
  {
    hoursAgo: 166,
    ...buyer('Ewa Malinowska', 'Krótka 9/12', '60-801 Poznań', '501100107'),
    goods: [lot('espresso-polana', '1kg')],
    ...{ delivery: 'courier', payment: 'gateway' },
    note: 'Wyjeżdżam, proszę wysłać dopiero po moim powrocie.',
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 3, does: 'hold', text: 'klientka prosi o wysyłkę po urlopie' },
    ],
  },
  {
    hoursAgo: 140,
    ...buyer('Grzegorz Baran', 'Kwiatowa 17', '40-002 Katowice', '501100108'),
    goods: [one('czajnik-na-kuchenke')],
    ...{ delivery: 'courier', payment: 'transfer' },
    steps: [],
  },
  {
    hoursAgo: 120,
    ...buyer('Joanna Rybak', 'Dworcowa 3', '90-201 Łódź', '501100109'),
    goods: [lot('espresso-nocny-pociag', '500g', 2), one('puszka-na-kawe')],
    ...{ delivery: 'courier', payment: 'transfer' },
    steps: [{ after: 26, does: 'pay', amount: 10_000 }],
  },
  {
    hoursAgo: 96,
    ...buyer('Marek Jeż', 'Słoneczna 22', '20-001 Lublin', '501100110'),
    goods: [one('ubijak-58')],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 5, does: 'cancel' },
    ],
  },
  {
    hoursAgo: 80,
    ...buyer('Agnieszka Sowa', 'Parkowa 6', '85-031 Bydgoszcz', '501100111'),
    goods: [lot('rwanda-nyamasheke', '250g', 2), one('dzbanek-kiri-600')],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 27, does: 'pack' },
      { after: 30, does: 'send', trackingNumber: '620000100021' },
    ],
  },
  {
    hoursAgo: 72,
    ...buyer('Krzysztof Bąk', 'Klonowa 11', '00-941 Warszawa', '501100112'),
    goods: [lot('brazylia-cerrado', '250g', 2), lot('kolumbia-huila', '250g')],
    ...{ delivery: 'point', point: 'WAR01M', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 24, does: 'pack' },
      { after: 26, does: 'send', trackingNumber: '620000100022' },
    ],
  },
  {
    hoursAgo: 52,
    ...buyer('Łucja Gajda', 'Rynek 1', '43-300 Bielsko-Biała', '501100113'),
    goods: [lot('mieszanka-poranna-mgla', '1kg')],
    ...{ delivery: 'collection', payment: 'transfer' },
    steps: [
      { after: 4, does: 'pay' },
      { after: 20, does: 'pack' },
    ],
  },
  {
    hoursAgo: 46,
    ...buyer('Robert Śliwa', 'Mickiewicza 27', '70-401 Szczecin', '501100114'),
    goods: [one('kubek-termiczny', 2)],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 24, does: 'pack' },
    ],
  },
  {
    hoursAgo: 40,
    ...buyer('Beata Żak', 'Zielona 4/2', '81-301 Gdynia', '501100115'),
    goods: [lot('espresso-zmierzch', '1kg'), one('pedzelek-do-mlynka')],
    ...{ delivery: 'courier', payment: 'on_delivery' },
    steps: [{ after: 20, does: 'pack' }],
  },
  {
    hoursAgo: 30,
    ...buyer('Dariusz Pająk', 'Kościuszki 58', '42-201 Częstochowa', '501100116'),
    goods: [lot('kolumbia-huila', '500g', 2), one('filtr-bawelniany')],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [
      { after: 0.1, does: 'pay' },
      { after: 28, does: 'start_packing' },
    ],
  },
  {
    hoursAgo: 26,
    ...buyer('Iwona Czyż', 'Sportowa 19', '26-601 Radom', '501100117'),
    goods: [one('szklanki-dwuscienne')],
    ...{ delivery: 'courier', payment: 'transfer' },
    steps: [{ after: 2, does: 'cancel' }],
  },
  {
    hoursAgo: 20,
    ...buyer('Stanisław Wilk', 'Młyńska 33', '30-011 Kraków', '501100118'),
    goods: [lot('espresso-zmierzch', '500g'), one('lyzka-cuppingowa', 2), one('filtry-okragle-64')],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [{ after: 0.1, does: 'pay' }],
  },
  {
    hoursAgo: 9,
    ...buyer('Magdalena Kruk', 'Brzozowa 10', '50-302 Wrocław', '501100119'),
    goods: [lot('espresso-polana', '250g', 2), one('waga-kieszonkowa')],
    ...{ delivery: 'point', point: 'WRO01M', payment: 'gateway' },
    note: 'To prezent: proszę nie wkładać rachunku do paczki.',
    steps: [{ after: 0.1, does: 'pay' }],
  },
  {
    hoursAgo: 5,
    ...buyer('Ryszard Bóbr', 'Wiśniowa 7', '20-010 Lublin', '501100120'),
    goods: [lot('mieszanka-poranna-mgla', '250g', 3)],
    ...{ delivery: 'courier', payment: 'on_delivery' },
    steps: [],
  },
  {
    hoursAgo: 3,
    ...buyer('Natalia Szpak', 'Akacjowa 25', '60-812 Poznań', '501100121'),
    goods: [one('dripper-stalowy-podrozny'), one('filtry-stozkowe-02')],
    ...{ delivery: 'courier', payment: 'transfer' },
    steps: [],
  },
  {
    hoursAgo: 1,
    ...buyer('Wojciech Żuraw', 'Sienkiewicza 44', '90-210 Łódź', '501100122'),
    goods: [lot('brazylia-cerrado', '500g'), lot('espresso-nocny-pociag', '250g')],
    ...{ delivery: 'courier', payment: 'gateway' },
    steps: [{ after: 0.1, does: 'pay' }],
  },
];
