import { nextTask } from '#browser/next-task.ts';

/** Shows a control as pressed first: to put the page behind a modal takes a slow phone longer than an answer may take. */
export async function showPending(control: Element): Promise<void> {
  control.ariaBusy = 'true';
  await nextTask();
  control.ariaBusy = null;
}
