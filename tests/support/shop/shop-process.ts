import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';

const OPENS_WITHIN_MS = 90_000;
/** Without the demo's words a shop has no account, and nobody could pay by transfer. */
const OWN_SETTINGS = { bankAccount: 'PL61 1090 1014 0000 0712 1981 2874' };

export type ShopProcess = {
  address: string;
  child: ChildProcess;
  /** What it has printed so far. */
  said(): string;
  untilReady(withinMs?: number): Promise<void>;
  /** Sends the signal and waits for its end; answers with its exit code, or the signal it died of. */
  end(signal?: NodeJS.Signals): Promise<number | string | null>;
};

export type ShopProcessOptions = {
  dataFolder: string;
  databaseUrl?: string;
  /** Several processes behind one supervisor. */
  processes?: number;
  env?: NodeJS.ProcessEnv;
  /** Put before node, such as a shell that sets limits. */
  under?: readonly string[];
  nodeArguments?: readonly string[];
  port?: number;
};

/** Starts the built shop as an owner does. */
export async function startShopProcess(options: ShopProcessOptions): Promise<ShopProcess> {
  const { processes, under = [], nodeArguments = [], port = await freePort() } = options;
  const script = processes
    ? ['scripts/cluster.mjs', '--processes', String(processes)]
    : ['scripts/start.mjs'];
  const [program = process.execPath, ...args] = [...under, process.execPath, ...nodeArguments, ...script];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_FOLDER: options.dataFolder,
      DATABASE_URL: options.databaseUrl ?? '',
      DEMO: '0',
      SHOP_SETTINGS: JSON.stringify(OWN_SETTINGS),
      ...options.env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece) => {
      said += piece;
    });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    child,
    said: () => said,
    async untilReady(withinMs = OPENS_WITHIN_MS) {
      for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(50)) {
        if (hasEnded(child)) throw new Error(`the shop did not start: ${said}`);
        const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
        if (answer?.status === 200) return;
      }
      throw new Error(`the shop did not open in time: ${said}`);
    },
    async end(signal = 'SIGTERM') {
      if (!hasEnded(child)) {
        const gone = once(child, 'exit');
        child.kill(signal);
        await gone;
      }
      return child.exitCode ?? child.signalCode;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
