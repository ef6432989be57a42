import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { linksIn } from '#contract/links.ts';
import { PANEL_PATH } from '#contract/panel/panel-links.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { CertificateEnd, CertificateUse } from '#domain/invoices/ksef/certificate-end.ts';
import { createApp, type Middleware } from '#server/app.ts';
import { startBackgroundWork } from '#server/background-work.ts';
import { type BrowserBuild, readBrowserBuild } from '#server/browser-build.ts';
import { startProblem } from '#server/command-line/start-problem.ts';
import { unavailableAnswers } from '#server/error-pages/answer-unavailable.ts';
import { drainable } from '#server/processes/drain.ts';
import { electLeader } from '#server/processes/leader-election.ts';
import { listenOn, openStartUpServer } from '#server/processes/start-up-server.ts';
import { SPEAKS_FOR_ALL } from '#server/processes/supervisor.ts';
import { leaveSupervisor, serveFromSupervisor } from '#server/processes/worker-messages.ts';
import { openShop, type Shop } from '#server/shop.ts';
import { openDatabase } from '#shop/db/database.ts';
import { databasePlaceIn, dataFolderIn, describePlace } from '#shop/db/database-place.ts';
import { migrate } from '#shop/db/migrate.ts';
import { openReplica } from '#shop/db/replica.ts';
import { transportFor } from '#shop/email/transport.ts';
import { certificatesIn } from '#shop/invoices/ksef/certificates-in.ts';
import { openSecretBox } from '#shop/secrets/secret-box.ts';
import { secretsKeysIn } from '#shop/secrets/secrets-key.ts';
import type { DemoCarrier, DemoGateway, DemoPictures, DemoShop } from './demo-shop.ts';
import { prepareDemo } from './first-run.ts';
import { readConfig, wordsToSay } from './read-config.ts';
import { readPlace } from './read-place.ts';

/** Shorter than the half minute that supervisors wait before they kill. */
const STOP_WITHIN_SECONDS = 25;
const CLOSE_WITHIN_MS = 10_000;

/** In development the browser's files come from a middleware that builds them when asked. */
type Development = { build: BrowserBuild; before: Middleware };
/** Without a demo shop it begins empty. */
type Handed = { demo?: DemoShop | undefined; development?: Development };

/** Starts the shop: configuration, database, demo data on the first run, server. Prints one line a step. */
export async function start(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  { demo, development }: Handed = {},
) {
  const config = readConfig(env, demo?.words);
  const place = readPlace(env);
  // Of several processes on one port the supervisor has the start-up server.
  const startUpServer = cluster.isWorker
    ? undefined
    : await openStartUpServer(place, unavailableAnswers(config));
  try {
    return await openShopOn(startUpServer, { config, env, say, port: place.port, demo, development });
  } catch (error) {
    startUpServer?.close();
    startUpServer?.closeAllConnections();
    throw error;
  }
}

type Environment = {
  config: ShopConfig;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  port: number;
  demo: DemoShop | undefined;
  development: Development | undefined;
};

