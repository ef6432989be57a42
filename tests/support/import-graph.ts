import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** The project's own modules that may run when these do, themselves included: paths from the project's folder. */
export function modulesFrom(entries: readonly string[]): string[] {
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of importsOf(file)) follow(target);
  };
  entries.forEach(follow);
  return [...reached];
}

/** Every module in these folders, with those that it names for its code or its types. */
export function moduleGraph(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file)),
  );
  return new Map(files.map((file) => [file, importsOf(file, { types: true })]));
}

/** Calls the visitor with what the module is made of. */
export function visitModule(file: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program);
}

/** The modules that this one loads now or later, and those whose types it names where asked; no packages, no style sheets. */
function importsOf(file: string, { types = false } = {}): string[] {
  const names: string[] = [];
  const add = (source: ESTree.Expression | null, kind?: string | null) => {
    if (source?.type === 'Literal' && (types || kind !== 'type')) names.push(String(source.value));
  };
  visitModule(file, {
    ImportDeclaration: ({ source, importKind }) => add(source, importKind),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source, 'type'),
  });
  return names.flatMap((name) => pathOf(name, file) ?? []).filter((path) => /\.tsx?$/.test(path));
}

function pathOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name);
  const layer = Object.keys(imports).find(
    (pattern) => name === pattern || name.startsWith(pattern.replace('*', '')),
  );
  return layer && join(imports[layer]?.replace('*', '') ?? '', name.slice(layer.indexOf('*')));
}
