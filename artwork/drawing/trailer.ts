import { flatRect, leftRect, move, onLeft, outline, type Point, patch, rightRect, stroke } from './iso.ts';
import { board, dark, type Material, orange, steel } from './palette.ts';
import { block } from './solid.ts';
import { BED } from './truck.ts';
import { wheel } from './wheel.ts';

export const TRAILER = { length: 500, width: 220, height: 250 } as const;
const { length: LENGTH, width: WIDTH, height: BODY } = TRAILER;
const WALL = 9;

/** A box trailer along x seen from behind: its open end to the lower right, `at` the far front corner on the ground. */
export function trailer(at: Point, cargo: string, paint: Material = board): string {
  const floor = move(at, 0, 0, BED);
  return [
    ...[300, 400].map((axle) => wheel(move(at, axle, 8, 46), 46, 30)),
    block(move(at, 20, 40, 62), [LENGTH - 30, 140, 34], dark, 0),
    block(move(at, 30, WIDTH - 14, 0), [9, 8, 66], steel, 0.2),
    block(move(floor, 0, 0, -14), [LENGTH, WIDTH, 14], steel, 0.3),
    block(floor, [LENGTH, WIDTH, BODY], paint, 0.5),
    ...side(floor, paint),
    interior(floor, cargo),
    ...[300, 400].map((axle) => wheel(move(at, axle, WIDTH - 32, 46), 46, 30)),
    rails(at),
  ].join('');
}

/** What the open end shows: floor, far wall and cargo, cut off at the frame. */
function interior(floor: Point, cargo: string): string {
  const [x, y, z] = floor;
  const opening = rightRect([x + LENGTH, y + WALL, z + 2], WIDTH - 2 * WALL, BODY - WALL - 4);
  return [
    `<clipPath id="trailer"><path d="${outline(opening)}"/></clipPath><g clip-path="url(#trailer)">`,
    patch(opening, '#4a3a2a'),
    patch(leftRect([x, y + WALL, z], LENGTH, BODY), '#A8947C'),
    patch(leftRect([x, y + WALL, z], LENGTH - 240, BODY), '#7b6852'),
    patch(flatRect([x, y, z + 2], LENGTH, WIDTH), '#8A6F52'),
    ...[48, 92, 136, 180].map((v) =>
      stroke(
        [
          [x, y + v, z + 2],
          [x + LENGTH, y + v, z + 2],
        ],
        '#6f5640',
        2,
      ),
    ),
    cargo,
    patch([...leftRect([x, y + WALL, z + BODY - 40], LENGTH, 40)], '#3a220c55'),
    '</g>',
    stroke([...opening, opening[0] as Point], '#8b8077', 2.4),
  ].join('');
}

/** Seams, the band and the mark on the long side; the door swung round against it. */
function side([x, y, z]: Point, paint: Material): string[] {
  const Y = y + WIDTH;
  const seams = Array.from({ length: 7 }, (_, i) =>
    stroke(
      [
        [x + 56 * (i + 1), Y, z + 4],
        [x + 56 * (i + 1), Y, z + BODY - 6],
      ],
      paint.right,
      1.6,
      'stroke-opacity=".6"',
    ),
  );
  return [
    ...seams,
    patch(leftRect([x, Y, z + 22], LENGTH, 34), orange),
    block([x + LENGTH - 112, Y, z + 2], [112, 6, BODY - 8], paint, 0.6),
    ...[24, 74].map((u) =>
      stroke(
        [
          [x + LENGTH - u, Y + 6, z + 10],
          [x + LENGTH - u, Y + 6, z + BODY - 16],
        ],
        '#8b8077',
        4,
      ),
    ),
  ];
}

function rails(at: Point): string {
  return [40, 64].map((z) => block(move(at, 60, WIDTH - 8, z), [190, 6, 11], steel, 0.3)).join('');
}
