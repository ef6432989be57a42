import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import type { Scaffold } from './scaffold.ts';

const STARTS_WITHIN_MS = 5000;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Runs nginx with one worker in this folder, with this in its `http` block, until `address` answers. */
export async function runNginx(
  scaffold: Scaffold,
  folder: string,
  http: string,
  address: string,
): Promise<void> {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, http));
  scaffold.spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const deadline = Date.now() + STARTS_WITHIN_MS; Date.now() < deadline; await sleep(20)) {
    if ((await ask(address).catch(() => undefined))?.status === 200) return;
  }
  throw new Error('nginx did not start');
}

const configuration = (folder: string, http: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${http}
}
`;
