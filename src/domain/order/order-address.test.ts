import { expect, test } from 'vitest';
import { differingFields, orderAddress } from './order-address.ts';

const typed = {
  firstname: ' Jan',
  lastname: 'Nowak ',
  company: ' ',
  taxNumber: '',
  street: 'Długa',
  streetNumber: '5/7 ',
  zipcode: '43300',
  city: 'Bielsko-Biała',
  regionId: 1143020003,
};

test('an order keeps an address as it is written in its country, and nothing that is empty', () => {
  expect(orderAddress(typed)).toEqual({
    firstname: 'Jan',
    lastname: 'Nowak',
    street: 'Długa',
    streetNumber: '5/7',
    zipcode: '43-300',
    city: 'Bielsko-Biała',
    country: 'PL',
  });
});

test('an address in a country that nobody knows stays as it was typed', () => {
  expect(orderAddress({ ...typed, regionId: 4 })).toMatchObject({ zipcode: '43300', country: '' });
});

test('an old tax number of Belgium is kept with its leading zero', () => {
  const belgian = { ...typed, taxNumber: '428.759.497', regionId: 1143020022 };
  expect(orderAddress(belgian)).toMatchObject({ taxNumber: '0428759497', country: 'BE' });
});

test('two addresses are the same whatever order their fields stand in, and an empty field is none', () => {
  const one = {
    firstname: 'Ewa',
    lastname: 'Lis',
    street: 'Długa',
    zipcode: '00-950',
    city: 'Łódź',
    country: 'PL',
  };
  const turned = Object.fromEntries(Object.entries(one).reverse()) as typeof one;
  expect(differingFields(one, { ...turned, company: '' })).toEqual([]);
  expect(differingFields(one, { ...turned, city: 'Kraków', phone: '600' })).toEqual(['city', 'phone']);
});
