import { facet, move, type Point, patch, type Size } from './iso.ts';
import type { Material } from './palette.ts';
import { shade } from './shadow.ts';

/** An open box: far walls and floor, then what lies in it, then the near walls. `wall` is their thickness. */
export function tray(at: Point, size: Size, outside: Material, inside: Material, contents = '', wall = 0.8): string {
  const [x, y, z] = at;
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
  const [a, b, A, B, floor] = [x + wall, y + wall, X - wall, Y - wall, z + wall];
  // The wall on the light's side keeps part of the floor in shade.
  const dark = Math.min(A - a, (Z - floor) * 0.5);
  return [
    patch([[a, b, floor], [A, b, floor], [A, B, floor], [a, B, floor]], inside.top),
    patch([[a, b, floor], [A, b, floor], [A, b, Z], [a, b, Z]], inside.left),
    patch([[a, b, floor], [a, B, floor], [a, B, Z], [a, b, Z]], inside.right),
    shade([[a, b, floor], [a + dark, b, floor], [a + dark, B, floor], [a, B, floor]], 0.22),
    patch([[x, y, Z], [X, y, Z], [A, b, Z], [a, b, Z]], outside.top),
    patch([[x, y, Z], [a, b, Z], [a, B, Z], [x, Y, Z]], outside.top),
    contents,
    patch([[x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]], outside.left),
    patch([[X, Y, z], [X, y, z], [X, y, Z], [X, Y, Z]], outside.right),
    patch([[x, Y, Z], [X, Y, Z], [A, B, Z], [a, B, Z]], outside.top),
    patch([[X, Y, Z], [X, y, Z], [A, b, Z], [A, B, Z]], outside.top),
  ].join('');
}

/** A panel hinged on the edge from `a` to `b`, reaching `out`; `taper` narrows its free end, in parts of the edge. */
export function flap(a: Point, b: Point, out: Point, material: Material, taper = 0): string {
  const along = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  return facet([a, b, move(along(1 - taper), ...out), move(along(taper), ...out)], material);
}
