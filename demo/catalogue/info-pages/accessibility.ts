import { t } from '#demo/catalogue/making/text.ts';
import type { DemoInfoPage } from '#demo/catalogue/types.ts';

/** What the shop promises to whoever uses it with a keyboard, a screen reader or larger letters, and what it does not. */
export const accessibilityStatement: DemoInfoPage = {
  key: 'deklaracja-dostepnosci',
  group: 'help',
  title: t('Deklaracja dostępności', 'Accessibility statement'),
  sections: [
    {
      paragraphs: [
        t(
          'Chcemy, by z naszego sklepu mógł korzystać każdy. Budujemy go zgodnie z wytycznymi WCAG 2.2 na poziomie AA i z ustawą z 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze.',
          'We want everyone to be able to use our shop. It is built to WCAG 2.2 level AA and to the Polish act of 26 April 2024 that implements the European Accessibility Act.',
        ),
        t(
          'Deklarację sporządziliśmy 16 listopada 2026 r. na podstawie własnej oceny. Dotyczy wszystkich stron sklepu po polsku i po angielsku.',
          'We drew up this statement on 16 November 2026 from an assessment of our own. It covers every page of the shop, in Polish and in English.',
        ),
      ],
    },
    {
      heading: t('Co to znaczy w praktyce', 'What this means in practice'),
      paragraphs: [t('W całym sklepie możesz:', 'Throughout the shop you can:')],
      list: [
        t(
          'kupować samą klawiaturą, od wyszukania do zapłaty, i zawsze widzieć, w którym miejscu jesteś',
          'shop with the keyboard alone, from the search to the payment, and always see where you are',
        ),
        t(
          'powiększyć stronę do 400% albo sam tekst do 200% bez przewijania na boki',
          'enlarge the page to 400%, or the text alone to 200%, without scrolling sideways',
        ),
        t(
          'korzystać z czytnika ekranu: zdjęcia mają opisy, pola formularzy nazwy, a zmiany są ogłaszane',
          'use a screen reader: pictures are described, form fields are named and changes are announced',
        ),
        t(
          'wybrać w systemie jasny lub ciemny wygląd, własne kolory o wysokim kontraście i mniej ruchu',
          'choose light or dark, high-contrast colours of your own and less motion in your system settings',
        ),
        t(
          'złożyć zamówienie także wtedy, gdy skrypty się nie wczytają',
          'place an order even when scripts fail to load',
        ),
      ],
    },
    {
      heading: t('Jak to sprawdzamy', 'How we check it'),
      paragraphs: [t('Przed każdym wydaniem sklepu:', 'Before every release of the shop:')],
      list: [
        t(
          'program axe ogląda każdy rodzaj strony, także strony błędów, i każde otwarte okno według reguł WCAG 2.0–2.2 A i AA, na telefonie i na komputerze, w jasnym i ciemnym wyglądzie',
          'the program axe looks at every kind of page, error pages included, and at every open window by the rules of WCAG 2.0–2.2 A and AA, on a phone and on a computer, in light and dark',
        ),
        t(
          'przeglądarka kupuje samą klawiaturą i sprawdza, czy miejsce, w którym jest, widać',
          'a browser buys with the keyboard alone and checks that its place can be seen',
        ),
        t(
          'każdy rodzaj strony jest mierzony na ekranie szerokości 320 pikseli oraz z tekstem dwa razy większym, na telefonie i na komputerze',
          'every kind of page is measured on a screen 320 pixels wide, and with text twice as large on a phone and on a computer',
        ),
        t(
          'przeglądarka sprawdza, czy w kolorach wybranych w systemie widać przyciski, pola i to, co zaznaczone, i czy nic się nie porusza, gdy prosisz o mniej ruchu',
          'a browser checks that buttons, fields and what is chosen can be seen in the colours of your system, and that nothing moves when you ask for less motion',
        ),
        t(
          'każdy rodzaj strony jest porównywany ze standardem HTML, na którym polegają czytniki ekranu',
          'every kind of page is held against the HTML standard, which screen readers rely on',
        ),
      ],
    },
    {
      heading: t('Czego jeszcze brakuje', 'Known limits'),
      paragraphs: [t('Wiemy o tych ograniczeniach:', 'We know of these:')],
      list: [
        t(
          'Mapa punktów odbioru bywa trudna w obsłudze z czytnikiem ekranu. Te same punkty są dostępne jako lista z wyszukiwarką.',
          'The map of pick-up points can be hard to use with a screen reader. The same points are available as a searchable list.',
        ),
        t(
          'Tabela porównania na wąskim ekranie przewija się na boki we własnej ramce, bo kolumny trzeba widzieć obok siebie.',
          'On a narrow screen the table of a comparison scrolls sideways within its own frame, because its columns have to be seen side by side.',
        ),
        t(
          'Strony banków i operatorów płatności nie należą do nas i nie odpowiadamy za ich dostępność.',
          'The pages of banks and payment operators are not ours, and we cannot answer for their accessibility.',
        ),
        t(
          'Sklepu nie oceniał jeszcze niezależny audytor ani osoby, które na co dzień używają czytnika ekranu.',
          'Neither an independent auditor nor people who use a screen reader every day have assessed the shop yet.',
        ),
      ],
    },
    {
      heading: t('Jak zgłosić problem', 'How to report a problem'),
      paragraphs: [
        t(
          'Napisz lub zadzwoń: formularz, adres e-mail, telefon i adres pocztowy są na stronie kontaktu. Powiedz, na której stronie i w czym był kłopot. Odpowiadamy w ciągu 7 dni, a w razie potrzeby przyjmiemy zamówienie przez telefon.',
          'Write or ring us: the form, the e-mail address, the telephone number and the postal address are on the contact page. Tell us on which page you got stuck, and how. We answer within 7 days and will gladly take your order by phone.',
        ),
      ],
    },
    {
      heading: t('Jak złożyć skargę', 'How to complain'),
      paragraphs: [
        t(
          'Jeśli usługa nie spełnia wymagań dostępności, możesz złożyć do nas reklamację tą samą drogą. Gdy nasza odpowiedź Ci nie wystarczy, możesz zawiadomić Prezesa Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych (PFRON).',
          'If the service falls short of the requirements, you may make a formal complaint to us in the same ways. If our answer does not satisfy you, you may notify the President of PFRON, the Polish disability fund.',
        ),
      ],
    },
  ],
};
