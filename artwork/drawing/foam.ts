import { move, outline, type Point, patch, type Size } from './iso.ts';
import { foam, type Material } from './palette.ts';
import { block } from './solid.ts';

/** A cavity in foam: corners as parts of a flat outline (x, y) on the block's top, and how deep it goes. */
export interface Cavity {
  outline: readonly (readonly [number, number])[];
  depth: number;
}

/** A block of protective foam with shapes cut into its top. */
export function foamBlock(
  at: Point,
  size: Size,
  cavities: readonly Cavity[],
  material: Material = foam,
): string {
  const top = move(at, 0, 0, size[2]);
  const holes = cavities.map((cavity, i) => {
    const at2 = cavity.outline.map(([x, y]) => move(top, x, y, 0.1));
    const id = `foam${Math.round(at[2])}-${i}`;
    // Through the opening one sees its walls and, lower down, the same shape again: the floor.
    const floor = at2.map((point) => move(point, 0, 0, -cavity.depth));
    return [
      `<clipPath id="${id}"><path d="${outline(at2)}"/></clipPath><g clip-path="url(#${id})">`,
      patch(at2, '#A39585'),
      patch(
        floor.map((point) => move(point, 0, 0, cavity.depth * 0.45)),
        '#94867691',
      ),
      patch(floor, '#C4B8A8'),
      patch(
        floor.map((point) => move(point, -cavity.depth * 0.3, 0, 0)),
        '#b0a392',
      ),
      '</g>',
      `<path d="${outline(at2)}" fill="none" stroke="#8b7d6d" stroke-width=".4"/>`,
    ].join('');
  });
  return block(at, size, material, 0.6) + holes.join('');
}
