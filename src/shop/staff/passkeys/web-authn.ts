import type { NewPasskey, PasskeySignature } from '#contract/panel/passkey-answer.ts';
import type { StaffContext } from '#shop/staff/staff-context.ts';

/** Loaded when it is first needed: few ever come in by a passkey in the same hour, and it is large. */
const library = () => import('@simplewebauthn/server');

/** The name under which devices keep passkeys of this shop, and the address of whose pages they answer to. */
export function relyingParty({ origin, shopName }: Pick<StaffContext, 'origin' | 'shopName'>) {
  const { hostname, origin: exact } = new URL(origin);
  return { id: hostname, name: shopName, origin: exact };
}

export type MadePasskey = { credentialId: Buffer; publicKey: Buffer; signCount: number };

/** The passkey that a browser has made; undefined unless all that it says is in order. */
export async function madePasskey(
  shop: Pick<StaffContext, 'origin' | 'shopName'>,
  answer: NewPasskey,
  challenge: string,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const response = { ...answer, clientExtensionResults: {} };
  const said = await verifyRegistrationResponse({ response, ...expected(shop, challenge) }).catch(wrong);
  if (!said?.verified) return undefined;
  const { id, publicKey, counter } = said.registrationInfo.credential;
  return {
    ...{ credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), signCount: counter },
  };
}

/** The count of signatures of a passkey that has signed; undefined unless all that it says is in order. */
export async function signCountOf(
  shop: Pick<StaffContext, 'origin' | 'shopName'>,
  answer: PasskeySignature,
  { challenge, publicKey }: { challenge: string; publicKey: Buffer },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const said = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    ...expected(shop, challenge),
    // What it has counted so far is compared where it is written.
    credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter: 0 },
  }).catch(wrong);
  return said?.verified ? said.authenticationInfo.newCounter : undefined;
}

function expected(shop: Pick<StaffContext, 'origin' | 'shopName'>, challenge: string) {
  const { id, origin } = relyingParty(shop);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}

/** The library says what is wrong with an answer by an error; what exactly, only an attacker would like to know. */
const wrong = () => undefined;

/** What the browser says that it was asked with. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) ?? {};
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
