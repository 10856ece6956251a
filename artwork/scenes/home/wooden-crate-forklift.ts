import { canvas } from '#drawing/canvas.ts';
import { closedCrate } from '#drawing/closed-crate.ts';
import { forklift } from '#drawing/forklift.ts';
import { flatRect, leftRect, move, onRight, type Point, patch, rightRect } from '#drawing/iso.ts';
import { handling } from '#drawing/marks.ts';
import { orangePaint, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';

const truck: Point = [-196, -20, 0];
const waiting: Point = [-40, -250, 0];
const [W, D, H] = [118, 92, 92];

/** A forklift carries one crate; another one waits behind it. */
export function woodenCrateForklift(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [548, 600], scale: 1.95 },
    patch(flatRect([-700, -110, 0], 1500, 260), '#2A2420'),
    ...[-110, 142].map((y) => patch(flatRect([-700, y, 0], 1500, 7), paper)),
    shadows([
      blockShadow(waiting, [150, D, 100]),
      blockShadow([-196, -16, 10], [200, 96, 110]),
      blockShadow([-162, -20, 216], [150, 104, 6]),
      blockShadow([30, -14, 20], [W, D, H + 14]),
    ]),
    contact(waiting, [150, D], 4),
    closedCrate(waiting, [150, D, H]),
    forklift(truck, 30, (at) => carried(move(at, 0, 6, 0))),
  );
}

function carried(at: Point): string {
  const corner = move(at, W + 2.5, D + 2.5, 8);
  return [
    closedCrate(at, [W, D, H]),
    onRight(move(at, W + 0.2, D - 16, 62), handling(18, '#4a2f12')),
    ...[0, H - 18].map(
      (z) =>
        patch(leftRect(move(corner, -20, 0.1, z), 20.1, 18), orangePaint.left) +
        patch(rightRect(move(corner, 0.1, -20, z), 20.1, 18), orangePaint.right),
    ),
  ].join('');
}
