import { useTransition } from 'react';
import { nextTask } from '#browser/next-task.ts';

/**
 * Opens a modal a moment after its button is shown as pressed. To put the whole page behind a modal takes a slow phone
 * longer than an answer may take.
 */
export function useOpening(open: () => void): { isOpening: boolean; press: () => void } {
  const [isOpening, start] = useTransition();
  const press = () =>
    start(async () => {
      await nextTask();
      open();
    });
  return { isOpening, press };
}
