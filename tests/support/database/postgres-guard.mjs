// @ts-check
/**
 * Runs beside the tests and outlives them: once their end of the pipe closes, however they ended, it stops the
 * PostgreSQL server and removes the folder with everything the tests have put there.
 */
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** @type {{ folder: string, server?: { command: string, args: string[], uid?: number, gid?: number } }} */
const { folder, server } = JSON.parse(process.argv[2] ?? '{}');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const log = openSync(join(folder, 'server.log'), 'w');
const running =
  server && spawn(server.command, server.args, { ...server, cwd: folder, stdio: ['ignore', log, log] });
const ended = new Promise((resolve) =>
  running ? running.on('close', resolve).on('error', resolve) : resolve(0),
);

process.stdin.resume();
await Promise.race([ended, new Promise((resolve) => process.stdin.on('close', resolve))]);
running?.kill('SIGINT');
await ended;
// A server that could not start leaves its log for whoever waits for it.
if (!process.stdin.closed) await new Promise((resolve) => process.stdin.on('close', resolve));
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
process.exit(0);
