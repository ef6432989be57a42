import type { FormValues } from './form-rules.ts';

/** What somebody sent with a form, beside what stood in it, and what stands there by now. */
export type Edited = { was: FormValues; sent: FormValues; now: FormValues };

/** What is wanted: fields that nobody touched are as they are now, whatever the form still said. */
export function wantedValues({ was, sent, now }: Edited): FormValues {
  const entries = Object.entries(sent).map(([name, value]): [string, string] => [
    name,
    value === (was[name] ?? value) ? (now[name] ?? value) : value,
  ]);
  // Without what stood in it nothing is known to be untouched.
  return Object.keys(was).length === 0 ? sent : Object.fromEntries(entries);
}

/** What others have meanwhile written into fields that one has changed oneself: one of the two is to be chosen. */
export function disputedFields({ was, sent, now }: Edited): FormValues {
  const disputed = Object.entries(was).filter(([name, before]) => {
    const [mine, theirs] = [sent[name] ?? before, now[name] ?? before];
    return mine !== before && theirs !== before && mine !== theirs;
  });
  return Object.fromEntries(disputed.map(([name]) => [name, now[name] ?? '']));
}
