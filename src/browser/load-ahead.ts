/** Fetches what the first island and the frame need, all at once: found one by the other, each would cost a way. */
export function loadAhead(): void {
  const { ahead = '' } = document.querySelector<HTMLElement>('script[data-ahead]')?.dataset ?? {};
  for (const href of ahead.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
