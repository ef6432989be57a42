import { Icon } from '#ui/icon/icon.tsx';

type Props = { label: string; text: string };

/** A small sign whose tooltip explains what stands before it: on hover, with the keyboard, and on a tap. */
export function Hint({ label, text }: Props) {
  return (
    <button type="button" className="hint" aria-label={label} data-tooltip={text}>
      <Icon name="info" size={20} />
    </button>
  );
}
