/** Words of withdrawing from a contract, in Polish. The two labels are those of Directive 2011/83/EU, art. 11a. */
export const withdrawalPl = {
  'withdrawal.link': 'Odstąp od umowy tutaj',
  'withdrawal.confirm': 'Potwierdź odstąpienie od umowy',
  'withdrawal.title': 'Odstąpienie od umowy',
  'withdrawal.lead':
    'Od umowy zawartej na odległość możesz odstąpić w ciągu {n} dni od odebrania ostatniej paczki, bez podawania przyczyny. Wystarczy to oświadczenie; nie musisz mieć konta. O wyjątkach piszemy przy produkcie i w e-mailu z potwierdzeniem zamówienia.',
  'withdrawal.orderHint': 'Znajdziesz go w e-mailu z potwierdzeniem zamówienia.',
  'withdrawal.emailHint': 'Wyślemy tam potwierdzenie, że oświadczenie do nas dotarło.',
  'withdrawal.items': 'Których produktów to dotyczy',
  'withdrawal.itemsHint': 'Zostaw puste, jeśli odstępujesz od całej umowy.',
  'withdrawal.products': 'Produkty',
  'withdrawal.goOn': 'Dalej',
  'withdrawal.nothingSent':
    'Jeszcze niczego nie wysyłamy: w następnym kroku sprawdzisz i potwierdzisz oświadczenie.',
  'withdrawal.check': 'Sprawdź i potwierdź',
  'withdrawal.checkLead': 'Oświadczenie złożysz dopiero przyciskiem na dole.',
  'withdrawal.statement': 'Odstępuję od umowy sprzedaży zawartej w sklepie {shop}.',
  'withdrawal.wholeContract': 'całe zamówienie',
  'withdrawal.change': 'Popraw dane',
  'withdrawal.received': 'Mamy Twoje oświadczenie',
  'withdrawal.receivedLead':
    'Dotarło do nas {date} o godz. {time} pod numerem {number}. Potwierdzenie wysłaliśmy na adres {email}.',
  'withdrawal.next':
    'Produkty odeślij w ciągu 14 dni. Pieniądze zwrócimy w ciągu 14 dni od otrzymania oświadczenia; możemy z tym poczekać, aż produkty do nas wrócą albo aż dostaniemy dowód jego odesłania.',
  'withdrawal.except.custom':
    'Produkt wykonany według Twoich wskazań: prawo odstąpienia od umowy nie przysługuje.',
  'withdrawal.except.perishable':
    'Produkt szybko się psuje albo ma krótki termin przydatności: prawo odstąpienia od umowy nie przysługuje.',
  'withdrawal.except.sealed':
    'Po otwarciu zapieczętowanego opakowania prawo odstąpienia od umowy nie przysługuje, ze względu na ochronę zdrowia lub higienę.',
  'withdrawal.except.service':
    'Po pełnym wykonaniu usługi za Twoją wyraźną zgodą prawo odstąpienia od umowy nie przysługuje.',
  'withdrawal.except.digital':
    'Po dostarczeniu treści cyfrowej za Twoją wyraźną zgodą prawo odstąpienia od umowy nie przysługuje.',
  'withdrawal.except.dated':
    'Usługa w oznaczonym dniu lub okresie: prawo odstąpienia od umowy nie przysługuje.',
  'withdrawal.gone': 'Ten link jest za stary. Wypełnij oświadczenie jeszcze raz.',
};
