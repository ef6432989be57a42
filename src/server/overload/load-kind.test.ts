import { describe, expect, test } from 'vitest';
import { loadKindOf } from './load-kind.ts';

const kindsOf = (...urls: string[]) => [...new Set(urls.map((url) => loadKindOf('GET', url)))];

describe('when the shop cannot serve all', () => {
  test('searches, lists of products and what scripts ask for come first to be turned away', () => {
    expect(
      kindsOf('/search.php?text=kawa', '/en/search.php', '/kategoria/3/kawa', '/en/category/3/coffee'),
    ).toEqual(['search']);
    expect(kindsOf('/ajax/get.php', '/ajax/projector.php?product=1')).toEqual(['search']);
    expect(kindsOf('/producent/1/x?page=2', '/seria/1/x', '/feed/google.xml')).toEqual(['search']);
  });

  test('then come pages, then baskets and forms', () => {
    expect(kindsOf('/', '/en/', '/produkt/7/brazylia', '/informacje/raty', '/nie-ma-takiej')).toEqual([
      'page',
    ]);
    expect(kindsOf('/basketedit.php', '/en/basketedit.php')).toEqual(['basket']);
    expect(loadKindOf('POST', '/basketchange.php')).toBe('basket');
    expect(loadKindOf('POST', '/contact.php')).toBe('basket');
  });

  test('the way to an order and its payment come last', () => {
    const steps = [
      '/order.php',
      '/order-delivery.php',
      '/order-summary.php',
      '/payment-test.php',
      '/order-pay.php',
    ];
    expect(kindsOf(...steps, ...steps.map((step) => `/en${step}`), '/ajax/payments.php')).toEqual(['order']);
    expect(loadKindOf('POST', '/order-summary.php?x=1')).toBe('order');
    expect(kindsOf('/order-status.php?number=1&token=2')).toEqual(['order']);
  });

  test('of what is queried nobody knows before it is read', () => {
    expect(kindsOf('/graphql/v1/', '/graphql/v1', '/graphql/v1/?JSerror=1')).toEqual(['query']);
  });

  test('files and the watchers’ addresses are always answered', () => {
    expect(kindsOf('/assets/main-1.js', '/gfx/pictures/a-320.avif', '/health/live', '/health/ready')).toEqual(
      ['file'],
    );
  });
});
