import type { Orm, OrmOrTransaction } from '#shop/db/database.ts';

/** What a transaction ends with that was cut. */
export class Cut extends Error {}

const STATEMENTS = ['select', 'insert', 'update', 'delete', 'execute', '$count'];

/** The same database, whose transactions are cut before so many statements, or else before they end. */
export function cutDatabase(orm: Orm, after: number): { orm: Orm } {
  const transaction: Orm['transaction'] = (work, config) =>
    orm.transaction(async (tx) => {
      await work(counting(tx, after) as typeof tx);
      throw new Cut();
    }, config);
  return {
    orm: new Proxy(orm, {
      get: (target, name) => (name === 'transaction' ? transaction : own(target, name)),
    }),
  };
}

function counting(tx: OrmOrTransaction, after: number): OrmOrTransaction {
  let done = 0;
  return new Proxy(tx, {
    get(target, name) {
      if (STATEMENTS.includes(String(name)) && ++done > after) throw new Cut();
      return own(target, name);
    },
  });
}

function own(target: object, name: string | symbol): unknown {
  const value = Reflect.get(target, name, target);
  return typeof value === 'function' ? value.bind(target) : value;
}
