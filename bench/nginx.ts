import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CURRENCY_COOKIE, REGION_COOKIE } from '#contract/wire.ts';
import { type Answer, ask } from './ask.ts';
import { freePort, type Scaffold } from './scaffold.ts';

const STARTS_WITHIN_MS = 5000;
/** nginx writes these by itself. */
const ITS_OWN = ['content-type', 'content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/** nginx with one worker: the page as a static file, and the shop behind a cache. */
export async function startNginx(scaffold: Scaffold, page: Answer, shop: string) {
  const folder = scaffold.folder();
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'page.html'), page.body);
  const ports = { file: await freePort(), cache: await freePort() };
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, ports, page, shop));
  scaffold.spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const addresses = { file: `http://127.0.0.1:${ports.file}`, cache: `http://127.0.0.1:${ports.cache}` };
  await untilOpen(addresses.file);
  return addresses;
}

async function untilOpen(address: string): Promise<void> {
  for (const deadline = Date.now() + STARTS_WITHIN_MS; Date.now() < deadline; await sleep(20)) {
    if ((await ask(address).catch(() => undefined))?.status === 200) return;
  }
  throw new Error('nginx did not start');
}

function configuration(folder: string, ports: Record<'file' | 'cache', number>, page: Answer, shop: string) {
  const headers = Object.entries(page.headers).filter(([name]) => !ITS_OWN.includes(name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  proxy_cache_path ${folder}/cache keys_zone=shop:8m max_size=64m use_temp_path=off;
  server {
    listen 127.0.0.1:${ports.file};
    root ${folder}/static;
    etag off;
    types {}
    default_type "${page.headers['content-type']}";
    ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`).join('\n    ')}
    location / { try_files /page.html =404; }
  }
  server {
    listen 127.0.0.1:${ports.cache};
    location / {
      proxy_pass ${shop};
      proxy_http_version 1.1;
      proxy_set_header connection "";
      proxy_cache shop;
      proxy_cache_key $request_uri;
      proxy_cache_lock on;
      proxy_cache_use_stale updating;
      proxy_cache_background_update on;
      proxy_cache_bypass $cookie_${CURRENCY_COOKIE} $cookie_${REGION_COOKIE};
      proxy_no_cache $cookie_${CURRENCY_COOKIE} $cookie_${REGION_COOKIE};
    }
  }
}
`;
}
