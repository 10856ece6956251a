import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { flatRect, move, onLeft, type Point, patch } from '#drawing/iso.ts';
import { cartonDeep, cartonPale, dark, ink, orange, orangePaint, paper, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const base: Point = [-52, -42, 0];
const [W, D] = [104, 84];
const boxes: Point = [-30, -23, 10];

/** A carton between the plates of a compression tester, which presses until it gives way. */
export function corrugatedCartonStacking(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [560, 648], scale: 3.75 },
    patch(flatRect([-500, -60, 0], 1000, 150), '#D8B98F'),
    shadows([blockShadow(base, [W, D, 10]), blockShadow([-52, -42, 0], [104, 20, 113])]),
    contact(base, [W, D], 4),
    block(base, [W, D, 10], dark, 0.4),
    ...[2, W - 12].map((x) => block(move(base, x, 2, 10), [10, 10, 103], steel, 0.4)),
    shade(flatRect(move(boxes, 4, -6, 0), 62, 46), 0.3),
    carton(boxes, [60, 46, 32], { material: cartonDeep, tape: 'none', marks: 'left' }),
    carton(move(boxes, 0, 0, 32), [60, 46, 32], { material: cartonPale, label: 'left', marks: 'right' }),
    block(move(base, 12, 10, 74), [W - 24, D - 24, 5], steel, 0.6),
    cylinder([0, -14, 79], 'z', 8, 16, orangePaint),
    block(move(base, -2, -2, 95), [W + 4, 34, 22], orangePaint, 0.5),
    onLeft(move(base, -2, 32, 117), gauge()),
    console([72, 2, 0]),
  );
}

/** The dial and the type plate on the cross head. */
function gauge(): string {
  return [
    `<circle cx="30" cy="11" r="8.4" fill="${paper}"/><circle cx="30" cy="11" r="8.4" fill="none" stroke="${ink}" stroke-width="1"/>`,
    `<path d="M24.6 14.4A6.4 6.4 0 1 1 35.4 14.4" fill="none" stroke="#8b7d6d" stroke-width="1.1" stroke-dasharray=".7 1.3"/>`,
    `<path d="M30 11 34.4 7.4" stroke="${orange}" stroke-width="1.3" stroke-linecap="round"/><circle cx="30" cy="11" r="1.3" fill="${ink}"/>`,
    `<rect x="52" y="5" width="34" height="12" rx="1" fill="${ink}"/><path d="M56 9H76M56 13H70" stroke="${paper}" stroke-width="1.3"/>`,
  ].join('');
}

/** The operator's desk: the curve of the test runs up and breaks off. */
function console(at: Point): string {
  const screen = [
    `<rect x="2" y="2" width="26" height="18" rx="1" fill="${paper}"/>`,
    `<path d="M5 5V17H26" fill="none" stroke="#8b7d6d" stroke-width=".7"/>`,
    `<path d="M5 17C11 16 14 13 18 8L19.6 7 21.4 12 24 13" fill="none" stroke="${orange}" stroke-width="1.2"/>`,
  ].join('');
  return [
    contact(at, [30, 14], 3),
    block(at, [30, 14, 44], dark, 0.5),
    onLeft(move(at, 0, 14, 44), screen),
    cylinder(move(at, 23, 14, 18), 'y', 2.6, 1.4, orangePaint),
    cylinder(move(at, 14, 14, 18), 'y', 2.2, 1, steel),
  ].join('');
}
