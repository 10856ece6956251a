import { flatRect, leftRect, move, type Point, patch, rightRect, stroke } from './iso.ts';
import { dark, orangePaint } from './palette.ts';
import { block } from './solid.ts';

/** Length and width inside a twenty-foot container; goods stand 12 above its foot. */
export const CUTAWAY = [590, 236] as const;
const [LENGTH, WIDTH] = CUTAWAY;
const CUT = 150;

/** A container cut open, without roof, near side and doors: the floor, and the far walls with their ribs. */
export function cutContainer(at: Point): string {
  const floor = move(at, 0, 0, 12);
  const ribs = Array.from({ length: 19 }, (_, i) =>
    patch(leftRect(move(floor, 16 + i * 30, 6, 2), 12, CUT - 10), orangePaint.right),
  );
  const ends = Array.from({ length: 7 }, (_, i) =>
    patch(rightRect(move(floor, 6, 16 + i * 30, 2), 12, CUT - 10), '#A83A0C'),
  );
  const boards = [1, 2, 3, 4, 5, 6, 7].map((i) =>
    stroke([move(floor, 6, (WIDTH / 8) * i, 0), move(floor, LENGTH, (WIDTH / 8) * i, 0)], '#5b3d1e', 1.2),
  );
  return [
    block(at, [LENGTH, WIDTH, 12], dark, 0.4),
    patch(flatRect(floor, LENGTH, WIDTH), '#7d5a31'),
    ...boards,
    block(floor, [6, WIDTH, CUT], orangePaint, 0),
    block(floor, [LENGTH, 6, CUT], orangePaint, 0),
    ...ribs,
    ...ends,
    block(move(floor, -2, -2, CUT), [LENGTH + 4, 10, 6], orangePaint, 0.5),
    block(move(floor, -2, -2, CUT), [10, WIDTH + 4, 6], orangePaint, 0.5),
  ].join('');
}
