/** What is said of passkeys, in Polish. */
export const passkeysPl = {
  'entrance.or': 'albo',
  'entrance.passkey': 'Zaloguj się kluczem dostępu',
  'entrance.passkeyFailed':
    'Logowanie kluczem dostępu nie powiodło się. Spróbuj jeszcze raz albo zaloguj się hasłem.',
  'entrance.passkeyWrong': 'Nie możemy przyjąć tego klucza dostępu. Zaloguj się hasłem.',
  'entrance.passkeyExpired': 'Minęło zbyt dużo czasu. Spróbuj jeszcze raz.',

  'passkeys.title': 'Klucze dostępu',
  'passkeys.lead':
    'Klucz dostępu zastępuje hasło i kod: logujesz się odciskiem palca, twarzą albo PIN-em urządzenia.',
  'passkeys.add': 'Dodaj klucz dostępu',
  'passkeys.created': 'Dodano:',
  'passkeys.used': 'Ostatnie użycie:',
  'passkeys.remove': 'Usuń',
  'passkeys.removeOf': 'Usuń klucz dostępu: {name}',
  'passkeys.unsupported':
    'Nowy klucz można dodać w przeglądarce, która obsługuje klucze dostępu i ma włączony JavaScript.',
  'passkeys.name': 'Nazwa klucza',
  'passkeys.nameHint': 'Po niej rozpoznasz klucz na liście, na przykład „Laptop w biurze”.',
  'passkeys.addTitle': 'Nowy klucz dostępu',
  'passkeys.addLead': 'Nazwij klucz i potwierdź hasłem, że to Ty.',
  'passkeys.next': 'Dalej',
  'passkeys.makeTitle': 'Utwórz klucz „{name}”',
  'passkeys.makeLead':
    'Przeglądarka zapyta, gdzie zapisać klucz: na tym urządzeniu, w telefonie, w menedżerze haseł albo na kluczu USB. Masz na to 5 minut.',
  'passkeys.make': 'Utwórz klucz dostępu',
  'passkeys.makeFailed':
    'Klucz nie powstał. Spróbuj jeszcze raz. Jeśli na tym urządzeniu jest już Twój klucz do panelu, drugiego nie potrzebujesz.',
  'passkeys.done': 'Klucz dostępu „{name}” jest dodany. Możesz nim wejść już przy następnym logowaniu.',
  'passkeys.problem.expired': 'Minęło zbyt dużo czasu. Zacznij jeszcze raz.',
  'passkeys.problem.wrong':
    'Nie udało się sprawdzić tego klucza. Spróbuj jeszcze raz albo użyj innego urządzenia.',
  'passkeys.problem.taken': 'Ten klucz dostępu jest już dodany.',
  'passkeys.problem.too_many':
    'Masz już największą możliwą liczbę kluczy dostępu. Usuń któryś, żeby dodać nowy.',
  'passkeys.removeTitle': 'Usuń klucz „{name}”',
  'passkeys.removeLead':
    'Tym kluczem nie da się już wejść do panelu. Potem usuń go też z urządzenia. Potwierdź to hasłem.',
  'passkeys.removed': 'Klucz dostępu jest usunięty.',
} as const;
