import { EventReplay, keyAgain } from './event-replay.ts';

const BUTTONS = 'button[type=button]:not([popovertarget], shop-island *)';
const OPENERS = 'a[data-control]:not([data-control=back])';

/**
 * Holds what of the layout is pressed before its code has come; answers with the way to do it again once it has, or
 * cannot: a toggle is then a form like any other, and what opens the menu a link. The first Tab of the main page leads
 * on, and its helper opens when it can.
 */
export function holdLayoutEvents(): () => Promise<void> {
  // Whoever is somewhere by the keyboard has pressed Tab before any script was there.
  const tabbedTo = document.querySelector(':focus-visible');
  const replay = new EventReplay(window, {
    clicks: `${BUTTONS}, ${OPENERS}`,
    links: OPENERS,
    submits: 'form[data-toggle]',
    keys: ({ key }) => key === 'Tab',
  });
  return () => {
    replay.stop();
    keyAgain(tabbedTo, 'Tab')();
    return replay.replay();
  };
}

/** Tells a part, which listens from now on, of the focus and the pointer that have come to it before. */
export function repeatArrival(part: Element): void {
  if (part.matches(':hover')) part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  if (part.matches(':focus-within'))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Whether the focus came by a tap: who came by keyboard has no pointer on it, unless it is a finger's, which does not stay. */
export const wasTappedBefore = (field: Element) =>
  field.matches(':focus') && (matchMedia('(hover: none)').matches || field.matches(':hover'));
