import { useEffect, useRef } from 'react';

/**
 * Opens a dialog as a modal for as long as it is there. A press that began inside, such as a map that is dragged
 * beyond the dialog's edge, is no click outside and closes nothing (spec §4 Modals).
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    let beganInside = false;
    const begin = ({ target }: Event) => {
      beganInside = target !== element;
    };
    const stop = (event: Event) => {
      if (event.target === element && beganInside) event.stopPropagation();
    };
    element.addEventListener('pointerdown', begin, { capture: true });
    element.addEventListener('click', stop);
    element.showModal();
    return () => {
      element.removeEventListener('pointerdown', begin, { capture: true });
      element.removeEventListener('click', stop);
    };
  }, []);
  return dialog;
}
