import { BlockList, isIP } from 'node:net';

/** What the machine says of itself: where logs go, whom to believe, who may read the metrics. */
export type Environment = {
  logLevel: string;
  /** Lines of the log, in place of the standard output. */
  log?: { write(line: string): void };
  /** Whether an address is one of our own proxies, whose headers tell who the client is. */
  isProxy: (address: string) => boolean;
  metricsToken?: string | undefined;
};

export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  return {
    logLevel: env.LOG_LEVEL ?? 'warn',
    isProxy: proxiesIn(env.TRUSTED_PROXIES ?? (env.TRUST_PROXY === '1' ? PRIVATE : '')),
    metricsToken: env.METRICS_TOKEN || undefined,
  };
}

/** Networks that no client comes from but through a proxy of ours. */
const PRIVATE = 'loopback, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7, fe80::/10';
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Addresses and networks, such as '10.0.0.5, 192.168.0.0/16, loopback'. What cannot be read stops the start. */
function proxiesIn(list: string): (address: string) => boolean {
  const known = new BlockList();
  const parts = list.split(/[\s,]+/).filter(Boolean);
  for (const part of parts.flatMap((one) => (one === 'loopback' ? LOOPBACK : [one]))) add(known, part);
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version > 0 && known.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

function add(known: BlockList, part: string): void {
  const [address = '', bits] = part.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const prefix = bits === undefined ? most : Number(bits);
  if (version === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most)
    throw new Error(`TRUSTED_PROXIES names '${part}', which is no address and no network.`);
  known.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
}
