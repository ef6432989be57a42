/** Fetches what the layout or the first island needs, all at once: found one by the other, each would cost a way. */
export function loadAhead(what: 'layout' | 'islands'): void {
  const list = document.querySelector<HTMLElement>('script[data-layout]')?.dataset;
  for (const href of list?.[what]?.split(' ').filter(Boolean) ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  delete list?.[what];
}
