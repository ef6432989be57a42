/** Words of being told when a product is back, in Polish. */
export const backInStockPl = {
  'notify.title': 'Powiadom mnie, gdy wróci',
  'notify.lead': 'Wyślemy jedną wiadomość, gdy produkt będzie znów dostępny.',
  'notify.email': 'Twój e-mail',
  'notify.send': 'Powiadom mnie',
  'notify.done': 'Zapisane. Napiszemy, gdy produkt będzie znów dostępny.',
  'notify.available': 'Ten produkt jest już dostępny. Możesz go kupić.',
  'notify.back': 'Wróć do produktu',
};
