import type pg from 'pg';

/** Rows of one table, kept by column and inserted in one statement: `unnest` makes rows of arrays again. */
export class BulkRows<Column extends string> {
  readonly #command: string;
  readonly #columns: Column[];
  readonly #values: unknown[][];

  constructor(table: string, types: Record<Column, string>) {
    this.#columns = Object.keys(types) as Column[];
    this.#values = this.#columns.map(() => []);
    const arrays = this.#columns.map((column, index) => `$${index + 1}::${types[column]}[]`);
    this.#command = `INSERT INTO ${table} (${this.#columns.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`;
  }

  add(row: Record<Column, unknown>): void {
    for (const [index, column] of this.#columns.entries()) this.#values[index]?.push(row[column]);
  }

  isEmpty(): boolean {
    return !this.#values[0]?.length;
  }

  async insert(client: pg.ClientBase): Promise<void> {
    await client.query(this.#command, this.#values);
  }
}
