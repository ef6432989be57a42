import { SharedLists } from './shared-lists.ts';

/** A row of product_search; its lists are JSON. */
export type SearchRow = {
  id: number;
  producer: number | null;
  series: number | null;
  price: number | null;
  available: boolean;
  reduced: boolean;
  categories: string;
  values: string;
  sizes: string;
  languages: string;
};

/** No id and no price is as low. */
export const NONE = -(2 ** 31);

const SPARE_LISTS = 1000;

/** The rows of product_search by column: what stands at one index is one product. */
export class RowColumns {
  readonly #indexes = new Map<number, number>();
  readonly id: number[] = [];
  readonly producer: number[] = [];
  readonly series: number[] = [];
  readonly price: number[] = [];
  readonly available: number[] = [];
  readonly reduced: number[] = [];
  /** Numbers of lists, from here on. */
  readonly categories: number[] = [];
  readonly values: number[] = [];
  readonly sizes: number[] = [];
  readonly languages: number[] = [];
  readonly categoryLists = new SharedLists<number>();
  readonly valueLists = new SharedLists<number>();
  readonly sizeLists = new SharedLists<string>();
  readonly languageLists = new SharedLists<string>();

  get size(): number {
    return this.id.length;
  }

  /** Lists that no row has any more stay. */
  get hasManyUnused(): boolean {
    const lists = [this.categoryLists, this.valueLists, this.sizeLists, this.languageLists];
    return lists.some((shared) => shared.lists.length > 2 * this.size + SPARE_LISTS);
  }

  put(row: SearchRow): void {
    const at = this.#indexes.get(row.id) ?? this.size;
    this.#indexes.set(row.id, at);
    this.id[at] = row.id;
    this.producer[at] = row.producer ?? NONE;
    this.series[at] = row.series ?? NONE;
    this.price[at] = row.price ?? NONE;
    this.available[at] = Number(row.available);
    this.reduced[at] = Number(row.reduced);
    this.categories[at] = this.categoryLists.numberOf(row.categories);
    this.values[at] = this.valueLists.numberOf(row.values);
    this.sizes[at] = this.sizeLists.numberOf(row.sizes);
    this.languages[at] = this.languageLists.numberOf(row.languages);
  }

  /** The last row takes the place of one that goes. */
  remove(id: number): void {
    const at = this.#indexes.get(id);
    if (at === undefined) return;
    this.#indexes.delete(id);
    const last = this.id.at(-1);
    for (const column of this.#columns()) {
      const moved = column.pop();
      if (moved !== undefined && at < column.length) column[at] = moved;
    }
    if (last !== undefined && last !== id) this.#indexes.set(last, at);
  }

  #columns(): number[][] {
    const { id, producer, series, price, available, reduced, categories, values, sizes, languages } = this;
    return [id, producer, series, price, available, reduced, categories, values, sizes, languages];
  }
}
