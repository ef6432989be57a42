import { CSRF_FIELD, STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Role } from '#domain/staff/role.ts';
import { type Hired, hire, SEAT, STAFF_PASSWORD } from '#tests/support/samples/sample-staff.ts';
import { ORIGIN, PAGE, shopperIn, type TestShop } from './test-shop.ts';

/** The cookie's name where the shop is served over https, and where it is not. */
export const staffCookie = (isSecure: boolean) => (isSecure ? `__Host-${STAFF_COOKIE}` : STAFF_COOKIE);

/** Somebody at work in the back office, with a browser. */
export type AtWork = Awaited<ReturnType<typeof atWork>>;

let hired = 0;

export async function atWork(shop: TestShop, role: Role, name = `${role} ${++hired}`) {
  const member = await hire(shop.shop.backOffice.staff, role, name);
  return { ...browserOf(shop, member), member };
}

/** The same member in a session of its own. */
export async function again(shop: TestShop, { member }: { member: Hired }) {
  const entered = await shop.shop.backOffice.staff.entrance.signIn(
    { email: member.email, password: STAFF_PASSWORD },
    SEAT,
  );
  if (!('session' in entered)) throw new Error(`${member.email} is not let in`);
  return { ...browserOf(shop, { ...member, session: entered.session }), member };
}

/** A browser, of somebody or of nobody. */
export function browserOf(shop: TestShop, member?: Pick<Hired, 'session'>) {
  const browser = shopperIn(shop, new Map(member ? [[STAFF_COOKIE, member.session]] : []));
  const tokens = new Map<string, string>();
  /** What the page's forms bring along: the same on every page as long as the cookie is the same. */
  async function tokenOf(page: string): Promise<string> {
    const session = browser.jar.get(STAFF_COOKIE) ?? '';
    const token = tokens.get(session) ?? csrfIn((await browser.get(page, PAGE)).body) ?? '';
    if (session) tokens.set(session, token);
    return token;
  }
  return {
    ...browser,
    get: (url: string) => browser.get(url, PAGE),
    /** Sends a form of the page as it stands there, with what the shop has put into it. */
    async send(
      url: string,
      fields: Record<string, string> = {},
      from = member ? panelLinks.account : panelLinks.signIn,
    ) {
      const sent = { ...fields, [CSRF_FIELD]: await tokenOf(from) };
      return browser.post(url, new URLSearchParams(sent).toString(), PAGE);
    },
    /** Sends a form with a file, which is a body in parts. */
    async upload(url: string, bytes: Uint8Array, from: string = url, fields: Record<string, string> = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set(CSRF_FIELD, await tokenOf(from));
      form.set('file', new Blob([new Uint8Array(bytes)]), 'file.txt');
      const sent = new Response(form);
      const type = sent.headers.get('content-type') ?? '';
      return browser.post(url, Buffer.from(await sent.arrayBuffer()), { ...PAGE, 'content-type': type });
    },
    /** Sends a form that somebody else has made. */
    sendForeign: (url: string, fields: Record<string, string> = {}) =>
      browser.post(url, new URLSearchParams(fields).toString(), PAGE),
  };
}

export const csrfIn = (html: string): string | undefined =>
  new RegExp(`name="${CSRF_FIELD}" value="([^"]+)"`).exec(html)?.[1];

export { ORIGIN };
