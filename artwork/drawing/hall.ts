import { flatRect, leftRect, move, onLeft, type Point, patch, type Size, stroke } from './iso.ts';
import { board, concrete, dark, ink, orange, paper } from './palette.ts';
import { block } from './solid.ts';

const WALL = 26;

/** A hall cut open: floor slab and the two far walls. The size's height is the walls', `base` the slab's. */
export function hall([length, depth, height]: Size, base: number): string {
  const seams = Array.from({ length: Math.floor(length / 200) }, (_, i) =>
    stroke(
      [
        [200 * (i + 1), 0, base],
        [200 * (i + 1), 0, height],
      ],
      '#d6cab9',
      3,
    ),
  );
  return [
    block([0, 0, 0], [length, depth, base], concrete, 0.8),
    block([-WALL, -WALL, 0], [WALL, depth + WALL, height], board, 0),
    block([0, -WALL, 0], [length, WALL, height], board, 0),
    ...seams,
    // The cut edge of the walls, as a plan would draw it.
    patch(flatRect([-WALL, -WALL, height], length + WALL, WALL), ink),
    patch(flatRect([-WALL, -WALL, height], WALL, depth + WALL), ink),
    pane([length - 400, 0.5, height - 210]),
  ].join('');
}

/** A dock door's frame on the open side; the lamp burns where a truck is being loaded. */
export function dockDoor(at: Point, lamp: boolean): string {
  return [
    block(at, [22, 24, 270], dark, 0.4),
    block(move(at, 0, 236, 0), [22, 24, 270], dark, 0.4),
    block(move(at, 0, 0, 270), [22, 260, 46], dark, 0.4),
    lamp ? onLeft(move(at, 0, 260, 240), `<rect x="4" width="14" height="60" fill="${orange}"/>`) : '',
  ].join('');
}

/** A painted line along x. */
export function lane(at: Point, length: number): string {
  return stroke([at, move(at, length, 0, 0)], paper, 7);
}

/** The painted outline of a place for goods. */
export function place(at: Point, w: number, d: number): string {
  const corners = flatRect(at, w, d);
  return stroke([...corners, ...corners.slice(0, 2)], paper, 7);
}

function pane(at: Point): string {
  const [w, h] = [260, 150];
  const bar = (from: Point, to: Point) => stroke([from, to], '#d6cab9', 4);
  return [
    patch(leftRect(at, w, h), paper),
    bar(move(at, w / 2, 0, 0), move(at, w / 2, 0, h)),
    bar(move(at, 0, 0, h / 2), move(at, w, 0, h / 2)),
  ].join('');
}
