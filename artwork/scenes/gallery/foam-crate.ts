import { canvas } from '#drawing/canvas.ts';
import { crate, crateLid } from '#drawing/crate.ts';
import { foamBlock } from '#drawing/foam.ts';
import { flatRect, type Point, patch, stroke } from '#drawing/iso.ts';
import { dark, orangePaint, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, circle, cylinder } from '#drawing/solid.ts';

const [W, D] = [110, 76];

/** A wooden crate taken apart upwards: foam bed, the pump it holds, lid. */
export function foamCrate(): string {
  const bed = [
    { outline: circle(74, 38, 25, 40), depth: 14 },
    { outline: flatRect([14, 24, 0], 38, 28).map(([x, y]) => [x, y] as const), depth: 14 },
  ];
  return canvas(
    { width: 1200, height: 1500, ground: 'paper', origin: [535, 1065], scale: 4.45 },
    patch(flatRect([-400, -30, 0], 800, 136), '#F1E8DC'),
    shadows([blockShadow([0, 0, 0], [W, D, 58])]),
    contact([0, 0, 0], [W, D], 5),
    ...guides(60, 92, [[0, 0]]),
    crate([0, 0, 0], [W, D, 50]),
    ...guides(58, 92, [
      [0, D],
      [W, 0],
    ]),
    foamBlock([4, 4, 84], [W - 8, D - 8, 24], bed),
    ...guides(58, 84, [[W, D]]),
    pump([18, 0, 132]),
    ...guides(110, 218, [
      [0, D],
      [W, 0],
    ]),
    crateLid([0, 0, 218], [W, D]),
    ...guides(110, 218, [[W, D]]),
  );
}

/** A small pump: what all this wood and foam is for. */
function pump([x, y, z]: Point): string {
  return [
    block([x, y + 24, z], [36, 28, 5], dark, 0.4),
    cylinder([x - 2, y + 38, z + 18], 'x', 12, 40, orangePaint),
    ...[4, 10, 16, 22, 28].map((rib) => cylinder([x + rib, y + 38, z + 18], 'x', 13.4, 2.4, orangePaint)),
    cylinder([x + 38, y + 38, z + 18], 'x', 18, 5, steel),
    cylinder([x + 43, y + 38, z + 18], 'x', 23, 12, steel),
    cylinder([x + 55, y + 38, z + 18], 'x', 23, 3, dark),
    cylinder([x + 58, y + 38, z + 18], 'x', 11, 12, steel),
    cylinder([x + 70, y + 38, z + 18], 'x', 15, 4, steel),
    cylinder([x + 74, y + 38, z + 18], 'x', 8, 0.4, dark),
  ].join('');
}

/** Dotted lines that tell which corner goes where. */
function guides(from: number, to: number, corners: readonly (readonly [number, number])[]): string[] {
  return corners.map(([x, y]) =>
    stroke(
      [
        [x, y, from],
        [x, y, to],
      ],
      '#B93A09',
      0.7,
      'stroke-dasharray="2 2.6" stroke-opacity=".7"',
    ),
  );
}
