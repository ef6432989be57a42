import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { $basket } from '#browser/basket/basket-store.ts';
import { answerConsent } from '#browser/consent/consent.ts';
import { startView } from '#browser/layout/view.ts';
import { runEvents } from '#browser/snippets/run-events.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import type { WidgetAnswer } from '#contract/widgets.ts';
import { CONSENT_COOKIE, GRAPHQL_PATH, TRACKING_HEADER, WIDGETS_PATH } from '#contract/wire.ts';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { type Asked, answerAt } from '#tests/support/stage/answers.ts';
import { stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { forgetCookies } from '#tests/support/stage/stored-cookies.ts';
import { askForWidgets, startWidgets } from './widgets.ts';

type Told = { told?: string[] };

const HERE = location.href;
const told = () => (window as Told).told ?? [];
const allow = (value: 'analytics' | 'necessary') => writeCookie(CONSENT_COOKIE, value, 1);
const requestOf = ({ body }: Asked) => JSON.parse(new URLSearchParams(body).get('request') ?? '');
const answer: WidgetAnswer = { Basket: { response: { basket: sampleBasket() } } };

// What is said of consent is heard for as long as the file lives.
beforeAll(() => {
  answerAt(WIDGETS_PATH, () => Response.json({}));
  startWidgets();
});
beforeEach(async () => {
  await forgetCookies();
  $basket.set(undefined);
  delete (window as Told).told;
  stageLayout();
});
afterEach(async () => {
  vi.useRealTimers();
  history.replaceState(null, '', HERE);
  await forgetCookies();
});

describe('the batched request', () => {
  test.for([
    [360, { mobile: true, tablet: false, pc: false }],
    [768, { mobile: false, tablet: true, pc: false }],
    [1280, { mobile: false, tablet: false, pc: true }],
  ] as const)('tells a screen of %i px and the address with its query', async ([width, screens]) => {
    await page.viewport(width, 700);
    stageLayout();
    startView();
    history.replaceState(null, '', '/search.php?text=kawa');
    const asked = answerAt(WIDGETS_PATH, () => Response.json(answer));
    startWidgets();
    await expect.poll(() => asked.length).toBe(1);
    const params = { ...screens, request_uri: '/search.php?text=kawa', additional_ajax: false };
    expect(asked.map(requestOf)).toEqual([
      {
        ...{ Basket: {}, Wishlist: {}, Comparers: {} },
        Snippets: { format: 'json', params },
        ToplayersAndWidgets: { format: 'json', params },
      },
    ]);
    await expect.poll(() => $basket.get()).toEqual(sampleBasket());
  });

  test('is sent again when a shop that was too busy says, and no error is reported', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reports = answerAt(GRAPHQL_PATH, () => Response.json({}));
    const busy = () => new Response('', { status: 503, headers: { 'retry-after': '1' } });
    const asked = answerAt(WIDGETS_PATH, () => (asked.length < 3 ? busy() : Response.json(answer)));
    await askForWidgets({ Basket: {} });
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => asked.length).toBe(2);
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => $basket.get()).toEqual(sampleBasket());
    expect(asked).toHaveLength(3);
    expect(reports).toEqual([]);
  });
});

describe('tracking events', () => {
  const run = (word: string) => `(window.told = window.told || []).push('${word}')`;
  const tellOfEvents = () =>
    answerAt(WIDGETS_PATH, () => Response.json(answer, { headers: { [TRACKING_HEADER]: '1' } }));
  const handOut = (...events: string[]) =>
    answerAt(GRAPHQL_PATH, () => Response.json({ data: { trackingEvents: events.splice(0).map(run) } }));

  test('are asked for where an answer says that they wait, and run in their order', async () => {
    allow('analytics');
    tellOfEvents();
    const asked = handOut('view_item', 'add_to_cart');
    await askForWidgets({ Basket: {} });
    await expect.poll(told).toEqual(['view_item', 'add_to_cart']);
    expect(asked.map(({ body }) => body)).toEqual(['{"query":"query { trackingEvents }"}']);
  });

  test.for(['nothing', 'necessary'])('of a shopper who has allowed %s are not asked for', async (allowed) => {
    if (allowed === 'necessary') allow(allowed);
    const asked = handOut('view_item');
    await runEvents();
    expect([told(), asked]).toEqual([[], []]);
    allow('analytics');
    await runEvents();
    expect([told(), asked.length]).toEqual([['view_item'], 1]);
  });

  test('are not asked for where no answer says that they wait', async () => {
    allow('analytics');
    answerAt(WIDGETS_PATH, () => Response.json(answer));
    const asked = handOut('view_item');
    await askForWidgets({ Basket: {} });
    tellOfEvents();
    await askForWidgets({ Basket: {} });
    await expect.poll(told).toEqual(['view_item']);
    expect(asked).toHaveLength(1);
  });

  test('are asked for on the page where consent is given', async () => {
    const widgets = tellOfEvents();
    handOut('view_item');
    answerConsent({ analytics: true, marketing: false });
    await expect.poll(told).toEqual(['view_item']);
    expect(widgets.map(requestOf).every((request) => request.Snippets.params.additional_ajax)).toBe(true);
  });
});
