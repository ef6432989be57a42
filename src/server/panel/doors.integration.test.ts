import { beforeAll, expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { may } from '#domain/staff/actor.ts';
import { isRight } from '#domain/staff/right.ts';
import { ROLES, type Role } from '#domain/staff/role.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { PANEL_DOORS } from '#tests/support/shop/panel-doors.ts';
import { type AtWork, again, atWork, browserOf } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

/** What the order that every door is tried on is called; nobody has a thing of so high a number. */
const ORDER = 'DRZWI-1';

/** It stays open, so that nobody would see its end; live.integration.test.ts knocks there. */
const LINE = 'GET /panel/live';

/** Who is in goes out by them. */
const LEADING_OUT = ['POST /panel/sign-out', 'POST /panel/account/sessions/end-all'];

/** Where nobody looks at what is answered. */
const ASKED_BY_SCRIPTS = ['POST /panel/here', 'POST /panel/drafts'];

const doors = Object.entries(PANEL_DOORS)
  .filter(([door]) => door !== LINE)
  .map(([door, needs]) => {
    const [method = '', path = ''] = door.split(' ');
    const url = path.replace(':id', '2000000000').replace(':number', ORDER).replace(':paper', 'slip');
    return { door, method, url, needs };
  });

describeWithShop('the doors of the back office', (use) => {
  const staff = new Map<Role, AtWork>();
  beforeAll(async () => {
    for (const role of ROLES) staff.set(role, await atWork(use(), role));
    const { clientId } = await clientIn(use(), 'drzwi');
    await addOrder(use().database, { clientId, number: ORDER, createdAt: new Date(use().now) });
  }, 60_000);

  test('are all in the list above, and the list has no others', () => {
    const known = use().app.panelRoutes.map(({ method, path, needs }) => [`${method} ${path}`, needs]);
    expect(Object.fromEntries(known)).toEqual(PANEL_DOORS);
    expect(known).toHaveLength(doors.length + 1);
  });

  test.each(doors)(
    '$door is shut to who is not signed in, unless it is the entrance',
    async ({ door, method, url, needs }) => {
      const nobody = browserOf(use());
      const answer = method === 'GET' ? await nobody.get(url) : await nobody.send(url);
      if (needs === 'entrance') expect(answer.statusCode).not.toBe(403);
      else if (ASKED_BY_SCRIPTS.includes(door)) {
        expect(answer.statusCode).toBe(401);
        expect(answer.headers['set-cookie'], 'it would take the place of that of a page').toBeUndefined();
      } else expect(isSentAway(answer)).toBe(true);
    },
  );

  for (const role of ROLES) {
    let signedIn: AtWork | undefined;
    test.each(doors)(
      `$door is open to the role ${role} as its rights say`,
      async ({ door, method, url, needs }) => {
        const browser = signedIn ?? (await fresh(role));
        const answer = method === 'GET' ? await browser.get(url) : await browser.send(url);
        const isOpen = !isRight(needs) || may(browser.member.actor, needs);
        expect(answer.statusCode === 403).toBe(!isOpen);
        expect(answer.statusCode).toBeLessThan(500);
        // Who knocks at the entrance may come out as somebody else.
        signedIn = needs === 'entrance' || LEADING_OUT.includes(door) ? undefined : browser;
        if (needs !== 'entrance') expect(isSentAway(answer)).toBe(LEADING_OUT.includes(door));
      },
    );
  }

  test.each(doors.filter(({ method }) => method === 'POST'))(
    '$door takes no form that the shop has not made for this browser',
    async ({ url }) => {
      owner ??= await fresh('owner');
      expect((await owner.sendForeign(url)).statusCode).toBe(403);
      expect((await owner.sendForeign(url, { _csrf: 'x'.repeat(43) })).statusCode).toBe(403);
    },
  );
  let owner: AtWork | undefined;

  const isSentAway = ({ statusCode, headers }: Awaited<ReturnType<AtWork['get']>>) =>
    statusCode === 303 && headers.location?.startsWith(panelLinks.signIn) === true;

  const fresh = (role: Role) => {
    const member = staff.get(role);
    if (!member) throw new Error(`nobody is ${role}`);
    return again(use(), member);
  };

  test('let nothing happen behind them once they were shut', async () => {
    const [owner, manager] = [await fresh('owner'), await fresh('manager')];
    const { id } = owner.member.actor;
    const invited = { name: 'Obcy', email: 'obcy@example.org', role: 'owner', language: 'pl' };
    await manager.send(panelLinks.staffInvite, invited);
    await owner.sendForeign(panelLinks.staffInvite, invited);
    await browserOf(use()).send(panelLinks.staffInvite, invited);
    await owner.sendForeign(panelLinks.signOut);
    expect(await use().shop.backOffice.staff.members.byEmail(invited.email)).toBeUndefined();
    expect((await owner.get(panelLinks.staffMember(id))).statusCode).toBe(200);
  });

  test('lead to a page that says which right is missing, and shows only what one may open', async () => {
    const { body } = await (await fresh('packer')).get(panelLinks.staff);
    expect(body).toContain('„Oglądanie zespołu”');
    expect(body).not.toContain(`href="${panelLinks.audit}"`);
    const manager = (await (await fresh('manager')).get(panelLinks.staff)).body;
    expect(manager).toContain(`href="${panelLinks.audit}"`);
    expect(manager).not.toContain(`href="${panelLinks.staffInvite}"`);
  });

  test('stay whole where an address holds what no database can look for', async () => {
    const owner = await fresh('owner');
    for (const { url, method } of doors) {
      const odd = url.replace(ORDER, '%00').replace('2000000000', '%00');
      const query = '?from=0001-01-01&until=9999-12-31&q=%00&order=%00';
      const answer = method === 'GET' ? await owner.get(odd + query) : await owner.send(odd);
      expect(answer.statusCode, odd).toBeLessThan(500);
      if (url === panelLinks.signOut) Object.assign(owner, await fresh('owner'));
    }
  });

  test('do not show an order to who may work on it and yet not read it', async () => {
    const packer = await fresh('packer');
    const answer = await packer.send(panelLinks.orderAction(ORDER, 'note', 0), {});
    expect(answer.statusCode).toBe(422);
    expect(answer.body).not.toMatch(/anna@|50,00|Anna Nowak/);
  });

  test('do not tell whether something is there that is not for who asks', async () => {
    const owner = await fresh('owner');
    for (const url of ['/panel/nowhere', '/panel/', '/panel/staff/x', '/panel/staff/2000000000']) {
      expect((await owner.get(url)).statusCode, url).toBe(404);
      expect((await browserOf(use()).get(url)).statusCode, url).toBe(303);
    }
  });
});
