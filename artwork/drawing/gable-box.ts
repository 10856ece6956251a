import { facet, move, onLeft, type Point, patch, rightRect, type Size, stroke } from './iso.ts';
import { board, type Material } from './palette.ts';
import { block } from './solid.ts';

/** A die-cut carrying box: sloping shoulders that meet in a handle. The ridge runs along x. */
export function gableBox(at: Point, size: Size, material: Material = board, frontArt = ''): string {
  const [w, d, h] = size;
  const [rise, grip] = [d * 0.5, d * 0.42];
  const ridge = move(at, 0, d / 2, h + rise);
  const [near, right] = [move(at, 0, d, h), move(at, w, 0, h)];
  const [tip, tuck] = [move(ridge, w, 0, 0), move(ridge, w - d * 0.24, 0, 0)];
  return [
    block(at, size, material, 0.5),
    // The ends fold inwards between the two shoulders.
    patch([right, move(right, 0, d, 0), tuck], material.right),
    patch([move(right, 0, d, 0), tip, tuck], material.right),
    stroke([move(right, 0, d / 2, 0), tuck], '#7d6a52', 0.3, 'stroke-opacity=".6"'),
    facet([near, move(near, w, 0, 0), tip, ridge], material),
    handle(ridge, w, grip, material),
    stroke([near, move(near, w, 0, 0)], '#fffaf2', 0.3, 'stroke-opacity=".7"'),
    onLeft(near, frontArt),
  ].join('');
}

/** Two layers of board with the hole a hand goes through. */
function handle(ridge: Point, w: number, grip: number, material: Material): string {
  const [from, to, top] = [w * 0.14, w * 0.86, -grip];
  const outline = `M${from} 0L${from + 1.6} ${top + 2}Q${from + 2} ${top} ${from + 4} ${top}H${to - 4}Q${to - 2} ${top} ${to - 1.6} ${top + 2}L${to} 0Z`;
  const [left, right, y] = [w * 0.36, w * 0.64, top * 0.55];
  const r = grip * 0.2;
  const hole = `M${left} ${y - r}H${right}A${r} ${r} 0 0 1 ${right} ${y + r}H${left}A${r} ${r} 0 0 1 ${left} ${y - r}Z`;
  const layer = (fill: string) => `<path d="${outline}${hole}" fill="${fill}" fill-rule="evenodd"/>`;
  return [
    patch(rightRect(move(ridge, to - 0.6, -0.8, 0), 1.2, grip * 0.7), material.right),
    onLeft(move(ridge, 0.4, -0.8, 0), layer(material.right)),
    onLeft(ridge, layer(material.left)),
  ].join('');
}
