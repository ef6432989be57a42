/** Lets the browser show what has changed, and answer what else is waiting, before the work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
