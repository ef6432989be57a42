import { slugOf } from 'witryna/domain/page/slug.ts';
import type { SampleOrder } from 'witryna/shop/order/samples/sample-order.ts';

type Buyer = Pick<SampleOrder, 'email' | 'phone' | 'address'>;

/** Somebody made up: 'Maria Lis', 'Lipowa 14/3', '30-019 Kraków'. Mail to them reaches nobody. */
export function buyer(name: string, street: string, town: string, phone: string): Buyer {
  const [firstname = '', lastname = ''] = name.split(' ');
  const [, road = '', streetNumber = ''] = /^(.+) (\S+)$/.exec(street) ?? [];
  const [, zipcode = '', city = ''] = /^(\S+) (.+)$/.exec(town) ?? [];
  return {
    email: `${slugOf(name).replaceAll('-', '.')}@example.org`,
    phone: `+48${phone}`,
    address: { firstname, lastname, street: road, streetNumber, zipcode, city, country: 'PL' },
  };
}
