/** Words of the instalment calculator, in Polish. Hints are named by what is counted and what stands against it. */
export const instalmentsPl = {
  'instalments.calculate': 'Oblicz raty: {name}',
  'instalments.monthly': '{name} ({size}{price}): od {amount}/mies.',
  'instalments.rate.fixed': 'stałe',
  'instalments.rate.variable': 'zmienne',
  'instalments.example':
    'Przykład reprezentatywny: całkowita kwota kredytu {amount}, oprocentowanie {rate} {percent}%, opłaty {fees}, {n} rata po {instalment}, całkowita kwota do zapłaty {total}, RRSO {apr}%. Kredytodawca: {lender}. Sklep jest pośrednikiem kredytowym.|Przykład reprezentatywny: całkowita kwota kredytu {amount}, oprocentowanie {rate} {percent}%, opłaty {fees}, {n} raty po {instalment}, całkowita kwota do zapłaty {total}, RRSO {apr}%. Kredytodawca: {lender}. Sklep jest pośrednikiem kredytowym.|Przykład reprezentatywny: całkowita kwota kredytu {amount}, oprocentowanie {rate} {percent}%, opłaty {fees}, {n} rat po {instalment}, całkowita kwota do zapłaty {total}, RRSO {apr}%. Kredytodawca: {lender}. Sklep jest pośrednikiem kredytowym.|Przykład reprezentatywny: całkowita kwota kredytu {amount}, oprocentowanie {rate} {percent}%, opłaty {fees}, {n} raty po {instalment}, całkowita kwota do zapłaty {total}, RRSO {apr}%. Kredytodawca: {lender}. Sklep jest pośrednikiem kredytowym.',
  'instalments.title': 'Kalkulator rat: {name}',
  'instalments.product': 'Oblicz raty tylko dla tego produktu',
  'instalments.both': 'Oblicz raty razem z kwotą z koszyka',
  'instalments.basket': 'Oblicz raty dla wybranych produktów',
  'instalments.product.below_minimum':
    'Nie można obliczyć rat dla tego produktu, ponieważ najniższa kwota zakupu w systemie {name} to {limit}',
  'instalments.product.above_maximum':
    'Nie można obliczyć rat dla tego produktu, ponieważ najwyższa kwota zakupu w systemie {name} to {limit}',
  'instalments.basket.below_minimum': 'Najniższa kwota zakupu w systemie {name} to {limit}',
  'instalments.basket.above_maximum': 'Najwyższa kwota zakupu w systemie {name} to {limit}',
  'instalments.hint.product.below_minimum': 'Zwiększ ilość produktu, aby obliczyć raty.',
  'instalments.hint.product.above_maximum': 'Zmniejsz ilość produktu, aby obliczyć raty.',
  'instalments.hint.both.below_minimum': 'Zwiększ ilość produktu lub dodaj do koszyka inne produkty.',
  'instalments.hint.both.above_maximum': 'Zmniejsz ilość produktu lub usuń część produktów z koszyka.',
  'instalments.hint.basket.below_minimum': 'Zwiększ ilość produktów w koszyku, aby obliczyć raty.',
  'instalments.hint.basket.above_maximum': 'Zmniejsz ilość produktów w koszyku, aby obliczyć raty.',
  'instalments.not_allowed':
    'Nie za wszystkie produkty w koszyku można zapłacić w tym systemie ratalnym. Usuń pozostałe, aby z niego skorzystać.',
  'instalments.too_many':
    'W koszyku jest za dużo produktów, aby zapłacić za zamówienie ratami. Zmniejsz liczbę produktów do {n}, aby skorzystać z systemu ratalnego. Liczba sztuk jednego produktu nie jest ograniczona.',
};
