import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

const SLOW_TEST = /\.(integration|browser)\.test\.tsx?$/;

/** The integration and browser tests in the folders of files that are not committed yet. */
export function testsNearChanges() {
  try {
    const untracked = git('ls-files', '--others', '--exclude-standard');
    const changed = [...git('diff', '--name-only', 'HEAD'), ...untracked];
    return testsNear(changed, [...git('ls-files'), ...untracked]);
  } catch {
    return []; // the sources without their repository
  }
}

export function testsNear(changed, files) {
  const folders = new Set(changed.map((file) => dirname(file)));
  return files.filter((file) => SLOW_TEST.test(file) && folders.has(dirname(file)));
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
