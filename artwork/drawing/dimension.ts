import { move, type Point, stroke } from './iso.ts';
import { orange } from './palette.ts';

/** A dimension line as on a technical drawing; `tick` is half of the stroke across each end. */
export function dimension(from: Point, to: Point, tick: Point, width = 0.6): string {
  const [x, y, z] = tick;
  const end = (at: Point) => stroke([move(at, x, y, z), move(at, -x, -y, -z)], orange, width);
  return stroke([from, to], orange, width) + end(from) + end(to);
}
