import { move, type Point } from './iso.ts';
import { type Material, wood } from './palette.ts';
import { block } from './solid.ts';

/** Goods stand this high above the floor. */
export const PALLET_HEIGHT = 14;

/** A four-way pallet: bottom boards, nine feet, top boards; the gaps are open for forks. */
export function pallet(at: Point, width = 120, depth = 80, material: Material = wood): string {
  const feet = [0, 0.5, 1];
  const boards = 7;
  const board = width / (boards * 1.25 - 0.25);
  const gloom: Material = { top: '#3a2815', left: '#4a341c', right: '#2d1e0e' };
  return [
    ...feet.map((f) => block(move(at, 0, f * (depth - 10), 0), [width, 10, 2], material, 0)),
    // What one sees through the gaps: the dark underside.
    block(move(at, 2, 2, 1), [width - 12, depth - 12, 8], gloom, 0),
    // Only the feet along the two near sides: the others stand in the dark.
    ...[
      [1, 0],
      [1, 0.5],
      [0, 1],
      [0.5, 1],
      [1, 1],
    ].map(([fx = 0, fy = 0]) =>
      block(move(at, fx * (width - 14), fy * (depth - 10), 2), [14, 10, 7], material, 0),
    ),
    ...Array.from({ length: boards }, (_, i) =>
      block(move(at, i * board * 1.25, 0, 9), [board, depth, 5], material, 0.5),
    ),
  ].join('');
}
