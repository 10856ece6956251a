import { move, type Point, stroke } from './iso.ts';
import { dark, type Material, orangePaint } from './palette.ts';
import { block } from './solid.ts';

export interface RackPlan {
  bays: number;
  levels: number;
  bayWidth: number;
  depth: number;
  levelHeight: number;
  /** What stands in a bay, drawn on its level with `at` as the far corner. */
  load: (at: Point, bay: number, level: number) => string;
  upright?: Material;
  beam?: Material;
}

const POST = 7;

/** Pallet racking along x. Level 0 is the floor, the others rest on beams. */
export function rack(at: Point, plan: RackPlan): string {
  const { bays, levels, bayWidth, depth, levelHeight, load, upright = dark, beam = orangePaint } = plan;
  const height = levels * levelHeight;
  const step = bayWidth + POST;
  const each = <T>(count: number, draw: (i: number) => T) => Array.from({ length: count }, (_, i) => draw(i));
  const post = (i: number, y: number) => block(move(at, i * step, y, 0), [POST, POST, height], upright, 0.25);
  const beams = (y: number) =>
    each(bays, (bay) =>
      each(levels - 1, (level) =>
        block(move(at, bay * step + POST, y, (level + 1) * levelHeight - 8), [bayWidth, 4, 8], beam, 0.3),
      ).join(''),
    );
  const frame = (i: number) => post(i, 0) + braces(move(at, i * step + POST, 0, 0), depth, height, upright);
  const loads = (bay: number) =>
    each(levels, (level) => load(move(at, bay * step + POST + 3, 4, level * levelHeight), bay, level)).join(
      '',
    );
  return [
    ...beams(3),
    // A bay hides the frame on its left, and the next frame hides the bay.
    ...each(bays, (bay) => frame(bay) + loads(bay)),
    frame(bays),
    ...beams(depth - 5),
    ...each(bays + 1, (i) => post(i, depth - POST)),
  ].join('');
}

/** The zigzag between the two posts of a frame. */
function braces([x, y, z]: Point, depth: number, height: number, material: Material): string {
  const rungs = Math.round(height / 55);
  const points = Array.from(
    { length: rungs * 2 + 1 },
    (_, i): Point => [x, i % 2 ? y + depth - POST : y + POST, z + 8 + (i / (rungs * 2)) * (height - 16)],
  );
  return stroke(points, material.right, 2.6);
}
