import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { CSV_START, csvLine } from '#contract/csv.ts';
import { linksIn } from '#contract/links.ts';
import { orderRulesOf } from '#contract/order/order-config.ts';
import type { ShopConfig, ShopWords } from '#contract/shop-config.ts';
import { PAYMENTS } from '#domain/order/order.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { CREATE, EXIT, runCommand } from '#server/command-line/run-command.ts';
import { startProblem } from '#server/command-line/start-problem.ts';
import { contextOfAnybody } from '#server/request/shared-context.ts';
import { backUp, type Counted } from '#shop/backup/back-up.ts';
import { readBackupFile, writeBackupFile } from '#shop/backup/backup-file.ts';
import type { BackupCommand } from '#shop/backup/command.ts';
import { restore } from '#shop/backup/restore.ts';
import { UnusableBackup } from '#shop/backup/unusable-backup.ts';
import type { Database } from '#shop/db/database.ts';
import { dataFolderIn } from '#shop/db/database-place.ts';
import { tidyUp } from '#shop/db/tidy-up.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import type { ErrorsCommand } from '#shop/error-log/command.ts';
import { listErrors } from '#shop/error-log/list-errors.ts';
import { mapReader } from '#shop/error-log/mapped-stack.ts';
import { googleFeed } from '#shop/feed/google-feed.ts';
import { type Command, readCommand, USAGE } from '#shop/import/command.ts';
import { type ImportStep, importCatalogue } from '#shop/import/import-catalogue.ts';
import { exportLines } from '#shop/import/lines/export-lines.ts';
import { openReport, summaryOf } from '#shop/import/report.ts';
import { UnreadableFile } from '#shop/import/unreadable-file.ts';
import { openNewsletterDesk } from '#shop/newsletter/newsletter-desk.ts';
import type { OrderCommand } from '#shop/order/command.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { runOrderCommand } from '#shop/order/run-order-command.ts';
import { type Output, showProgress } from '#shop/progress/progress.ts';
import { openSecretBox } from '#shop/secrets/secret-box.ts';
import { secretsKeysIn } from '#shop/secrets/secrets-key.ts';
import type { SnippetCommand } from '#shop/snippets/command.ts';
import { runSnippetCommand } from '#shop/snippets/run-snippet-command.ts';
import type { StaffCommand } from '#shop/staff/command.ts';
import { runStaffCommand } from '#shop/staff/run-staff-command.ts';
import { openStaff } from '#shop/staff/staff.ts';
import { readConfig } from './read-config.ts';

const KILOBYTE = 1024;

const STEPS: Record<ImportStep, string> = {
  writing: 'Comparing with the shop and writing what differs',
  searching: 'Bringing search up to date',
  tidying: 'Tidying up',
};

type Environment = { env: NodeJS.ProcessEnv; config: ShopConfig; out: Output };

/** `npm run shop`: what the owner does with the shop from the command line. Answers with the exit code. */
export async function main(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  out: Output,
  problems: Output = out,
  words?: ShopWords,
): Promise<number> {
  const command = readCommand(argv.filter((word) => word !== CREATE));
  if ('problem' in command) {
    problems.write(`${command.problem}\n\n${USAGE}`);
    return EXIT.misused;
  }
  if (command.name === 'help') {
    out.write(USAGE);
    return EXIT.done;
  }
  const work = (database: Database) => {
    const environment = { env, config: readConfig(env, words), out };
    switch (command.name) {
      case 'import':
        return bringIn(database, command, environment);
      case 'export':
        return writeProducts(database, command, environment);
      case 'feed':
        return writeFeed(database, command, environment);
      case 'snippet':
        return changeSnippets(database, command, environment);
      case 'errors':
        return showErrors(database, command, environment);
      case 'backup':
        return writeBackup(database, command.file, environment);
      case 'restore':
        return restoreBackup(database, command, environment);
      case 'staff':
        return changeStaff(database, command, environment);
      case 'order':
        return changeOrder(database, command, environment);
      case 'newsletter':
        return writeSubscribers(database, command.file, environment);
    }
  };
  return runCommand({ env, out, problems, create: argv.includes(CREATE) }, work, (error) =>
    error instanceof UnreadableFile || error instanceof UnusableBackup ? error.message : startProblem(error),
  );
}

