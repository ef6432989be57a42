import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENCY_COOKIE, REGION_COOKIE } from '#contract/wire.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Answer } from './ask.ts';
import { runNginx } from './run-nginx.ts';
import type { Scaffold } from './scaffold.ts';

/** nginx writes these by itself. */
const ITS_OWN = ['content-type', 'content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/** nginx with one worker: the page as a static file, and the shop behind a cache. */
export async function startNginx(scaffold: Scaffold, page: Answer, shop: string) {
  const folder = scaffold.folder();
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'page.html'), page.body);
  const ports = { file: await freePort(), cache: await freePort() };
  const addresses = { file: `http://127.0.0.1:${ports.file}`, cache: `http://127.0.0.1:${ports.cache}` };
  await runNginx(scaffold, folder, configuration(folder, ports, page, shop), addresses.file);
  return addresses;
}

function configuration(folder: string, ports: Record<'file' | 'cache', number>, page: Answer, shop: string) {
  const headers = Object.entries(page.headers).filter(([name]) => !ITS_OWN.includes(name));
  return `
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
`;
}
