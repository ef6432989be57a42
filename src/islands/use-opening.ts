import { useTransition } from 'react';
import { nextTask } from '#browser/next-task.ts';

/**
 * What a button needs that opens something big: it is shown as pressed first. To draw that, or to put the whole page
 * behind it, takes a slow phone longer than an answer may take.
 */
export function useOpening(open: () => void): { 'aria-busy': true | undefined; onClick: () => void } {
  const [isOpening, start] = useTransition();
  const onClick = () => {
    if (isOpening) return;
    start(async () => {
      await nextTask();
      open();
    });
  };
  return { 'aria-busy': isOpening || undefined, onClick };
}