async function bringIn(
  database: Database,
  { file, report: listed = `${file}.report.txt`, ...wanted }: Extract<Command, { name: 'import' }>,
  { env, config, out }: Environment,
): Promise<number> {
  const start = Date.now();
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  const report = openReport(out, placeOf(listed, env));
  let progress: ReturnType<typeof showProgress> | undefined;
  process.once('SIGINT', interrupt);
  try {
    const imported = await importCatalogue(database, {
      ...wanted,
      path: placeOf(file, env),
      currency: config.currencies[0]?.id ?? '',
      picturesFolder: join(dataFolderIn(env), 'pictures'),
      signal: interruption.signal,
      onProgress(done, all) {
        progress ??= showProgress(out, Math.ceil(all / KILOBYTE), Date.now, 'kB');
        progress.show(Math.ceil(done / KILOBYTE), 0);
      },
      onStep(step) {
        if (step === 'writing') progress?.end();
        out.write(`${STEPS[step]}\n`);
      },
      onRefused: report.refuse,
    });
    if (imported === 'interrupted') {
      out.write('Interrupted. Nothing was changed.\n');
      return EXIT.interrupted;
    }
    await report.end();
    out.write(summaryOf(imported, (Date.now() - start) / 1000, wanted.dryRun));
    return imported.refused > 0 ? EXIT.failed : EXIT.done;
  } finally {
    process.off('SIGINT', interrupt);
  }
}

async function writeProducts(
  database: Database,
  { file }: Extract<Command, { name: 'export' }>,
  { env, config, out }: Environment,
): Promise<number> {
  const currency = config.currencies[0]?.id ?? '';
  const lines = exportLines(database, { what: 'products', currency, withStock: true });
  return (await writeWhole(lines, placeOf(file, env), out))
    ? told(out, `The products are in ${file}`)
    : EXIT.failed;
}

async function writeFeed(
  database: Database,
  { file, language }: Extract<Command, { name: 'feed' }>,
  { env, config, out }: Environment,
): Promise<number> {
  const feed = googleFeed(database, {
    language,
    origin: originOf(config, env),
    currency: config.currencies[0]?.id ?? '',
    name: config.name,
    tagline: config.tagline[language],
    pricing: contextOfAnybody({ config, clock: Date.now }, language).pricing,
  });
  return (await writeWhole(feed, placeOf(file, env), out))
    ? told(out, `The feed is in ${file}`)
    : EXIT.failed;
}

/** The file is there when all of it is; false, and said, where it cannot be written. */
async function writeWhole(pieces: AsyncIterable<string>, path: string, out: Output): Promise<boolean> {
  const draft = `${path}.part`;
  try {
    await pipeline(Readable.from(pieces), createWriteStream(draft));
    await rename(draft, path);
    return true;
  } catch (error) {
    await rm(draft, { force: true });
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    out.write(`${path} cannot be written.\n`);
    return false;
  }
}

function told(out: Output, sentence: string): number {
  out.write(`${sentence}\n`);
  return EXIT.done;
}

async function changeSnippets(
  database: Database,
  command: SnippetCommand,
  { env, out }: Environment,
): Promise<number> {
  const read = (file: string) =>
    (file === '-' ? text(process.stdin) : readFile(placeOf(file, env), 'utf8')).catch(() => undefined);
  return (await runSnippetCommand(database, command, { out, read })) ? EXIT.done : EXIT.failed;
}

