import { canvas } from '#drawing/canvas.ts';
import { closedCrate } from '#drawing/closed-crate.ts';
import { crate } from '#drawing/crate.ts';
import {
  flatRect,
  leftRect,
  move,
  onRight,
  type Point,
  patch,
  rightRect,
  stroke,
} from '#drawing/iso.ts';
import { handling } from '#drawing/marks.ts';
import { dark, orangePaint, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { cylinder } from '#drawing/solid.ts';

const large: Point = [-66, -46, 0];
const small: Point = [8, 30, 0];
const [W, D, H] = [104, 62, 62];

/** A large nailed-up crate with steel corners, and a small open one with the valve it was built for. */
export function woodenCrate(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [585, 575], scale: 4.75 },
    patch(flatRect([-260, -60, 0], 560, 150), '#F1E8DC'),
    shadows([blockShadow(large, [W, D, H + 14]), blockShadow(small, [50, 38, 30])]),
    contact(large, [W, D], 4),
    closedCrate(large, [W, D, H]),
    ...corners(move(large, 0, 0, 8)),
    onRight(move(large, W + 0.2, D - 11, 44), handling(11, '#4a2f12')),
    contact(small, [50, 38], 3),
    crate(small, [50, 38, 26], valve(move(small, 4, 19, 26))),
  );
}

/** Painted steel angles round the corners that show. */
function corners(at: Point): string[] {
  const [x, y] = [W + 2.5, D + 2.5];
  return [0, H - 13].map((z) => {
    const corner = move(at, x, y, z);
    return [
      patch(leftRect(move(corner, -15, 0.1, 0), 15.1, 13), orangePaint.left),
      patch(rightRect(move(corner, 0.1, -15, 0), 15.1, 13), orangePaint.right),
      ...[4, 11].flatMap((u) => [
        stroke([move(corner, -u, 0.2, 6.5), move(corner, -u, 0.2, 6.5)], '#7a2606', 1.6),
        stroke([move(corner, 0.2, -u, 6.5), move(corner, 0.2, -u, 6.5)], '#4a1604', 1.6),
      ]),
    ].join('');
  });
}

/** A gate valve on its side: two flanges, a body and its hand wheel. */
function valve(at: Point): string {
  const wheel = move(at, 21, 0, 24);
  return [
    cylinder(at, 'x', 11, 4, steel),
    cylinder(move(at, 4, 0, 0), 'x', 6.5, 10, steel),
    cylinder(move(at, 13, 0, 0), 'x', 9, 15, dark),
    cylinder(move(at, 28, 0, 0), 'x', 6.5, 9, steel),
    cylinder(move(at, 37, 0, 0), 'x', 11, 4, steel),
    cylinder(move(at, 21, 0, 7), 'z', 4, 8, dark),
    cylinder(move(at, 21, 0, 15), 'z', 1.4, 9, steel),
    cylinder(wheel, 'z', 10, 2.4, orangePaint),
    cylinder(move(wheel, 0, 0, 2.4), 'z', 7.4, 0.01, { top: '#A83A0C', left: '#A83A0C', right: '#A83A0C' }),
    cylinder(move(wheel, 0, 0, 2.4), 'z', 2.6, 1.4, orangePaint),
    ...[
      [1, 0],
      [0, 1],
    ].map(([x = 0, y = 0]) =>
      stroke([move(wheel, x * 8, y * 8, 2.6), move(wheel, -x * 8, -y * 8, 2.6)], '#FF8C42', 1.6),
    ),
  ].join('');
}
