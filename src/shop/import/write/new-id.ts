import type pg from 'pg';

/**
 * The next number of a table, in SQL. A sequence keeps no transaction: what a trial took would be gone, so a trial has
 * numbers of its own, above all others, which go with it.
 */
export const newId = (table: string) =>
  `nextval((SELECT coalesce(to_regclass('pg_temp.${TRIAL}'), pg_get_serial_sequence('${table}', 'id')::regclass)))::integer`;

/** Within the transaction of a trial, before anything is numbered. */
export async function numberTrial(client: pg.ClientBase): Promise<void> {
  await client.query(`CREATE TEMP SEQUENCE ${TRIAL} AS integer START ${FIRST}`);
}

const TRIAL = 'import_trial_ids';
const FIRST = 1_500_000_000;
