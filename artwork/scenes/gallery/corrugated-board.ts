import { canvas } from '#drawing/canvas.ts';
import { boardHeight, corrugated, ridges } from '#drawing/corrugated.ts';
import type { Point } from '#drawing/iso.ts';
import { carton, cartonDeep, cartonPale, orangePaint } from '#drawing/palette.ts';
import { blockShadow, shade, shadows } from '#drawing/shadow.ts';

/** Three grades of corrugated board in steps, the top one peeled to its fluting. */
export function corrugatedBoard(): string {
  const triple = [9, 6, 9];
  const double = [9, 6];
  const [low, mid] = [boardHeight(triple), boardHeight(triple) + boardHeight(double)];
  const top = mid + 1.1 + 9;
  return canvas(
    { width: 1200, height: 800, ground: 'paper', origin: [550, 408], scale: 3.05 },
    shadows([blockShadow([-60, -60, 0], [190, 170, low])]),
    corrugated([-60, -60, 0], [190, 170], triple, cartonDeep),
    step([-60, -60, low], [160, 134], boardHeight(double)),
    corrugated([-60, -60, low], [160, 134], double, carton),
    step([-60, -60, mid], [128, 98], 10),
    corrugated([-60, -60, mid], [128, 98], [], cartonPale),
    ridges([-60, -60, mid + 1.1], [128, 98], 9, carton),
    step([-60, -60, top], [62, 98], 2),
    corrugated([-60, -60, top], [62, 98], [], orangePaint),
  );
}

/** The shadow a sheet throws on the one below it. */
function step([x, y, z]: Point, [w, d]: readonly [number, number], height: number): string {
  const run = height * 0.5;
  return shade(
    [
      [x, y, z],
      [x + w + run, y, z],
      [x + w + run, y + d - height * 0.28, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ],
    0.25,
  );
}
