import { flatRect, leftRect, move, onLeft, type Point, patch, rightRect, stroke } from './iso.ts';
import { board, cartonInside, dark, ink, type Material, orangePaint, paper, steel } from './palette.ts';
import { block } from './solid.ts';
import { truckCab } from './truck-cab.ts';
import { wheel } from './wheel.ts';

/** Height of the loading floor: a dock's platform is as high. */
export const BED = 112;
const [LENGTH, WIDTH, BODY] = [520, 220, 236];

interface TruckPlan {
  /** How much of the side curtain is drawn back, from the rear, in centimetres. */
  open?: number;
  /** What stands on the loading floor, seen through the open side. */
  cargo?: string;
  curtain?: Material;
}

/** A curtain-side truck along x: rear at `at` (far side, ground), cab to the lower right. */
export function truck(at: Point, { open = 0, cargo = '', curtain = orangePaint }: TruckPlan = {}): string {
  const [x, y, z] = at;
  const [X, Y, floor, roof] = [x + LENGTH, y + WIDTH, z + BED, z + BED + BODY];
  return [
    ...[70, 190, 590].map((axle) => wheel(move(at, axle, 8, 46), 46, 30)),
    block(move(at, 20, 40, 62), [620, 140, 34], dark, 0),
    block(move(at, 0, 0, BED - 14), [LENGTH, WIDTH, 14], steel, 0.3),
    open ? inside([x, y, floor], open) + cargo : '',
    patch(rightRect([X, y, floor], WIDTH, BODY), board.right),
    patch(flatRect([x, y, roof], LENGTH, WIDTH), board.top),
    side([x + open, Y, floor], LENGTH - open, curtain),
    block([x, Y - 8, roof - 10], [LENGTH, 8, 12], board, 0.5),
    block([x, Y - 8, floor], [8, 8, BODY - 10], dark, 0),
    underride(at),
    ...[70, 190].map((axle) => wheel(move(at, axle, WIDTH - 32, 46), 46, 30)),
    truckCab(move(at, LENGTH + 14, 0, 0), WIDTH),
  ].join('');
}

/** The far curtain and the shade under the roof. */
function inside(floor: Point, open: number): string {
  const length = open + 60;
  return [
    patch(leftRect(floor, length, BODY), cartonInside.right),
    patch(flatRect(floor, length, WIDTH), '#6f5a45'),
    patch(leftRect(move(floor, 0, 0, BODY - 46), length, 46), '#5f4323'),
  ].join('');
}

/** The curtain with its folds, straps and the mark. */
function side([x, y, z]: Point, length: number, cloth: Material): string {
  const fold = (u: number) =>
    stroke(
      [
        [x + u, y, z + 3],
        [x + u, y, z + BODY - 12],
      ],
      cloth.right,
      1.6,
      'stroke-opacity=".55"',
    );
  const gathered = length < LENGTH ? [4, 9, 14, 20, 27].map(fold) : [];
  const straps = Array.from({ length: Math.floor(length / 65) }, (_, i) => {
    const u = 52 + i * 65;
    return (
      stroke(
        [
          [x + u, y, z + 34],
          [x + u, y, z - 8],
        ],
        ink,
        2.4,
      ) + fold(u)
    );
  });
  return [
    patch(leftRect([x, y, z], length, BODY), cloth.left),
    ...gathered,
    ...straps,
  ].join('');
}

/** The guard rail between the axles, and the tail light. */
function underride(at: Point): string {
  const rail = (z: number) => block(move(at, 262, WIDTH - 8, z), [236, 6, 11], steel, 0.3);
  return (
    rail(44) +
    rail(68) +
    block(
      move(at, 2, WIDTH - 6, BED - 34),
      [26, 6, 14],
      { top: '#96251c', left: '#b3372b', right: '#7d1b14' },
      0,
    )
  );
}
