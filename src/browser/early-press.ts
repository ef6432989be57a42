const BUTTON = 'button[type=button]:not([popovertarget], shop-island *)';

/** Keeps the press of a button whose code has not come yet; answers with the way to do it again once it has. */
export function keepEarlyPress(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    pressed = (target as Element).closest(BUTTON);
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}
