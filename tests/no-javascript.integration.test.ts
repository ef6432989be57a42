import { beforeEach, expect, test } from 'vitest';
import { BASKET_FIELDS } from '#contract/basket/basket-change.ts';
import { CONTACT } from '#tests/support/shop/checkout-shopper.ts';
import { plainBrowserIn } from '#tests/support/shop/plain-browser.ts';
import { demoProduct, describeWithShop } from '#tests/support/shop/test-shop.ts';

const COFFEE = 'Brazylia Cerrado';
const SOLD_OUT = 'Mieszanka Zimowa';
const FILTERS = 'Filtry stożkowe 02, 100 szt.';
const DRIPPERS = '/search.php?text=dripper';
const COMPARISON = '/product-compare.php';
const LISTS = '/shoppinglist.php';
const POINT = /^Odbiór w punkcie(?!.*przy odbiorze)/;

describeWithShop('without JavaScript', (use) => {
  let browser: ReturnType<typeof plainBrowserIn>;
  beforeEach(() => {
    browser = plainBrowserIn(use());
  });
  const read = (selector?: string) => browser.words(selector).join('\n');
  const price = () => read('.product-price__main .price__now');
  const columns = () => browser.words('main th').filter((name) => name !== '');
  const open = async (key: string) => browser.open((await demoProduct(use().shop, key)).path);

  test('one can search, choose a size and a subscription, buy, change and remove', async () => {
    await browser.open('/');
    browser.fill('text', 'brazylia cerrado');
    await browser.press('Szukaj');
    await browser.follow(COFFEE);
    const before = price();
    await browser.follow('1 kg');
    expect(browser.at()).toMatch(/size=1kg/);
    expect(price()).not.toBe(before);
    expect(read('.sizes [aria-current]')).toBe('1 kg');
    browser.fill('Subskrypcja', '30');
    browser.fill('Ilość', '3');
    await browser.press('Dodaj do koszyka');
    expect(browser.words('main h1')).toEqual(['Koszyk']);
    expect(read()).toContain('Produkt został dodany.');
    expect(read('.line')).toContain('1 kg');
    expect(read('.line')).toContain('Subskrypcja co');
    browser.fill(`Ilość: ${COFFEE}`, '2');
    await browser.press('Przelicz');
    expect(read()).toContain(`Zmieniono ilość: ${COFFEE}`);
    expect(browser.value(`Ilość: ${COFFEE}`)).toBe('2');
    await browser.press(`Usuń z koszyka: ${COFFEE}`);
    expect(read()).toContain('Koszyk jest pusty.');
  });

  test('a sold-out product says so, and takes an address to be notified at', async () => {
    await open('mieszanka-zimowa');
    await browser.press('Dodaj do koszyka');
    expect(read('.notice')).toBe('Produkt niedostępny');
    await open('mieszanka-zimowa');
    browser.fill('Twój e-mail', 'bez-skryptow@example.com');
    await browser.press('Powiadom mnie');
    expect(read('.notice--success')).toContain('Zapisane.');
    await browser.follow('Wróć do produktu');
    expect(browser.words('main h1')).toEqual([SOLD_OUT]);
  });

  test('a product for points is asked for on its own page and on its card, and the basket says how to join', async () => {
    const howToJoin =
      'Towar dostępny tylko w programie lojalnościowym. Zaloguj się albo załóż konto, żeby zbierać punkty.';
    await open('kubek-za-punkty');
    await browser.press('Odbierz za 120 pkt');
    expect([browser.at(), read('.notice')]).toEqual(['/basketedit.php', howToJoin]);
    await browser.open('/search.php?text=kubek+klubowy');
    await browser.press(/^Odbierz za 120 pkt Kubek Klubowy/);
    expect([browser.at(), read('.notice')]).toEqual(['/basketedit.php', howToJoin]);
  });

  test('the calculator of instalments is a link with the price of one, where that is within the limits', async () => {
    await open('mlynek-elektryczny-domowy');
    const sum = price()
      .replace(/[^\d,]/g, '')
      .replace(',', '.');
    await browser.follow(/^Oblicz raty/);
    expect(browser.at()).toBe(`/informacje/raty?kwota=${sum}`);
    expect(browser.words('main h1')).toEqual(['Raty']);
  });

  test('the product page has its normal price, says where a code is counted, and the basket counts it', async () => {
    await browser.shopper.change({ [BASKET_FIELDS.action]: 'code', [BASKET_FIELDS.code]: 'MGLA10' });
    await open('brazylia-cerrado');
    expect(price()).toMatch(/37,90/);
    expect(read()).toContain('Kod rabatowy policzymy w koszyku.');
    await browser.press('Dodaj do koszyka');
    expect(read('.line__price')).toMatch(/34,11/);
  });

  test('the banner of a code is a form that activates it', async () => {
    await browser.open('/contact.php');
    await browser.press('Użyj kodu');
    expect(read()).toContain('MGLA10');
  });

  test('products are chosen to compare, compared, removed and bought', async () => {
    await browser.open(DRIPPERS);
    const [dripper = ''] = browser.words('.card__name');
    await browser.press(`Porównaj: ${dripper}`);
    expect(browser.at()).toBe(COMPARISON);
    expect(read()).toContain(`Dodano do porównania: ${dripper}`);
    await browser.open('/kategoria/1/kawa');
    const [coffee = ''] = browser.words('.card__name');
    await browser.press(`Porównaj: ${coffee}`);
    expect(columns().slice(0, 3)).toEqual(['Cecha', dripper, coffee]);
    await browser.follow('Pokaż tylko różnice');
    expect(read()).toContain('Pokaż wszystkie cechy');
    await browser.press(`Usuń z porównania: ${coffee}`);
    expect(columns().slice(0, 2)).toEqual(['Cecha', dripper]);
    expect(columns()).not.toContain(coffee);
    await browser.press(`Dodaj do koszyka ${dripper}`);
    expect(browser.at()).toBe('/basketedit.php');
    expect(read()).toContain(dripper);
    await browser.open(COMPARISON);
    await browser.press('Wyczyść porównanie');
    expect(read()).toContain('Nie porównujesz jeszcze żadnych produktów.');
  });

  test('a list is made, changed, copied, shared, bought, deleted and brought back', async () => {
    const said = () => read('#list-said');
    await browser.open(LISTS);
    browser.fill('Nazwa nowej listy', 'Bez skryptów');
    await browser.press('Utwórz listę');
    expect(said()).toContain('Utworzono listę „Bez skryptów”.');
    await open('brazylia-cerrado');
    await browser.press('Zapisz na liście');
    await browser.open(LISTS);
    browser.fill('Ilość', '3');
    browser.fill('Notatka', 'mielona');
    await browser.press(`Zapisz: ${COFFEE}`);
    expect(said()).toContain(`Zapisano zmiany: ${COFFEE}`);
    expect([browser.value('Ilość'), browser.value('Notatka')]).toEqual(['3', 'mielona']);
    await browser.follow(`Przenieś lub kopiuj: ${COFFEE}`);
    browser.fill('Na którą listę?', 'Nowa lista');
    browser.fill('Nazwa nowej listy', 'Druga');
    await browser.press('Kopiuj');
    expect(said()).toContain(`Skopiowano na listę „Druga”: ${COFFEE}`);
    await browser.press('Udostępnij listę');
    expect(browser.value('Adres listy')).toMatch(/\/lista\/[\w-]{43}$/);
    await browser.press('Całą listę do koszyka');
    expect(said()).toContain('Dodano do koszyka 1 produkt.');
    await browser.press('Usuń listę');
    expect(said()).toContain('Usunięto listę „Bez skryptów”.');
    await browser.press(/^Przywróć/);
    expect(browser.words('main h2')).toContain('Bez skryptów');
  });

  test('the choice of language, currency and country is a page with a form, which leads back to the same page', async () => {
    const { path } = await demoProduct(use().shop, 'brazylia-cerrado');
    await browser.open(`${path}?size=1kg`);
    await browser.follow('Zmień kraj dostawy');
    expect(browser.words('main h1')).toEqual(['Język, waluta i kraj dostawy']);
    browser.fill('Język', 'English');
    browser.fill('Waluta', 'euro (EUR)');
    browser.fill('Kraj dostawy', 'Austria');
    await browser.press('Zapisz');
    expect(browser.at()).toMatch(/\/en\/product\/7\/[a-z-]+\?size=1kg$/);
    expect(price()).toContain('€');
    expect(read('.assurances')).toContain('Delivery: Austria');
  });

  test('another country that holds for a while is given up on the page of settings', async () => {
    const { path } = await demoProduct(use().shop, 'brazylia-cerrado');
    const forced = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
    browser.shopper.jar.set('setRegionForced', JSON.stringify(forced));
    await browser.open(path);
    expect(read('.assurances')).toContain('Dostawa: Niemcy');
    await browser.follow('Zmień kraj dostawy');
    expect(read()).toContain('Koszt i czas dostawy podajemy dla: Niemcy.');
    await browser.press('Przywróć domyślne');
    expect(browser.at()).toBe(path);
    expect(read('.assurances')).toContain('Dostawa: Polska');
    expect([...browser.shopper.jar.keys()]).toEqual([]);
  });

  test('a guest uses every form of the basket, and orders to a pickup point found on a page, with a mistake on the way', async () => {
    const total = () => read('.basket__total');
    await open('filtry-stozkowe-02');
    await browser.press('Dodaj do koszyka');
    await browser.press(/^Odłóż na listę/);
    expect(read()).toContain(`Odłożono na listę zakupową: ${FILTERS}`);
    expect(read()).toContain('Koszyk jest pusty.');
    await open('filtry-stozkowe-02');
    browser.fill('Ilość', '4');
    await browser.press('Dodaj do koszyka');
    await browser.press(`Usuń z koszyka: ${FILTERS}`);
    await browser.press('Cofnij');
    expect(read()).toContain('Produkt wrócił do koszyka.');
    expect(browser.value(`Ilość: ${FILTERS}`)).toBe('4');
    await browser.press(/^Zamów później/);
    expect(read()).not.toContain('Przejdź do zamówienia');
    await browser.press(/^Zamów teraz/);
    browser.fill('Kod rabatowy', 'mgla10');
    await browser.press('Użyj kodu');
    expect(total()).toContain('101,54');
    await browser.press('Usuń kod');
    expect(total()).toContain('111,50');

    await browser.follow('Przejdź do zamówienia');
    for (const [name, value] of Object.entries(CONTACT)) browser.fill(name, value);
    browser.fill('zipcode', '950');
    await browser.press(/^Dalej/);
    expect(browser.status()).toBe(422);
    expect(read('.form__summary')).toContain('Popraw 1 pole');
    expect(browser.value('city')).toBe('Warszawa');
    browser.fill('zipcode', '00-950');
    await browser.press(/^Dalej/);

    browser.choose(POINT);
    browser.choose(/^Przelew/);
    browser.fill('Uwagi do zamówienia', 'Dzwonek nie działa.');
    await browser.press('Znajdź kod punktu');
    browser.fill('Miejscowość, kod pocztowy lub ulica', 'zakopane');
    await browser.press('Szukaj');
    await browser.follow(/^Wybierz ?.+,/);
    expect(browser.words('main h1')).toEqual(['Dostawa i płatność']);
    expect(browser.value('Uwagi do zamówienia')).toBe('Dzwonek nie działa.');
    const code = browser.value('pickup_point') ?? '';
    expect(code).toMatch(/^ZAK/);
    // The way and the payment that were chosen before are sent as they stand there now.
    await browser.press(/^Dalej/);
    expect(browser.words('main h1')).toEqual(['Podsumowanie']);
    expect(read()).toContain('Przelew');

    browser.choose(/^Akceptuję regulamin/);
    await browser.press('Zamawiam z obowiązkiem zapłaty');
    for (const said of ['Dziękujemy. Zamówienie jest u nas', code, 'PL61 1090 1014 0000 0712 1981 2874'])
      expect(read()).toContain(said);
    await browser.press('Anuluj zamówienie');
    expect(read()).toContain('Zamówienie jest anulowane.');
  });

  test('a client registers, past a mistake, signs out and in again', async () => {
    const secret = 'cierpka kawa';
    const passwords = () => browser.fill('password', secret);
    await browser.open('/client-new.php');
    for (const [name, value] of Object.entries({
      login: 'halina-bez-skryptow',
      email: 'halina-bez-skryptow@example.org',
      firstname: 'Halina7',
      lastname: 'Zaręba',
    }))
      browser.fill(name, value);
    passwords();
    browser.choose(/^Akceptuję/);
    await browser.press('Załóż konto');
    expect(browser.status()).toBe(422);
    expect(browser.words('.form__summary a')).toEqual(['Imię: Pole nie może zawierać cyfr.']);
    expect([browser.value('login'), browser.value('terms')]).toEqual(['halina-bez-skryptow', 'y']);
    expect(browser.value('password')).toBe('');
    expect(browser.html()).not.toContain('cierpka');
    browser.fill('firstname', 'Halina');
    passwords();
    await browser.press('Załóż konto');
    expect(browser.words('main h1')).toEqual(['Dzień dobry, Halina']);
    await browser.press('Wyloguj się');
    expect(read()).toContain('Wylogowano.');
    await browser.open('/account-data.php');
    browser.fill('username', 'halina-bez-skryptow');
    browser.fill('password', secret);
    await browser.press('Zaloguj się');
    expect(browser.value('Nazwisko')).toBe('Zaręba');
  });
});