async function openShopOn(
  startUpServer: Server | undefined,
  { config, env, say, port, demo, development }: Environment,
) {
  const dataFolder = dataFolderIn(env);
  const picturesFolder = join(dataFolder, 'pictures');
  const place = databasePlaceIn(env);
  // The supervisor has said it for all.
  if (startUpServer) say(`Shop: ${describePlace(place)}`);
  const database = await openDatabase({
    ...place,
    connections: Number(env.DATABASE_CONNECTIONS) || undefined,
  });
  const replica = env.DATABASE_REPLICA_URL ? openReplica(env.DATABASE_REPLICA_URL, database) : undefined;
  let pictures: DemoPictures | undefined;
  let gateway: DemoGateway | undefined;
  let carrier: DemoCarrier | undefined;
  try {
    const applied = await migrate(database);
    if (applied.length > 0) say(`Database ready (${applied.length} migrations)`);
    if (demo) pictures = await prepareDemo(demo, database, picturesFolder, say);
    else if (startUpServer && wordsToSay().length > 0)
      say(`shop.config.ts leaves out ${wordsToSay().join(', ')}: pages show something neutral`);
    const origin = (config.address ?? env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
    // Processes side by side would each have their own: there the test gateway stands in, which remembers nothing.
    if (demo && !config.payments && startUpServer)
      gateway = await demo.openGateway({ origin, folder: dataFolder, clock: Date.now });
    if (demo && !config.carriers && startUpServer)
      carrier = await demo.openCarrier({ origin, folder: dataFolder, clock: Date.now });
    const keys = secretsKeysIn(env, dataFolder);
    const shop = openShop({
      config: {
        ...config,
        ...(gateway && { payments: gateway.payments }),
        ...(carrier && { carriers: carrier.carriers }),
      },
      database,
      replica,
      build: development?.build ?? readBrowserBuild(join('dist', 'browser')),
      origin,
      picturesFolder,
      dataFolder,
      sketches: pictures,
      demo: demo !== undefined,
      sampleOrders: demo?.sampleOrders,
      paymentSecrets: { ...env, ...gateway?.secrets },
      paymentFetch: gateway?.fetch,
      carrierSecrets: { ...env, ...carrier?.secrets },
      carrierFetch: carrier?.fetch,
      secrets: openSecretBox(() => keys),
      ksef: { token: env.KSEF_TOKEN, certificates: certificatesIn(env) },
      localWebhooks: env.WEBHOOKS_LOCAL === '1',
      gallery: env.GALLERY === '1' || env.NODE_ENV !== 'production',
      clock: Date.now,
    });
    const unknown = await shop.backOffice.staff.sealAppSecrets();
    if (unknown > 0 && (startUpServer || env[SPEAKS_FOR_ALL])) say(NO_KEY(unknown));
    const silent = await shop.backOffice.webhooks.sealSecrets();
    if (silent > 0 && (startUpServer || env[SPEAKS_FOR_ALL])) say(NO_WEBHOOK_KEY(silent));
    for (const end of shop.ordering.invoices.endingCertificates())
      if (startUpServer || env[SPEAKS_FOR_ALL]) say(ENDS[end.use](end));
    const app = await createApp(shop, both(both(gateway?.serve, carrier?.serve), development?.before));
    await showFirstPage(app);
    const drain = drainable(app.server);
    if (startUpServer) await listenOn(app.server, startUpServer);
    else serveFromSupervisor(app.server, process);
    shop.operations.lifecycle.phase = 'open';
    if (startUpServer || env[SPEAKS_FOR_ALL]) await sayWhereBackOfficeIs(shop, say);
    gateway?.start((address, payload) => tellShop(app, address, payload));
    const transport = transportFor({ smtpUrl: env.SMTP_URL, folder: join(dataFolder, 'emails') });
    const stopWork = electLeader(database, () => startBackgroundWork(shop, { transport, log: say }));
    const close = async () => {
      shop.operations.lifecycle.phase = 'draining';
      pictures?.close();
      await gateway?.close();
      await carrier?.close();
      await sleep(secondsIn(env.STOP_DELAY_SECONDS, 0));
      if (!startUpServer) await leaveSupervisor(process);
      const drained = await drain(development ? 0 : secondsIn(env.STOP_WITHIN_SECONDS, STOP_WITHIN_SECONDS));
      if (drained === 'some cut off' && !development) say('Some requests took too long and were cut off');
      const rest = app
        .close()
        .then(stopWork)
        .then(() => Promise.all([replica?.close(), database.close()]));
      // Nobody is served any more: whatever still waits for a database that is gone is not waited for.
      await Promise.race([rest, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    };
    return { address: `http://localhost:${port}/`, close };
  } catch (error) {
    pictures?.close();
    await replica?.close();
    await database.close();
    throw error;
  }
}

/** What a provider would send to the shop's notification address. */
async function tellShop(app: FastifyInstance, address: string, payload: string): Promise<boolean> {
  const { pathname: url } = new URL(address);
  const headers = { 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url, headers, payload })).statusCode === 200;
}

const both = (first: Middleware | undefined, then: Middleware | undefined): Middleware | undefined =>
  first && then
    ? (request, response, next) => first(request, response, () => then(request, response, next))
    : (first ?? then);

const NO_KEY = (secrets: number) =>
  `No key opens the secrets of ${secrets} authenticator apps: set SECRETS_KEY to what it was, or let their owners come in by a recovery code. See docs/operations.md`;

const NO_WEBHOOK_KEY = (webhooks: number) =>
  `No key opens the secrets of ${webhooks} webhooks: set SECRETS_KEY to what it was, or make new secrets under Settings. Until then they are told nothing`;

const ENDS: Record<CertificateUse, (end: CertificateEnd) => string> = {
  signIn: ({ endsAt, isOver }) =>
    `The certificate of KSEF_CERTIFICATE ${isOver ? 'has ended' : 'ends'} on ${endsAt.toISOString().slice(0, 10)}: without a new one KSeF takes no invoices. See docs/integrations/invoices.md`,
  offline: ({ endsAt, isOver }) =>
    `The certificate of KSEF_OFFLINE_CERTIFICATE ${isOver ? 'has ended' : 'ends'} on ${endsAt.toISOString().slice(0, 10)}: what is issued offline has to be signed by a new one. See docs/integrations/invoices.md`,
};

/** Whoever opens a shop that belongs to nobody gets the link by which its first owner comes in. */
async function sayWhereBackOfficeIs(
  { settings: { origin, demo }, backOffice: { staff } }: Shop,
  say: (line: string) => void,
): Promise<void> {
  say(`Back office: ${origin}${PANEL_PATH}`);
  const link = demo ? undefined : await staff.entrance.firstOwnerLink();
  if (link) say(`Its first owner comes in by this link, once, within a day: ${link}`);
}

/** What every page needs is read and rendered before the first shopper comes. */
async function showFirstPage(app: FastifyInstance): Promise<void> {
  const { statusCode } = await app.inject(linksIn('pl').home);
  if (statusCode >= 500) throw new Error(`The shop's first page cannot be shown (${statusCode}).`);
}

const secondsIn = (text: string | undefined, otherwise: number) => {
  const seconds = Number(text || otherwise);
  return (seconds >= 0 ? seconds : otherwise) * 1000;
};

export { startProblem };
