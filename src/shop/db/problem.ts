/** Why the shop cannot use its database: one sentence for the person at the console, and a code. */
export type DatabaseProblemCode =
  | 'database_unreachable'
  | 'database_missing'
  | 'database_too_old'
  | 'database_in_use'
  | 'database_busy'
  | 'database_newer'
  | 'migration_changed'
  | 'migration_blocked';

export class DatabaseProblem extends Error {
  readonly code: DatabaseProblemCode;

  constructor(code: DatabaseProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseProblem';
    this.code = code;
  }
}

export class DatabaseUnreachable extends DatabaseProblem {
  constructor(message: string, options?: ErrorOptions) {
    super('database_unreachable', message, options);
    this.name = 'DatabaseUnreachable';
  }
}
