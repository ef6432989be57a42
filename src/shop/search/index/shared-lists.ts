/** Lists that many rows have alike, each cached once: a row has the number of its own. */
export class SharedLists<Item extends number | string> {
  readonly #numbers = new Map<string, number>();
  readonly #having = new Map<Item, number[]>();
  readonly lists: (readonly Item[])[] = [];

  numberOf(json: string): number {
    const known = this.#numbers.get(json);
    if (known !== undefined) return known;
    const list = JSON.parse(json) as Item[];
    const number = this.lists.push(list) - 1;
    this.#numbers.set(json, number);
    for (const item of list) {
      const having = this.#having.get(item);
      if (having) having.push(number);
      else this.#having.set(item, [number]);
    }
    return number;
  }

  /** By number: 1 for a list that has any of the items. */
  havingAny(items: readonly Item[]): Uint8Array {
    const marks = new Uint8Array(this.lists.length);
    for (const item of items) for (const number of this.#having.get(item) ?? []) marks[number] = 1;
    return marks;
  }

  /** A count for every list, by number. */
  counters(): Uint32Array {
    return new Uint32Array(this.lists.length);
  }
}
