import { type RefObject, useEffect, useState } from 'react';

const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 250;

/**
 * A panel that opens under a resting pointer or by its button, and closes when the pointer or the focus has left, on
 * Escape and when a link is followed. The pointer may rest anywhere on the element with `data-mini-cart` around it.
 */
export function useHoverPanel(
  place: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLButtonElement | null>,
) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const host = place.current?.closest<HTMLElement>('[data-mini-cart]');
    if (!host) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = (next: boolean, after = 0) => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(next), after);
    };
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => host.addEventListener(type, listener, { signal: stop.signal });

    on('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') turn(true, OPEN_AFTER_MS);
    });
    on('pointerleave', () => {
      if (!host.contains(document.activeElement)) turn(false, CLOSE_AFTER_MS);
    });
    on('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !host.contains(relatedTarget)) turn(false);
    });
    on('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) turn(false);
    });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (place.current?.contains(document.activeElement)) toggle.current?.focus();
        turn(false);
      },
      { signal: stop.signal },
    );
    // The pointer that made the island hydrate is there already.
    if (host.matches(':hover')) turn(true, OPEN_AFTER_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [place, toggle]);

  return { open, setOpen };
}
