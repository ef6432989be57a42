import { beforeAll, expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { may } from '#domain/staff/actor.ts';
import { isRight } from '#domain/staff/right.ts';
import { ROLES, type Role } from '#domain/staff/role.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { type AtWork, again, atWork, browserOf } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';
import type { Needs } from './needs.ts';

/** Every address of the back office, and who may come there. What is not in this list is no address of it. */
const DOORS: Record<string, Needs> = {
  'GET /panel': 'signed_in',
  'GET /panel/sign-in': 'entrance',
  'POST /panel/sign-in': 'entrance',
  'GET /panel/second-step': 'entrance',
  'POST /panel/second-step': 'entrance',
  'GET /panel/recovery': 'entrance',
  'POST /panel/recovery': 'entrance',
  'GET /panel/forgotten': 'entrance',
  'POST /panel/forgotten': 'entrance',
  'POST /panel/passkey': 'entrance',
  'POST /panel/passkey/question': 'entrance',
  'POST /panel/demo': 'entrance',
  'POST /panel/demo/orders': 'order.create',
  'GET /panel/invitation': 'entrance',
  'POST /panel/invitation': 'entrance',
  'GET /panel/new-password': 'entrance',
  'POST /panel/new-password': 'entrance',
  'GET /panel/first-owner': 'entrance',
  'POST /panel/first-owner': 'entrance',
  'POST /panel/sign-out': 'signed_in',
  'GET /panel/live': 'signed_in',
  'GET /panel/account': 'signed_in',
  'POST /panel/account': 'signed_in',
  'POST /panel/account/settings': 'signed_in',
  'GET /panel/account/password': 'signed_in',
  'POST /panel/account/password': 'signed_in',
  'GET /panel/account/app': 'signed_in',
  'POST /panel/account/app': 'signed_in',
  'GET /panel/account/app/remove': 'signed_in',
  'POST /panel/account/app/remove': 'signed_in',
  'GET /panel/account/codes': 'signed_in',
  'POST /panel/account/codes': 'signed_in',
  'POST /panel/account/passkeys': 'signed_in',
  'GET /panel/account/passkeys/add': 'signed_in',
  'POST /panel/account/passkeys/add': 'signed_in',
  'GET /panel/account/passkeys/remove': 'signed_in',
  'POST /panel/account/passkeys/remove': 'signed_in',
  'GET /panel/account/sessions': 'signed_in',
  'POST /panel/account/sessions/end': 'signed_in',
  'POST /panel/account/sessions/end-all': 'signed_in',
  'GET /panel/packing': 'parcel.pack',
  'POST /panel/packing': 'parcel.pack',
  'GET /panel/packing/codes': 'parcel.pack',
  'GET /panel/packing/papers/:paper': 'parcel.pack',
  'GET /panel/packing/carrier-labels': 'parcel.pack',
  'POST /panel/packing/:number/carrier-label': 'parcel.pack',
  'POST /panel/packing/:number/cancel-carrier-label': 'parcel.pack',
  'POST /panel/orders/:number/label-price/:id': 'parcel.pack',
  'POST /panel/orders/:number/follow-parcel/:id': 'parcel.send',
  'GET /panel/packing/:number': 'parcel.pack',
  'POST /panel/packing/:number/scan': 'parcel.pack',
  'POST /panel/packing/:number/claim': 'parcel.pack',
  'GET /panel/orders': 'order.read',
  'POST /panel/bulk/hold': 'order.hold',
  'POST /panel/bulk/release': 'order.hold',
  'POST /panel/bulk/cancel': 'order.cancel',
  'POST /panel/bulk/send': 'parcel.send',
  'POST /panel/bulk/print/:paper': 'parcel.pack',
  'POST /panel/bulk/carrier-labels/:format': 'parcel.pack',
  'POST /panel/bulk/export': 'order.export',
  'GET /panel/order-views': 'order.read',
  'POST /panel/order-views': 'order.read',
  'POST /panel/order-views/:id': 'order.read',
  'POST /panel/order-views/:id/delete': 'order.read',
  'GET /panel/jobs/:id': 'order.read',
  'POST /panel/jobs/:id/start': 'order.read',
  'POST /panel/jobs/:id/stop': 'order.read',
  'POST /panel/jobs/:id/retry': 'order.read',
  'GET /panel/jobs/:id/report': 'order.read',
  'GET /panel/messages': 'message.read',
  'GET /panel/messages/:id': 'message.read',
  'POST /panel/messages/:id/answer': 'message.answer',
  'POST /panel/messages/:id/note': 'message.answer',
  'POST /panel/messages/:id/done': 'message.answer',
  'GET /panel/orders/:number': 'order.read',
  'GET /panel/orders/:number/emails/:id': 'order.read',
  'POST /panel/orders/:number/send-email/:id': 'order.edit',
  'POST /panel/orders/:number/hold': 'order.hold',
  'POST /panel/orders/:number/release': 'order.hold',
  'POST /panel/orders/:number/note': 'order.note',
  'POST /panel/orders/:number/cancel': 'order.cancel',
  'POST /panel/orders/:number/record-payment': 'money.record',
  'POST /panel/orders/:number/ask-refund': 'money.refund',
  'POST /panel/orders/:number/refund-whole': 'money.refund',
  'POST /panel/orders/:number/refund-lines': 'money.refund',
  'POST /panel/orders/:number/confirm-refund/:id': 'money.refund',
  'POST /panel/orders/:number/fail-refund/:id': 'money.refund',
  'POST /panel/orders/:number/reverse/:id': 'money.reverse',
  'POST /panel/orders/:number/start-parcel': 'parcel.pack',
  'POST /panel/orders/:number/start-unpaid': 'parcel.unpaid',
  'POST /panel/orders/:number/pack/:id': 'parcel.pack',
  'POST /panel/orders/:number/drop/:id': 'parcel.pack',
  'POST /panel/orders/:number/unpack/:id': 'parcel.pack',
  'POST /panel/orders/:number/order-label/:id': 'parcel.pack',
  'POST /panel/orders/:number/send/:id': 'parcel.send',
  'POST /panel/orders/:number/deliver/:id': 'parcel.send',
  'POST /panel/orders/:number/lost/:id': 'parcel.fix',
  'POST /panel/orders/:number/back/:id': 'parcel.fix',
  'POST /panel/orders/:number/edit-lines': 'order.edit',
  'POST /panel/orders/:number/add-line': 'order.edit',
  'POST /panel/orders/:number/edit-contact': 'order.edit',
  'POST /panel/orders/:number/edit-address': 'order.edit',
  'POST /panel/orders/:number/edit-delivery': 'order.edit',
  'POST /panel/orders/:number/open-return': 'return.open',
  'POST /panel/orders/:number/receive/:id': 'return.receive',
  'POST /panel/orders/:number/cancel-label/:id': 'parcel.pack',
  'POST /panel/orders/:number/check/:id': 'return.receive',
  'POST /panel/orders/:number/settle/:id': 'return.settle',
  'POST /panel/orders/:number/refuse/:id': 'return.settle',
  'GET /panel/returns': 'return.read',
  'GET /panel/transfers': 'money.match',
  'POST /panel/transfers/take': 'money.match',
  'POST /panel/transfers/match-certain': 'money.match',
  'POST /panel/transfers/:id/match': 'money.match',
  'POST /panel/transfers/:id/dismiss': 'money.match',
  'POST /panel/returns/withdrawals/:id': 'return.open',
  'GET /panel/complaints': 'complaint.read',
  'GET /panel/complaints/files/:id': 'complaint.read',
  'GET /panel/complaints/:id': 'complaint.read',
  'POST /panel/complaints/:id/answer': 'complaint.answer',
  'POST /panel/complaints/:id/note': 'complaint.answer',
  'POST /panel/complaints/:id/decide': 'complaint.decide',
  'GET /panel/running-out': 'stock.read',
  'GET /panel/failed-emails': 'client.read',
  'POST /panel/failed-emails/again': 'order.edit',
  'POST /panel/failed-emails/:id/again': 'order.edit',
  'GET /panel/waiting': 'product.read',
  'GET /panel/waiting/:id': 'product.read',
  'POST /panel/waiting/:id/remove': 'client.edit',
  'GET /panel/settings/emails': 'settings.read',
  'POST /panel/settings/emails': 'settings.edit',
  'GET /panel/settings/tokens': 'settings.read',
  'GET /panel/settings/tokens/new': 'settings.edit',
  'POST /panel/settings/tokens/new': 'settings.edit',
  'POST /panel/settings/tokens/:id/revoke': 'settings.edit',
  'GET /panel/settings/webhooks': 'settings.read',
  'GET /panel/settings/webhooks/new': 'settings.edit',
  'POST /panel/settings/webhooks/new': 'settings.edit',
  'GET /panel/settings/webhooks/:id': 'settings.read',
  'POST /panel/settings/webhooks/:id': 'settings.edit',
  'POST /panel/settings/webhooks/:id/secret': 'settings.edit',
  'POST /panel/settings/webhooks/:id/test': 'settings.edit',
  'POST /panel/settings/webhooks/:id/remove': 'settings.edit',
  'POST /panel/settings/webhooks/deliveries/:id/again': 'settings.edit',
  'GET /panel/clients': 'client.read',
  'GET /panel/clients/guest': 'client.read',
  'POST /panel/clients/guest/export': 'client.export',
  'POST /panel/clients/guest/erase': 'client.erase',
  'GET /panel/clients/:id': 'client.read',
  'POST /panel/clients/:id/note': 'client.edit',
  'POST /panel/clients/:id/points': 'client.points',
  'POST /panel/clients/:id/contact': 'client.edit',
  'POST /panel/clients/:id/block': 'client.edit',
  'POST /panel/clients/:id/export': 'client.export',
  'POST /panel/clients/:id/erase': 'client.erase',
  'GET /panel/staff': 'staff.read',
  'GET /panel/staff/invite': 'staff.invite',
  'POST /panel/staff/invite': 'staff.invite',
  'GET /panel/staff/:id': 'staff.read',
  'POST /panel/staff/:id/rights': 'staff.rights',
  'POST /panel/staff/:id/block': 'staff.rights',
  'POST /panel/staff/:id/reset': 'staff.rights',
  'POST /panel/staff/:id/link': 'staff.invite',
  'GET /panel/audit': 'audit.read',
  'GET /panel/invoices': 'invoice.read',
  'GET /panel/invoices/:id': 'invoice.read',
  'POST /panel/invoices/:id/ksef': 'invoice.issue',
  'GET /panel/settings/api': 'settings.read',
  'POST /panel/settings/api': 'settings.read',
  'GET /panel/invoices/new': 'invoice.issue',
  'POST /panel/invoices/new': 'invoice.issue',
  'POST /panel/invoices/export': 'invoice.read',
  'GET /panel/search': 'signed_in',
  'POST /panel/here': 'signed_in',
  'POST /panel/drafts': 'signed_in',
  'POST /panel/drafts/discard': 'signed_in',
};

/** What the order that every door is tried on is called; nobody has a thing of so high a number. */
const ORDER = 'DRZWI-1';

/** It stays open, so that nobody would see its end; live.integration.test.ts knocks there. */
const LINE = 'GET /panel/live';

/** Who is in goes out by them. */
const LEADING_OUT = ['POST /panel/sign-out', 'POST /panel/account/sessions/end-all'];

/** Where nobody looks at what is answered. */
const ASKED_BY_SCRIPTS = ['POST /panel/here', 'POST /panel/drafts'];

const doors = Object.entries(DOORS)
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
    expect(Object.fromEntries(known)).toEqual(DOORS);
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
