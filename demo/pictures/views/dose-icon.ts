import { ink } from '#demo/pictures/colour.ts';
import { path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Dose } from '#demo/pictures/spec.ts';

const icons: Record<Dose['of'], string> = {
  coffee:
    'M0 -22C14 -22 20 -11 20 0C20 14 11 22 0 22C-11 22 -20 14 -20 0C-20 -11 -14 -22 0 -22ZM2 -21C-8 -8 8 8 -2 21',
  water: 'M0 -26C12 -10 19 -1 19 9A19 17 0 0 1 -19 9C-19 -1 -12 -10 0 -26ZM-9 10A9 8 0 0 0 -1 17',
  heat: 'M-6 4V-18A6 6 0 0 1 6 -18V4A12 12 0 1 1 -6 4ZM0 12V-12M14 -16H20M14 -6H20',
  time: 'M0 -20A22 22 0 1 1 -0.1 -20ZM0 2V-10M0 2L8 7M-6 -27H6',
  volume: 'M-17 -22H17L13 22H-13ZM-15 -4H15',
  count: 'M-20 -14H20V14H-20ZM-12 -14V-4M-4 -14V-7M4 -14V-4M12 -14V-7',
};

/** The small sign over a dose: a bean, a drop, a thermometer, a clock, a beaker, a rule. */
export function doseIcon(pen: Pen, of: Dose['of'], x: number, y: number): void {
  pen.at(path`translate(${x} ${y})`, () => pen.gleam(icons[of], ink, 2.2));
}
