import { expect, it } from 'vitest';
import { canWrite, write } from './lettering.ts';
import { newSheet } from './pen.ts';

it('can print every Polish name, number and unit on a label', () => {
  const promised = 'ABCDEFGHIJKLMNOPQRSTUVWXYZĄĆĘŁŃÓŚŹŻ0123456789 -.&%/';
  expect([...promised].filter((letter) => !canWrite(letter))).toEqual([]);
  expect([...'kg ml mm cm °C × : ,'].filter((letter) => !canWrite(letter))).toEqual([]);
});

it('sets a long name smaller, so that it stays on the label', () => {
  const sizes = ['KAWA', 'KAWA Z BARDZO DALEKIEJ PLANTACJI'].map((text) => {
    const { pen, svg } = newSheet();
    write(pen, text, { x: 0, y: 0, size: 30, colour: '#000000', within: 200 });
    return Number(/scale\(([\d.]+)\)/.exec(svg(100, 100))?.[1]);
  });
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 1);
});
