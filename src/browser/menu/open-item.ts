/** One item at the top of the mega menu, with its panel where it has one. */
export type Item = HTMLLIElement;

export const toggleOf = (item: Item) => item.querySelector<HTMLButtonElement>(':scope > button');
export const linkOf = (item: Item) => item.querySelector<HTMLAnchorElement>(':scope > a');
export const panelOf = (item: Item) => item.querySelector<HTMLElement>(':scope > .mega__panel');

export type OpenItem = ReturnType<typeof createOpenItem>;

/** Which item of a menu has its panel open: at most one. What screen readers are told is also what is shown. */
export function createOpenItem(onShow: (item: Item) => void) {
  let open: Item | undefined;
  const close = () => {
    if (open) toggleOf(open)?.setAttribute('aria-expanded', 'false');
    open = undefined;
  };
  return {
    get: () => open,
    close,
    /** Opens the item's panel; an item without one closes whatever is open. */
    show(item: Item): void {
      if (item === open) return;
      close();
      const toggle = toggleOf(item);
      toggle?.setAttribute('aria-expanded', 'true');
      if (!toggle) return;
      open = item;
      onShow(item);
    },
  };
}
