import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Slide } from '#contract/slider/slides.ts';
import { Island } from '#pages/island.tsx';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { hydrateIslands, stage } from '#tests/support/stage/stage.tsx';
import slider from './island.ts';
import { EACH_MS } from './slider.tsx';

const slide = (heading: string): Slide => ({ picture: '', heading, text: '', link: '/', linkText: 'Kup' });
const SLIDES = ['Kawa', 'Herbata'].map(slide);
const module = `data:text/javascript,export const slides = ${JSON.stringify(SLIDES)}`;

async function show(): Promise<void> {
  stage(<Island of={slider} props={{ first: slide('Kawa'), module, several: true }} />);
  await hydrateIslands();
}

const button = (name: string) => page.getByRole('button', { name });
const heading = page.getByRole('heading');

describe('the slides', () => {
  test('go on by themselves, until they are stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await show();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(EACH_MS);
    await expect.element(heading).toHaveTextContent('Herbata');
    await button('Zatrzymaj pokaz').click();
    await expect.element(button('Wznów pokaz')).toBeVisible();
    await expect.poll(() => vi.getTimerCount()).toBe(0);
  });

  test('wait to be turned where less motion is asked for', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await show();
    await expect.element(button('Wznów pokaz')).toBeVisible();
    expect(button('Zatrzymaj pokaz').elements()).toEqual([]);
    await button('Następny slajd').click();
    await expect.element(heading).toHaveTextContent('Herbata');
  });
});
