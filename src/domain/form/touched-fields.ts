import type { FormValues } from './form-rules.ts';

/** What somebody sent with a form, beside what stood in it, and what stands there by now. */
export type Edited = { was: FormValues; sent: FormValues; now: FormValues };

/** Whether two texts say the same: browsers send the ends of lines in their own way, and spaces around say nothing. */
export const sameText = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** What was changed in a form; what it does not bring along was left alone. Without what stood in it, all was. */
export function touchedFields({ was, sent }: Pick<Edited, 'was' | 'sent'>): FormValues {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => was[name] === undefined || !sameText(value, was[name])),
  );
}

/** What is wanted: fields that nobody touched are as they are now, whatever the form still said. */
export function wantedValues({ was, sent, now }: Edited): FormValues {
  const known = Object.keys(was).map((name): [string, string] => [name, now[name] ?? was[name] ?? '']);
  return { ...Object.fromEntries(known), ...touchedFields({ was, sent }) };
}

/** What others have meanwhile written into fields that one has changed oneself: one of the two is to be chosen. */
export function disputedFields({ was, sent, now }: Edited): FormValues {
  const mine = touchedFields({ was, sent });
  const disputed = Object.entries(was).filter(([name, before]) => {
    const [own, theirs] = [mine[name], now[name] ?? before];
    return own !== undefined && !sameText(theirs, before) && !sameText(own, theirs);
  });
  return Object.fromEntries(disputed.map(([name]) => [name, now[name] ?? '']));
}
