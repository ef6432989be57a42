import { type APIRequest, type APIRequestContext, expect, type Page } from '@playwright/test';
import { E2E_ADDRESS } from './e2e-address.ts';
import { emailTo } from './emails.ts';
import { openForm } from './form.ts';
import { test as shopTest } from './shop.ts';

type Client = {
  login: string;
  email: string;
  password: string;
  /** Cookies of a browser in which the client is signed in. */
  state: Awaited<ReturnType<APIRequestContext['storageState']>>;
};

const A_MINUTE_AND_MORE = 90_000;
/** The link that makes an address the client's own. */
export const CONFIRMING = /\/(en\/)?email-confirm\.php\?token=[\w-]+/;

/** Tests with a client who has an account: one for all that a worker runs. */
export const test = shopTest.extend<object, { client: Client }>({
  client: [
    async ({ playwright }, use) => use(await newClient(playwright.request)),
    { scope: 'worker', timeout: A_MINUTE_AND_MORE },
  ],
});

/** For `test.use`: the client is signed in from the start. */
export const signedIn = {
  storageState: async ({ client }: { client: Client }, use: (state: Client['state']) => Promise<void>) =>
    use(client.state),
};

/** Names that no other test has. */
export function newName(): string {
  return `halina.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

/** Opens an account as the form does, and confirms its address. One address may open so many a minute: then it waits, as it is told to. */
export async function newClient(requests: APIRequest): Promise<Client> {
  const login = newName();
  const email = `${login}@example.org`;
  const password = 'cierpka kawa';
  const shop = await requests.newContext({ baseURL: E2E_ADDRESS });
  const form = {
    ...{ login, email, password, terms: 'y' },
    ...{ firstname: 'Halina', lastname: 'Zaręba', phone_prefix: '+48', phone: '' },
  };
  await expect(async () => {
    const answer = await shop.post('/client-new.php', { form, headers: { accept: 'application/json' } });
    const wait = Number(answer.headers()['retry-after'] ?? 0);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: A_MINUTE_AND_MORE });
  const [link = ''] = CONFIRMING.exec(await emailTo(email, 'confirm_email')) ?? [];
  expect((await shop.post(link, { form: {}, headers: { accept: 'application/json' } })).status()).toBe(200);
  const state = await shop.storageState();
  await shop.dispose();
  return { login, email, password, state };
}

export async function signIn(
  page: Page,
  { login, password }: Client,
  address = '/signin.php',
): Promise<void> {
  await openForm(page, address);
  await page.getByLabel('Login lub e-mail').fill(login);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByText('Jesteś na swoim koncie.')).toBeVisible();
}
