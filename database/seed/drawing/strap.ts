import { type Point, patch, type Size, stroke, tone } from './iso.ts';
import { type Material, orangePaint } from './palette.ts';

const WIDTH = 3.2;

/** A strap over the load at `offset` along x (over the top and down the left side). */
export function strapAcross([x, y, z]: Point, [, d, h]: Size, offset: number, material: Material = orangePaint): string {
  const [a, b, Y, Z] = [x + offset, x + offset + WIDTH, y + d + 0.4, z + h + 0.4];
  return band([[a, y, Z], [b, y, Z], [b, Y, Z], [a, Y, Z]], [[a, Y, Z], [b, Y, Z], [b, Y, z], [a, Y, z]], material, 1);
}

/** A strap over the load at `offset` along y (over the top and down the right side). */
export function strapAlong([x, y, z]: Point, [w, , h]: Size, offset: number, material: Material = orangePaint): string {
  const [a, b, X, Z] = [y + offset, y + offset + WIDTH, x + w + 0.4, z + h + 0.4];
  return band([[x, a, Z], [X, a, Z], [X, b, Z], [x, b, Z]], [[X, a, Z], [X, b, Z], [X, b, z], [X, a, z]], material, 0);
}

/** A strap round the waist of the load, `height` above its foot. */
export function strapAround([x, y, z]: Point, [w, d]: Size, height: number, material: Material = orangePaint): string {
  const [X, Y, a, b] = [x + w + 0.4, y + d + 0.4, z + height, z + height + WIDTH];
  return [
    patch([[x, Y, a], [X, Y, a], [X, Y, b], [x, Y, b]], material.left),
    patch([[X, Y, a], [X, y, a], [X, y, b], [X, Y, b]], material.right),
  ].join('');
}

/** The seal that crimps a strap on the left side. */
export function seal([x, y, z]: Point): string {
  const metal = '#E7DED3';
  return patch([[x - 1, y + 1, z], [x + WIDTH + 1, y + 1, z], [x + WIDTH + 1, y + 1, z - 6], [x - 1, y + 1, z - 6]], metal) +
    stroke([[x - 1, y + 1, z - 2], [x + WIDTH + 1, y + 1, z - 2]], '#8b8077', 0.5) +
    stroke([[x - 1, y + 1, z - 4], [x + WIDTH + 1, y + 1, z - 4]], '#8b8077', 0.5);
}

function band(top: Point[], side: Point[], material: Material, left: 0 | 1): string {
  return patch(top, material.top) + patch(side, tone(material, left ? [0, 1, 0] : [1, 0, 0]));
}

/** The board angle that keeps a strap from cutting into the load: along the near top edge. */
export function edgeGuard([x, y, z]: Point, [w, d, h]: Size, material: Material): string {
  const [X, Y, Z, t] = [x + w, y + d, z + h + 0.2, 6];
  return [
    patch([[x, Y - t, Z], [X, Y - t, Z], [X, Y, Z], [x, Y, Z]], material.top),
    patch([[X - t, y, Z], [X, y, Z], [X, Y, Z], [X - t, Y, Z]], material.top),
    patch([[x, Y, Z], [X, Y, Z], [X, Y, Z - t], [x, Y, Z - t]], material.left),
    patch([[X, y, Z], [X, Y, Z], [X, Y, Z - t], [X, y, Z - t]], material.right),
  ].join('');
}
