import { Button } from '#ui/button/button.tsx';
import { CsrfField } from './csrf-field.tsx';

type Props = {
  action: string;
  text: string;
  /** What is sent along. */
  fields?: Readonly<Record<string, string | number>>;
  /** Where the text alone does not say what it is about. */
  label?: string | undefined;
  kind?: 'primary' | 'secondary' | 'quiet';
};

/** A form that is one button. */
export function OneButton({ action, text, fields = {}, label, kind = 'secondary' }: Props) {
  return (
    <form action={action} method="post">
      <CsrfField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind} aria-label={label}>
        {text}
      </Button>
    </form>
  );
}
