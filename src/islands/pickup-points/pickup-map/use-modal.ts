import { useEffect, useRef } from 'react';

/** Opens a dialog as a modal for as long as it is there. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
