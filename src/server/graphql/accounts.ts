import type { FastifyRequest } from 'fastify';
import { isLoopback, networkOf } from '#domain/network.ts';
import { differentPerMinute } from '#server/pace.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';

const MOST_OF_SESSION = 20;
const MOST_OF_ADDRESS = 60;

type FindSession = () => Promise<Session | undefined>;

/** What one caller may hear about who has an account. */
export type Accounts = {
  /** null: this caller has asked about too many. */
  emailExists(email: string): Promise<boolean | null>;
  loginTaken(login: string): Promise<boolean | null>;
};

/** Tells who has an account, but to nobody so often that lists of addresses could be tried (decision 14). */
export function tellAccounts({ clients, clock, rates }: Pick<Shop, 'clients' | 'clock' | 'rates'>) {
  // A login may be an address too, so logins have the same limit, but counted by themselves.
  const [mayAskEmail, mayAskLogin] = [differentPerMinute(clock), differentPerMinute(clock)];
  return ({ ip }: Pick<FastifyRequest, 'ip'>, findSession: FindSession): Accounts => {
    const limits = async () => {
      const session = await findSession();
      // Guests without a session count as one: whoever throws the cookie away gains nothing.
      const who = session ? session.hash.toString('hex') : `without ${ip}`;
      return { [`session ${who}`]: MOST_OF_SESSION, [`address ${ip}`]: MOST_OF_ADDRESS };
    };
    /** All processes together; this machine itself is a proxy that nobody has named. */
    const mayAsk = async () => isLoopback(ip) || rates.may('accountQuestions', networkOf(ip));
    let own: ReturnType<typeof clients.ownOf> | undefined;
    /** What is the client's own may be kept: it is not taken by another. */
    const isOwn = async (what: 'login' | 'email', value: string) => {
      const clientId = (await findSession())?.clientId;
      if (clientId === undefined) return false;
      own ??= clients.ownOf(clientId);
      return (await own)?.[what].toLowerCase() === value.toLowerCase();
    };
    return {
      async emailExists(email) {
        if (await isOwn('email', email)) return false;
        const may = mayAskEmail(email.toLowerCase(), await limits()) && (await mayAsk());
        return may ? clients.emailExists(email) : null;
      },
      async loginTaken(login) {
        if (await isOwn('login', login)) return false;
        const may = mayAskLogin(login.toLowerCase(), await limits()) && (await mayAsk());
        return may ? clients.loginTaken(login) : null;
      },
    };
  };
}
