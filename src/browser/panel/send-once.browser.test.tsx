import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

let stop: () => void;
let sent: number;
const count = (event: Event) => {
  if (!event.defaultPrevented) sent++;
  event.preventDefault();
};

beforeEach(() => {
  sent = 0;
  document.body.innerHTML = `<form method="post"><button>Zapisz</button></form><form method="get"><button>Szukaj</button></form><form method="post" data-brings="file"><button>Pobierz</button></form>`;
  stop = sendOnce(document);
  // Nothing may leave the page.
  window.addEventListener('submit', count);
});
afterEach(() => {
  stop();
  window.removeEventListener('submit', count);
  document.body.innerHTML = '';
});

const button = (words: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  if (!found) throw new Error(`no button says ${words}`);
  return found;
};

test('a form of the back office that is pressed twice is sent once, and its button says that it is busy', () => {
  button('Zapisz').click();
  button('Zapisz').click();
  expect(sent).toBe(1);
  expect(button('Zapisz').getAttribute('aria-busy')).toBe('true');
});

test('a search is sent as often as one likes', () => {
  button('Szukaj').click();
  button('Szukaj').click();
  expect(sent).toBe(2);
});

test('a form that brings a file can be sent again, for its page stays', () => {
  button('Pobierz').click();
  button('Pobierz').click();
  expect(sent).toBe(2);
  expect(button('Pobierz').hasAttribute('aria-busy')).toBe(false);
});

test('a form on a page that the browser has kept can be sent again', () => {
  button('Zapisz').click();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(button('Zapisz').hasAttribute('aria-busy')).toBe(false);
  button('Zapisz').click();
  expect(sent).toBe(2);
});
