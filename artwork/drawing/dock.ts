import { flatRect, move, onLeft, type Point, patch, stroke } from './iso.ts';
import { concrete, dark, ink, orange, steel } from './palette.ts';
import { shade } from './shadow.ts';
import { block } from './solid.ts';
import { BED } from './truck.ts';

/** A loading dock cut open: platform and far wall; `at` is the far corner of its edge towards the truck. */
export function dock(at: Point, length: number, depth: number): string {
  const [x, y, z] = at;
  const stripe = (i: number) => flatRect([x - 14, y + i * 40, z + BED], 14, 20);
  return [
    block(
      [x - length, y - 14, z],
      [length, 14, 470],
      { top: '#FFFDF9', left: '#EDE4D8', right: '#C9BBA8' },
      0.4,
    ),
    ...ribs([x - length, y, z + BED], length),
    block([x - length, y, z], [length, depth, BED], concrete, 0.6),
    shade(flatRect([x - length, y, z + BED], length, 16), 0.12),
    ...Array.from({ length: Math.floor(depth / 40) }, (_, i) => patch(stripe(i), ink)),
  ].join('');
}

/** The portal round the truck's rear, far post; `portalNear` is the rest. */
export function portalFar(at: Point): string {
  return block(move(at, 0, -18, BED), [18, 18, 268], dark, 0.4);
}

/** The near post and the lintel, drawn after whatever passes through. */
export function portalNear(at: Point, width: number): string {
  return [
    block(move(at, 0, -18, BED + 250), [18, width + 36, 40], dark, 0.4),
    block(move(at, 0, width, 0), [18, 18, BED + 250], dark, 0.4),
    onLeft(move(at, 0, width + 18, BED + 210), `<rect x="3" width="12" height="44" fill="${orange}"/>`),
  ].join('');
}

/** The plate that bridges platform and truck. */
export function leveller([x, y, z]: Point, length: number, width: number): string {
  return (
    block([x, y, z + BED], [length, width, 3], steel, 0.6) +
    stroke(
      [
        [x + length / 2, y, z + BED + 3],
        [x + length / 2, y + width, z + BED + 3],
      ],
      '#6f655c',
      1.4,
    )
  );
}

/** Upright seams of the wall's panels. */
function ribs([x, y, z]: Point, length: number): string[] {
  return Array.from({ length: Math.floor(length / 60) }, (_, i) =>
    stroke(
      [
        [x + 60 * (i + 1), y, z],
        [x + 60 * (i + 1), y, z + 350],
      ],
      '#d6cab9',
      1.6,
    ),
  );
}
