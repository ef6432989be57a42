import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { runNginx } from './run-nginx.ts';
import type { Scaffold } from './scaffold.ts';

/** nginx as `deploy/nginx.conf` has it, in front of this shop; and one that sends a page as static bytes. */
export async function startDeployedNginx(scaffold: Scaffold, shop: string, page: Buffer) {
  const folder = scaffold.folder();
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static', 'page.html'), page);
  const ports = { shop: await freePort(), file: await freePort() };
  writeFileSync(join(folder, 'shop.conf'), deployed(folder, ports.shop, shop));
  const addresses = { shop: `http://127.0.0.1:${ports.shop}`, file: `http://127.0.0.1:${ports.file}` };
  await runNginx(scaffold, folder, around(folder, ports.file), addresses.file);
  return addresses;
}

/** The file that owners deploy, with this run's places in it. */
function deployed(folder: string, port: number, shop: string): string {
  const replacements: [string, string][] = [
    ['/var/cache/nginx/witryna', join(folder, 'cache')],
    ['127.0.0.1:3000', new URL(shop).host],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ];
  return replacements.reduce(
    (text, [there, here]) => {
      if (!text.includes(there)) throw new Error(`deploy/nginx.conf has no '${there}'`);
      return text.replaceAll(there, here);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
}

function around(folder: string, filePort: number): string {
  return `
  # The crowd says where each of its shoppers comes from.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  include ${folder}/shop.conf;
  server {
    listen 127.0.0.1:${filePort};
    root ${folder}/static;
    types {}
    default_type "text/html; charset=utf-8";
    add_header content-encoding br;
    location / { try_files /page.html =404; }
  }
`;
}
