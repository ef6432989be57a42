import { SourceMap } from 'node:module';

/** Finds the source map of a built file by its name; undefined where this build has no such file. */
export type FindMap = (file: string) => SourceMap | undefined;

const PLACE = /(?:https?:\/\/[^\s/()]+)?\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/** A stack in which the places of built files are those of our own source. What has no map stays as it is. */
export function mappedStack(stack: string, findMap: FindMap): string {
  return stack.replace(PLACE, (built, file: string, line: string, column: string) => {
    const entry = findMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return built;
    const source = entry.originalSource.replace(/^(\.\.\/)+/, '');
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** Reads maps out of their folder, each once. */
export function mapReader(read: (file: string) => string | undefined): FindMap {
  const known = new Map<string, SourceMap | undefined>();
  return (file) => {
    if (!known.has(file)) {
      const text = read(`${file}.map`);
      known.set(file, text === undefined ? undefined : new SourceMap(JSON.parse(text)));
    }
    return known.get(file);
  };
}
