import * as v from 'valibot';
import { jsonIn, readAs } from '#shop/payments/read-as.ts';

export type TokenAccount = {
  address: string;
  clientId: number;
  clientSecret: string;
  clock: () => number;
  fetch: typeof fetch;
};

const PATIENCE_MS = 10_000;
/** What is about to end could end on the way. */
const RENEWED_BEFORE_MS = 60_000;

const grantedSchema = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });

/** Opens PayU's API for a while: one token is used until it ends, and asked for once however many wait for it. */
export function openTokens(account: TokenAccount) {
  let kept: ReturnType<typeof grant> | undefined;
  const renew = () => {
    const granting = grant(account);
    kept = granting;
    granting.catch(() => {
      if (kept === granting) kept = undefined;
    });
    return granting;
  };
  return {
    async current(): Promise<string> {
      const had = kept;
      if (had && (await had).endsAt <= account.clock() && kept === had) kept = undefined;
      return (await (kept ?? renew())).token;
    },
    /** It was not taken any more. */
    drop(): void {
      kept = undefined;
    },
  };
}

async function grant({ address, clientId, clientSecret, clock, fetch }: TokenAccount) {
  const wanted = {
    grant_type: 'client_credentials',
    client_id: String(clientId),
    client_secret: clientSecret,
  };
  const answer = await fetch(`${address}/pl/standard/user/oauth/authorize`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(wanted).toString(),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const granted = answer.ok ? readAs(grantedSchema, jsonIn(await answer.text())) : undefined;
  if (!granted)
    throw new Error(
      `PayU does not know this shop (${answer.status}): are client_id and client_secret right?`,
    );
  const lasts = granted.expires_in * 1000 - RENEWED_BEFORE_MS;
  return { token: granted.access_token, endsAt: clock() + lasts };
}
