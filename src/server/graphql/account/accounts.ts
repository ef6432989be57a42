import type { FastifyRequest } from 'fastify';
import { isLoopback, networkOf } from '#domain/network.ts';
import { differentPer } from '#server/limits/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';

/** Different addresses an hour, and logins by themselves (decision 36). */
const MOST_OF_VISIT = 20;
const MOST_OF_NETWORK = 60;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type AccountsParts = {
  known: Shop['clients']['logins'];
  clock: () => number;
  rateLimits: Shop['limits']['rateLimits'];
};
type FindSession = () => Promise<Session | undefined>;

/** What one caller may hear about who has an account; who has asked about too many hears that nobody has. */
export type Accounts = {
  emailExists(email: string): Promise<boolean>;
  loginTaken(login: string): Promise<boolean>;
};

/** Tells who has an account, but to nobody so often that lists of addresses could be tried (decision 36). */
export function tellAccounts({ known, clock, rateLimits }: AccountsParts) {
  // A login may be an address too, so logins have the same limit, but counted by themselves.
  const limitOf = () => {
    const [perHour, perMinute] = [differentPer(HOUR, clock), differentPer(MINUTE, clock)];
    // This machine itself is a proxy that nobody has named: everybody comes from there.
    return (ip: string) => (isLoopback(ip) ? perMinute : perHour);
  };
  const [emails, logins] = [limitOf(), limitOf()];
  return ({ ip }: Pick<FastifyRequest, 'ip'>, findSession: FindSession): Accounts => {
    const limits = async () => {
      const session = await findSession();
      // Guests without a session count as one: whoever throws the cookie away gains nothing.
      const network = networkOf(ip);
      const who = session ? session.hash.toString('hex') : `without ${network}`;
      return { [`visit ${who}`]: MOST_OF_VISIT, [`network ${network}`]: MOST_OF_NETWORK };
    };
    /** All processes together. */
    const allowQuestion = async () => isLoopback(ip) || rateLimits.allow('accountQuestions', networkOf(ip));
    let own: ReturnType<typeof known.ownOf> | undefined;
    /** What is the client's own may be kept: it is not taken by another. */
    const isOwn = async (what: 'login' | 'email', value: string) => {
      const clientId = (await findSession())?.clientId;
      if (clientId === undefined) return false;
      own ??= known.ownOf(clientId);
      return (await own)?.[what].toLowerCase() === value.toLowerCase();
    };
    return {
      async emailExists(email) {
        if (await isOwn('email', email)) return false;
        const allow = emails(ip)(email.toLowerCase(), await limits()) && (await allowQuestion());
        return allow && known.emailExists(email);
      },
      async loginTaken(login) {
        if (await isOwn('login', login)) return false;
        const allow = logins(ip)(login.toLowerCase(), await limits()) && (await allowQuestion());
        return allow && known.loginTaken(login);
      },
    };
  };
}
