/** The names of the drawings in `icons.svg`, served once as a sprite. */
export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'basket'
  | 'box'
  | 'calendar'
  | 'check'
  | 'chevron-right'
  | 'close'
  | 'compare'
  | 'eye'
  | 'globe'
  | 'heart'
  | 'info'
  | 'leaf'
  | 'menu'
  | 'minus'
  | 'pause'
  | 'pin'
  | 'play'
  | 'plus'
  | 'return'
  | 'search'
  | 'trash'
  | 'truck'
  | 'user'
  | 'warning'
  | 'zoom';

/** A decorative line drawing; the words beside it carry the meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: 20 | 24 }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/gfx/icons.svg#${name}`} />
    </svg>
  );
}
