import { type Shopper, sendForm } from '#tests/support/shop/client-shopper.ts';
import { PAGE, type TestShop } from '#tests/support/shop/test-shop.ts';

export type SeenPage = { address: string; status: number; html: string };

export type See = ReturnType<typeof whoSees>['see'];

const MINUTE = 60_000;

/** Looks at pages and keeps what it saw. Between two of them a minute goes by, in which limits begin again. */
export function whoSees(shop: TestShop) {
  const seen: SeenPage[] = [];
  const keep = (address: string, { statusCode, body }: { statusCode: number; body: string }) => {
    shop.now += MINUTE;
    seen.push({ address, status: statusCode, html: body });
    return body;
  };
  return {
    seen,
    see: {
      page: async (shopper: Shopper, address: string) => keep(address, await shopper.get(address)),
      /** What a browser without scripts shows after a form was sent. */
      sent: async (shopper: Shopper, address: string, values: Record<string, string>) =>
        keep(`${address} (sent)`, await sendForm(shopper, address, values, PAGE)),
      html: (name: string, html: string) => keep(name, { statusCode: 200, body: html }),
    },
  };
}
