/** A pointer that only passes opens nothing, and one that slips off closes nothing. */
export const OPEN_MS = 100;
export const CLOSE_MS = 300;

/** Opens what the pointer means to see: not at once, and not while it is on its way to what is open already. */
export function hoverIntent<Item>(show: (item: Item) => void, hide: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: { item: Item; passing: boolean } | undefined;
  const rest = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  return {
    /** The pointer is over an item, perhaps only passing it on its way to the open panel. */
    over(item: Item, passing: boolean): void {
      if (wanted?.item === item && wanted.passing <= passing) return;
      clearTimeout(timer);
      wanted = { item, passing };
      timer = setTimeout(() => show(item), passing ? CLOSE_MS : OPEN_MS);
    },
    /** It is over what is open. */
    stay: rest,
    leave(): void {
      rest();
      timer = setTimeout(hide, CLOSE_MS);
    },
  };
}
