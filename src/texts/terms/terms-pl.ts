/** The instructions and the form of withdrawal in the words of the law (annexes 1 and 2 to the act on consumer rights), in Polish. */
export const termsPl = {
  'terms.notice.title': 'Odstąpienie od umowy: pouczenie i wzór formularza',
  'terms.notice.right': 'Prawo odstąpienia od umowy',
  'terms.notice.period':
    'Mają Państwo prawo odstąpić od niniejszej umowy w terminie {n} dni bez podania jakiejkolwiek przyczyny.',
  'terms.notice.begins':
    'Termin do odstąpienia od umowy wygasa po upływie {n} dni od dnia, w którym weszli Państwo w posiadanie ostatniej rzeczy lub w którym osoba trzecia inna niż przewoźnik i wskazana przez Państwa weszła w posiadanie ostatniej rzeczy; przy usługach i treściach cyfrowych od dnia zawarcia umowy.',
  'terms.notice.how':
    'Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas ({seller}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Mogą Państwo skorzystać z wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe.',
  'terms.notice.function':
    'Mogą Państwo również odstąpić od umowy na naszej stronie internetowej, przyciskiem „{link}”. Jeżeli skorzystają Państwo z tej możliwości, niezwłocznie prześlemy potwierdzenie otrzymania oświadczenia, z jego treścią oraz datą i godziną złożenia, pocztą elektroniczną.',
  'terms.notice.inTime':
    'Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
  'terms.notice.effects': 'Skutki odstąpienia od umowy',
  'terms.notice.refund':
    'W przypadku odstąpienia od niniejszej umowy zwracamy wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodzili się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem.',
  'terms.notice.withhold':
    'Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania rzeczy lub do czasu dostarczenia nam dowodu jej odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.',
  'terms.notice.sendBack':
    'Proszę odesłać lub przekazać nam rzecz niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym poinformowali nas Państwo o odstąpieniu od niniejszej umowy. Termin jest zachowany, jeżeli odeślą Państwo rzecz przed upływem 14 dni. Będą Państwo musieli ponieść bezpośrednie koszty zwrotu rzeczy.',
  'terms.notice.value':
    'Odpowiadają Państwo tylko za zmniejszenie wartości rzeczy wynikające z korzystania z niej w sposób inny niż było to konieczne do stwierdzenia charakteru, cech i funkcjonowania rzeczy.',
  'terms.notice.form': 'Wzór formularza odstąpienia od umowy',
  'terms.notice.formHint':
    '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
  'terms.notice.formTo': 'Adresat: {seller}',
  'terms.notice.formStatement':
    'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy(*)/umowy o świadczenie następującej usługi(*): ....................',
  'terms.notice.formWhen': 'Data zawarcia umowy(*)/odbioru(*): ....................',
  'terms.notice.formName': 'Imię i nazwisko konsumenta(-ów): ....................',
  'terms.notice.formAddress': 'Adres konsumenta(-ów): ....................',
  'terms.notice.formSignature':
    'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej): ....................',
  'terms.notice.formDate': 'Data: ....................',
  'terms.notice.formDelete': '(*) Niepotrzebne skreślić.',
};