async function showErrors(
  database: Database,
  { days }: ErrorsCommand,
  { out }: Environment,
): Promise<number> {
  const findMap = mapReader((file) => {
    const path = join('dist', 'maps', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  });
  out.write(await listErrors(database, { days, now: Date.now(), findMap }));
  return EXIT.done;
}

async function writeBackup(database: Database, file: string, { env, out }: Environment): Promise<number> {
  const counted: Counted = { tables: 0, rows: 0, files: 0 };
  const options = {
    picturesFolder: join(dataFolderIn(env), 'pictures'),
    version: JSON.parse(readFileSync('package.json', 'utf8')).version,
    now: Date.now(),
  };
  const bytes = await writeBackupFile(placeOf(file, env), backUp(database, options, counted));
  out.write(`The shop is in ${file}: ${counted.rows} rows, ${counted.files} pictures, `);
  out.write(`${Math.ceil(bytes / KILOBYTE)} kB\n`);
  return EXIT.done;
}

async function restoreBackup(
  database: Database,
  { file, replace }: Extract<BackupCommand, { name: 'restore' }>,
  { env, out }: Environment,
): Promise<number> {
  const dataFolder = dataFolderIn(env);
  const { rows, files } = await restore(database, () => readBackupFile(placeOf(file, env)), {
    dataFolder,
    replace,
  });
  await tidyUp(database);
  out.write(`The shop of ${file} is back: ${rows} rows, ${files} pictures\n`);
  return EXIT.done;
}

async function changeStaff(
  database: Database,
  command: StaffCommand,
  { env, config, out }: Environment,
): Promise<number> {
  const clock = Date.now;
  const origin = originOf(config, env);
  const queueEmail = openOutbox({ database, clock }).queue;
  const secrets = openSecretBox(() => secretsKeysIn(env, dataFolderIn(env)));
  const staff = openStaff({ database, queueEmail, origin, clock, shopName: config.name, secrets });
  return (await runStaffCommand(staff, command, out)) ? EXIT.done : EXIT.failed;
}

async function changeOrder(
  database: Database,
  command: OrderCommand,
  { env, config, out }: Environment,
): Promise<number> {
  const clock = Date.now;
  const origin = originOf(config, env);
  const parts: OrdersParts = {
    ...{ database, clock, config, origin, payments: PAYMENTS, rules: orderRulesOf(config) },
    queueEmail: openOutbox({ database, clock }).queue,
    currency: config.currencies[0]?.id ?? '',
    orderLink: (number, token, language) => origin + linksIn(language).order(number, token),
  };
  return (await runOrderCommand(parts, command, out)) ? EXIT.done : EXIT.failed;
}

async function writeSubscribers(
  database: Database,
  file: string,
  { env, config, out }: Environment,
): Promise<number> {
  const desk = openNewsletterDesk({ database, origin: originOf(config, env), clock: Date.now });
  const rows = await desk.exportAll(COMMAND_LINE);
  const lines = [
    CSV_START + csvLine(['email', 'language', 'asked_at', 'confirmed_at', 'wording', 'unsubscribe']),
    ...rows.map(({ email, language, askedAt, confirmedAt, wording, stop }) =>
      csvLine([email, language, askedAt.toISOString(), confirmedAt.toISOString(), wording, stop]),
    ),
  ];
  return (await writeWhole(Readable.from(lines), placeOf(file, env), out))
    ? told(out, `Subscribers: ${rows.length}, in ${file}`)
    : EXIT.failed;
}

/** The shop's address as others see it. */
const originOf = (config: ShopConfig, env: NodeJS.ProcessEnv) =>
  (config.address ?? env.PUBLIC_URL ?? `http://localhost:${env.PORT ?? 3000}`).replace(/\/$/, '');

/** npm runs from the project's folder; a file is named from where the owner stands. */
const placeOf = (file: string, env: NodeJS.ProcessEnv) => resolve(env.INIT_CWD ?? '', file);
