/** Does something and waits for the event of the window that comes of it. */
export async function afterEvent(type: string, act: () => unknown): Promise<void> {
  const come = new Promise((resolve) => addEventListener(type, resolve, { once: true }));
  await Promise.all([come, act()]);
}
