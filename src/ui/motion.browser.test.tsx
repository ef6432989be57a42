import { expect, test } from 'vitest';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { stage } from '#tests/support/stage/stage.tsx';
import type { Examples } from './examples.ts';

const found = import.meta.glob<{ default: Examples }>('./**/*.examples.tsx', { eager: true });
const all = Object.values(found).flatMap(({ default: { title, examples } }) =>
  examples.map(({ name, element }) => <div key={`${title} ${name}`}>{element}</div>),
);

/** Parts on the page that move for longer than a millisecond, or would if they changed. */
function moving(): string[] {
  const places = [...document.querySelectorAll('body, body *')].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => ({ element, part })),
  );
  return places.flatMap(({ element, part }) => {
    const style = getComputedStyle(element, part);
    const { transitionProperty, transitionDuration, animationName, animationDuration } = style;
    const isMoving =
      (transitionProperty !== 'none' && longest(transitionDuration) > 1) ||
      (animationName !== 'none' && longest(animationDuration) > 1);
    return isMoving ? [`${element.className}${part ?? ''}`] : [];
  });
}

const longest = (durations: string) =>
  Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * (/ms$/.test(one) ? 1 : 1000)));

test('who asks for less motion sees none: every change is there at once', async () => {
  stage(<main>{all}</main>);
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  expect(moving()).toEqual([]);
});

test('who does not ask for it sees menus, slides and alerts come and go', async () => {
  stage(<main>{all}</main>);
  await emulateMedia();
  expect(moving().length).toBeGreaterThan(5);
});
