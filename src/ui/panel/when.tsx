import { ageWords } from './age-words.ts';
import { usePanel } from './panel-view.tsx';

type Props = { at: Date; exact?: boolean };

/** A moment: how long ago it was, with the exact time beside for who points at it; or the exact time alone. */
export function When({ at, exact = false }: Props) {
  const { locale, timeZone, now } = usePanel();
  const written = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(at);
  const age = exact ? undefined : ageWords(at, now, locale);
  return (
    <time dateTime={at.toISOString()} title={age && written}>
      {age ?? written}
    </time>
  );
}
