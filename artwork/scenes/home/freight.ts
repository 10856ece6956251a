import { canvas } from '#drawing/canvas.ts';
import { type Point, type Size, stroke } from '#drawing/iso.ts';
import {
  board,
  carton,
  cartonDeep,
  cartonPale,
  concrete,
  type Material,
  paper,
} from '#drawing/palette.ts';
import { blockShadow, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { building, ground, pin, reduced, route, tree } from '#drawing/town.ts';
import { truck } from '#drawing/truck.ts';

/** Streets run between these plots. */
const columns = [0, 106, 212];
const rows = [0, 106, 212];
const PLOT = 82;

interface House {
  at: Point;
  size: Size;
  material: Material;
  pitched?: boolean;
}

const houses: House[] = [
  { at: [8, 8, 0], size: [30, 30, 58], material: cartonPale },
  { at: [46, 10, 0], size: [28, 26, 36], material: carton },
  { at: [12, 48, 0], size: [24, 22, 14], material: board, pitched: true },
  { at: [114, 10, 0], size: [34, 26, 44], material: board },
  { at: [156, 12, 0], size: [24, 22, 14], material: cartonPale, pitched: true },
  { at: [118, 50, 0], size: [24, 22, 14], material: board, pitched: true },
  { at: [222, 10, 0], size: [28, 24, 14], material: board, pitched: true },
  { at: [256, 8, 0], size: [30, 30, 66], material: cartonDeep },
  { at: [226, 48, 0], size: [26, 24, 26], material: cartonPale },
  { at: [10, 116, 0], size: [26, 24, 14], material: cartonPale, pitched: true },
  { at: [46, 116, 0], size: [28, 28, 40], material: board },
  { at: [12, 154, 0], size: [30, 26, 24], material: carton },
  { at: [216, 118, 0], size: [26, 22, 14], material: board, pitched: true },
  { at: [254, 120, 0], size: [26, 26, 34], material: carton },
  { at: [8, 222, 0], size: [60, 34, 22], material: concrete },
  { at: [114, 256, 0], size: [24, 22, 14], material: cartonPale, pitched: true },
  { at: [154, 250, 0], size: [28, 26, 30], material: cartonDeep },
];

/** A town of paper blocks; a truck follows the orange route through its streets to the pin. */
export function freight(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [600, 140], scale: 2.28 },
    shadows([blockShadow([-26, -26, -10], [346, 346, 10], -10)]),
    block([-26, -26, -10], [346, 346, 10], concrete, 0.6),
    ...columns.flatMap((x) => rows.map((y) => ground([x + 3, y + 3, 0], [PLOT - 6, PLOT - 6], '#F3ECE2'))),
    ...streets(),
    route([
      [94, 318, 0.2],
      [94, 200, 0.2],
      [200, 200, 0.2],
      [200, 94, 0.2],
      [262, 94, 0.2],
    ]),
    shadows(houses.map(({ at, size }) => blockShadow(at, size))),
    ...row(0, 100),
    ...[
      [124, 120],
      [140, 132],
      [168, 118],
      [126, 160],
      [164, 164],
      [178, 146],
    ].map(([x = 0, y = 0], i) => tree([x, y, 0], 0.9 + (i % 3) * 0.2)),
    pin([262, 94, 0], 66),
    ...row(100, 212),
    reduced([108, 190, 0], 0.09, truck([0, 0, 0], { curtain: board })),
    ...row(212, 400),
    ...[
      [236, 236],
      [262, 262],
      [228, 268],
      [276, 232],
    ].map(([x = 0, y = 0], i) => tree([x, y, 0], 1 + (i % 2) * 0.3)),
  );
}

/** The houses between two streets, so that what drives there is drawn in its turn. */
function row(from: number, to: number): string[] {
  return houses
    .filter(({ at }) => at[1] >= from && at[1] < to)
    .map(({ at, size, material, pitched }) => building(at, size, material, pitched));
}

/** Dashes down the middle of every street. */
function streets(): string[] {
  const dash = 'stroke-dasharray="5 6" style="stroke-linecap:butt"';
  return [94, 200].flatMap((middle) => [
    stroke(
      [
        [middle, -20, 0],
        [middle, 314, 0],
      ],
      paper,
      1.4,
      dash,
    ),
    stroke(
      [
        [-20, middle, 0],
        [314, middle, 0],
      ],
      paper,
      1.4,
      dash,
    ),
  ]);
}
