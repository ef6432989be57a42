import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { movePointer } from '#tests/support/stage/pointer.ts';
import { stage } from '#tests/support/stage/stage.tsx';
import { coffee } from '#ui/product/product-card/product-card.examples.tsx';
import { CardGrid } from '#ui/product/product-card/product-card.tsx';
import { type AlertKind, showAlert } from './alerts.ts';

const toast = css('.toast');
const LINK = { href: '/basketedit.php', text: 'Przejdź do koszyka' };
const KINDS: AlertKind[] = ['info', 'warning', 'error', 'success'];

const show = () =>
  stage(
    <>
      <main>
        <h1>Kawa</h1>
        <button type="button" className="button button--primary">
          Dalej
        </button>
      </main>
      <div id="alerts" className="toasts" />
    </>,
  );
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const wait = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(async () => {
  await movePointer({ x: 5, y: 5 });
  stopTime();
  show();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an alert', () => {
  test('is of one of four kinds, each announced', () => {
    const seen = KINDS.flatMap((kind) => {
      showAlert(kind, kind);
      return toast.elements().map(({ className, role }) => [className, role]);
    });
    expect(seen).toEqual([
      ['toast toast--info', 'status'],
      ['toast toast--warning', 'alert'],
      ['toast toast--error', 'alert'],
      ['toast toast--success', 'status'],
    ]);
  });

  test('stays for 4000 ms and fades for 500 ms', async () => {
    showAlert('warning', 'Za mało');
    wait(3_999);
    await expect.element(toast).not.toHaveAttribute('data-closing');
    wait(1);
    await expect.element(toast).toHaveAttribute('data-closing');
    wait(499);
    expect(toast.elements()).toHaveLength(1);
    wait(1);
    expect(toast.elements()).toEqual([]);
  });

  test('said again while it is there is one toast, whose time begins again', async () => {
    showAlert('warning', 'Za mało');
    wait(3_000);
    showAlert('warning', 'Za mało');
    wait(3_999);
    expect(toast.elements()).toHaveLength(1);
    await expect.element(toast).not.toHaveAttribute('data-closing');
    wait(1);
    await expect.element(toast).toHaveAttribute('data-closing');
  });

  test('of another text takes its place: there is never more than one', () => {
    showAlert('warning', 'Za mało');
    showAlert('warning', 'Za dużo');
    expect(toast.elements().map((one) => one.textContent)).toEqual(['Za dużo']);
  });

  test('stands beside what was pressed, and in the corner where nothing was', async () => {
    const button = page.getByRole('button', { name: 'Dalej' });
    button.element().focus();
    showAlert('success', 'Zapisano');
    const { bottom, left } = button.element().getBoundingClientRect();
    const near = toast.element().getBoundingClientRect();
    expect([near.top - bottom < 20, near.left - left < 20]).toEqual([true, true]);
    button.element().blur();
    showAlert('success', 'Zapisano znowu');
    expect(toast.element().getBoundingClientRect().right).toBeGreaterThan(innerWidth - 40);
  });

  test('stands upon the picture of the card that was pressed: what is beside that can be pressed', () => {
    stage(
      <>
        <main>
          <CardGrid cards={[1, 2, 3, 4, 5, 6].map((id) => ({ ...coffee, id }))} />
        </main>
        <div id="alerts" className="toasts" />
      </>,
    );
    const toggles = css('.toggle').elements() as HTMLElement[];
    const coveredBy = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.toast');
    };
    for (const pressed of toggles) {
      pressed.focus();
      showAlert('success', 'Dodano do porównania: Kenia Nyeri AA, kawa ziarnista 1 kg', LINK);
      expect(toggles.filter(coveredBy)).toEqual([]);
      const card = pressed.closest('.card')?.getBoundingClientRect();
      const box = toast.element().getBoundingClientRect();
      expect([box.left >= (card?.left ?? 0), box.right <= (card?.right ?? 0) + 1]).toEqual([true, true]);
    }
  });

  test('has its corner again, no larger than it was, once what was pressed is gone', () => {
    const button = page.getByRole('button', { name: 'Dalej' }).element() as HTMLElement;
    button.focus();
    showAlert('success', 'Produkt został dodany.');
    const { height } = toast.element().getBoundingClientRect();
    button.remove();
    const box = toast.element().getBoundingClientRect();
    expect(box.height).toBeCloseTo(height, 0);
    expect([innerWidth - box.right < 40, innerHeight - box.bottom < 40]).toEqual([true, true]);
  });

  test('covers at most a fifth of a screen of 320 × 256 px', async () => {
    await page.viewport(320, 256);
    showAlert('success', 'Dodano do porównania: Kenia Nyeri AA, kawa ziarnista 1 kg', LINK);
    const { width, height } = toast.element().getBoundingClientRect();
    expect(width * height).toBeLessThanOrEqual((320 * 256) / 5);
    await page.viewport(1280, 800);
  });

  test('closes on a click, fading for 500 ms', async () => {
    showAlert('warning', 'Za mało');
    await toast.click();
    await expect.element(toast).toHaveAttribute('data-closing');
    wait(499);
    expect(toast.elements()).toHaveLength(1);
    wait(1);
    expect(toast.elements()).toEqual([]);
  });

  test('waits while the pointer is on it or its link has the focus', async () => {
    showAlert('success', 'Produkt został dodany.', LINK);
    await toast.hover();
    wait(10_000);
    await expect.element(toast).not.toHaveAttribute('data-closing');
    page.getByRole('button', { name: 'Dalej' }).element().focus();
    await userEvent.tab();
    await expect.element(toast.getByRole('link', { name: LINK.text })).toHaveFocus();
    await movePointer({ x: 5, y: 5 });
    wait(10_000);
    await expect.element(toast).not.toHaveAttribute('data-closing');
    page.getByRole('button', { name: 'Dalej' }).element().focus();
    wait(4_500);
    expect(toast.elements()).toEqual([]);
  });

  test('is accessible, whatever its kind', async () => {
    await expectAccessible('alerts', async () => {
      stopTime();
      show();
      document.getElementById('alerts')?.replaceChildren();
      showAlert('warning', 'To jest alert', LINK);
    });
  });
});
