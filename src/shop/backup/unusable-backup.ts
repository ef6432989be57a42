export type BackupProblem = 'unreadable' | 'foreign' | 'broken' | 'newer' | 'not_empty' | 'in_use';

const SENTENCES: Record<BackupProblem, string> = {
  unreadable: 'The backup cannot be read.',
  foreign: 'This is not a backup of the shop.',
  broken: 'The backup is broken: it was cut off or changed. Nothing was restored.',
  newer: 'The backup was made by another, newer version of the shop: restore it with that one.',
  not_empty:
    'There is a shop already. To have the backup in its place, add --replace; all that it has is lost then.',
  in_use: 'The database is in use: stop the shop, and restore again. Nothing was restored.',
};

/** Why a backup cannot be restored, in one sentence for the person at the console. */
export class UnusableBackup extends Error {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, options?: ErrorOptions) {
    super(SENTENCES[problem], options);
    this.name = 'UnusableBackup';
    this.problem = problem;
  }
}
