import { flatRect, move, onRight, onTop, type Point, patch } from './iso.ts';
import { board, type Material } from './palette.ts';
import { shade } from './shadow.ts';
import { cylinder } from './solid.ts';

/** A sheet on the floor, its far edge still rolled up; `art` is flat art on the sheet. */
export function unrolled(
  at: Point,
  [w, d]: readonly [number, number],
  radius: number,
  art = '',
  paper: Material = board,
): string {
  const end = move(at, w, radius * 0.6, radius);
  const turn = (r: number) => `<circle r="${radius * r}" fill="none" stroke="#8b7d6d" stroke-width=".35"/>`;
  return [
    patch(flatRect(move(at, 0.8, 0.8, 0), w, d), '#00000022'),
    patch(flatRect(at, w, d), paper.top),
    onTop(at, art),
    shade(flatRect(move(at, 0, 0, 0), w, radius * 2.4), 0.14),
    cylinder(move(at, 0, radius * 0.6, radius), 'x', radius, w, paper),
    onRight(end, [0.86, 0.66, 0.46].map(turn).join('')),
    onRight(end, `<circle r="${radius * 0.3}" fill="#6F655C"/>`),
  ].join('');
}
