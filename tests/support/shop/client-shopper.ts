import { eq } from 'drizzle-orm';
import { SESSION_COOKIE } from '#contract/wire.ts';
import { outboxEmail } from '#shop/db/schema/index.ts';
import type { EmailContent } from '#shop/email/email.ts';
import { confirmFor, HERE, newClient, PASSWORD, VISIT } from '#tests/support/samples/sample-account.ts';
import { shopperIn, type TestShop } from './test-shop.ts';

export type Shopper = ReturnType<typeof shopperIn>;

/** Asks for data, as the script of a form does. */
export const DATA = { accept: 'application/json' };

/** Somebody with a browser and an account, signed in; the login is also the name of the address. */
export async function clientIn(shop: TestShop, login: string): Promise<Shopper & { clientId: number }> {
  const {
    clients: { accounts },
  } = shop.shop;
  const registered = await accounts.register(newClient(login));
  if (!registered.ok) throw new Error(`${login} cannot be registered: ${registered.problem}`);
  await confirmFor(shop.database, registered.clientId);
  const entered = await accounts.logIn({
    ...{ name: login, password: PASSWORD, session: undefined, visit: VISIT },
    from: HERE,
  });
  if (!entered.ok) throw new Error(`${login} is not let in: ${entered.problem}`);
  const { clientId, token } = entered;
  return { ...shopperIn(shop, new Map([[SESSION_COOKIE, token]])), clientId };
}

/** Sends a form: by the script that asks for data, or with other headers as a browser does. */
export const sendForm = (
  shopper: Shopper,
  url: string,
  values: Record<string, string>,
  headers: Record<string, string> = DATA,
) => shopper.post(url, new URLSearchParams(values).toString(), headers);

/** Sends a form that may have files. */
export async function sendFiles(
  shopper: Shopper,
  url: string,
  form: FormData,
  headers: Record<string, string> = DATA,
) {
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return shopper.post(url, Buffer.from(await sent.arrayBuffer()), { ...headers, 'content-type': type });
}

/** The e-mails that wait to be sent to an address, the oldest first. */
export async function emailsTo({ database }: TestShop, recipient: string): Promise<EmailContent[]> {
  const rows = await database.orm
    .select({ content: outboxEmail.content })
    .from(outboxEmail)
    .where(eq(outboxEmail.recipient, recipient))
    .orderBy(outboxEmail.id);
  return rows.map(({ content }) => content as EmailContent);
}
