/** Invented names of models; they are the same in both languages. */
export const models = [
  'Halny', 'Brzask', 'Wierch', 'Potok', 'Jodła', 'Limba', 'Orlik', 'Sowa', 'Bukowina', 'Turnia',
  'Granit', 'Bazalt', 'Zefir', 'Bryza', 'Fala', 'Wydma', 'Mewa', 'Żuraw', 'Czapla', 'Rosa',
  'Zorza', 'Kometa', 'Orion', 'Luna', 'Nova', 'Aria', 'Sonata', 'Nokturn', 'Mazurek', 'Polonez',
  'Etiuda', 'Rondo', 'Opal', 'Agat', 'Onyks', 'Bursztyn', 'Koral', 'Perła', 'Szafir', 'Rubin',
  'Wrzos', 'Malwa', 'Mak', 'Chaber', 'Lawenda', 'Mięta', 'Piołun', 'Bławatek', 'Jaskier', 'Sasanka',
  'Krokus', 'Oset', 'Tarnina', 'Jarzębina', 'Kalina', 'Dereń', 'Głóg', 'Olcha', 'Grab', 'Wiąz',
];
