import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { grouped, type Output, timeText } from '#shop/progress/progress.ts';
import type { Imported, RefusedRow } from './import-catalogue.ts';

const SHOWN = 50;

/** Says what was refused: the first rows at once, all of them in a file that is made when there is a first one. */
export function openReport(out: Output, path: string) {
  let refused = 0;
  let file: WriteStream | undefined;
  let failed = false;
  return {
    refuse({ line, problem }: RefusedRow): void {
      if (refused++ < SHOWN) out.write(`Line ${line}: ${problem}\n`);
      file ??= createWriteStream(path).on('error', () => {
        failed = true;
      });
      file.write(`Line ${line}: ${problem}\n`);
    },
    async end(): Promise<void> {
      if (!file) return;
      if (!failed) {
        file.end();
        await Promise.race([once(file, 'close'), once(file, 'error')]).catch(() => {});
      }
      if (failed) out.write(`The list of refused rows could not be written to ${path}.\n`);
      else if (refused > SHOWN) out.write(`... and ${grouped(refused - SHOWN)} more, all in ${path}\n`);
      else out.write(`The refused rows are listed in ${path}\n`);
    },
  };
}

/** The last lines of an import. */
export function summaryOf(imported: Imported, seconds: number, dryRun: boolean): string {
  const { added, changed, unchanged, rows, refused, notices, kept } = imported;
  const counted = [
    `added ${grouped(added)}`,
    `changed ${grouped(changed)}`,
    `unchanged ${grouped(unchanged)}`,
  ].join(', ');
  return [
    ...notices,
    `Products: ${counted}. Rows: ${grouped(rows)}, refused ${grouped(refused)}. In ${timeText(seconds)}.`,
    ...(dryRun ? ['A dry run: nothing was changed.'] : []),
    ...(!kept && !dryRun ? ['Nothing was imported, because of the refused rows (--strict).'] : []),
    '',
  ].join('\n');
}
