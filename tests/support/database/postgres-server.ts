import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import {
  makePgliteTemplates,
  makeServerTemplates,
  pgliteTemplatesIn,
  serverTemplatesOf,
  type Templates,
} from './database-templates.ts';
import { onServer } from './on-server.ts';
import { copiedCluster, startGuard, untilReachable } from './postgres-cluster.ts';
import { newScratchFolder } from './scratch-folder.ts';
import { copyTemplates, TEMPLATE } from './template-cache.ts';

export type TestDatabases = {
  /** Everything the run leaves on disk; it goes when the run ends. */
  folder: string;
  /** The server's maintenance database. */
  serverUrl: string;
  /** Databases on that server, to copy. */
  serverTemplates: Templates;
  /** PGlite folders, to copy. */
  pgliteTemplates: Templates;
};

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/**
 * Vitest's global set-up: a PostgreSQL server and the templates of each database, once for the whole run. They are kept
 * for the next run; on a server that was named they are made for this run and dropped again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = newScratchFolder('witryna-test-');
  const given = process.env.TEST_DATABASE_URL;
  if (!given) await copyTemplates(folder);
  const stopGuard = startGuard(folder, given ? undefined : await copiedCluster(folder));
  try {
    const serverUrl = given ?? (await untilReachable(folder));
    const prefix = given ? `witryna_template_${randomBytes(6).toString('hex')}` : TEMPLATE;
    if (given) await Promise.all([makeServerTemplates(given, prefix), makePgliteTemplates(folder)]);
    const serverTemplates = serverTemplatesOf(prefix);
    project.provide('testDatabases', {
      ...{ folder, serverUrl, serverTemplates },
      pgliteTemplates: pgliteTemplatesIn(folder),
    });
    return async () => {
      if (given)
        for (const name of Object.values(serverTemplates))
          await onServer(given, `DROP DATABASE ${name} WITH (FORCE)`);
      await stopGuard();
    };
  } catch (error) {
    await stopGuard();
    throw error;
  }
}
