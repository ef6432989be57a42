import { say, type Values } from '#texts/say.ts';
import { pageLanguage } from './page-language.ts';

/** Says a text of the page in the page's language. */
export function sayHere(text: string, values: Values): string {
  return say(text, pageLanguage(), values);
}
