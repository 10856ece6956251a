import { move, onLeft, onRight, type Point } from './iso.ts';
import type { Material } from './palette.ts';
import { block } from './solid.ts';

/** A twenty-foot container in proportion: 61 long (x), 24 wide, 26 high. */
export const CONTAINER = [61, 24, 26] as const;

/** A ribbed container along x; the doors are on the right side. */
export function container(at: Point, material: Material, detail = true): string {
  const [w, d, h] = CONTAINER;
  const ribs = Array.from({ length: 11 }, (_, i) => `M${4 + i * 5.2} 2V${h - 2}`).join('');
  const bars = [5, 9, 15, 19].map((u) => `M${u} 2V${h - 2}`).join('');
  const ink = (opacity: number) =>
    `fill="none" stroke="#1F1A17" stroke-width=".9" stroke-opacity="${opacity}"`;
  return [
    block(at, [w, d, h], material, 0.35),
    onLeft(move(at, 0, d, h), `<path d="${ribs}" ${ink(0.16)}/>`),
    detail ? onRight(move(at, w, d, h), `<path d="${bars}M12 0V${h}" ${ink(0.3)}/>`) : '',
  ].join('');
}
