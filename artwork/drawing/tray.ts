import { facet, flatRect, leftRect, move, type Point, patch, rightRect, type Size } from './iso.ts';
import type { Material } from './palette.ts';
import { shade } from './shadow.ts';

/** An open box: far walls and floor, then what lies in it, then the near walls. `wall` is their thickness. */
export function tray(
  at: Point,
  size: Size,
  outside: Material,
  inside: Material,
  contents = '',
  wall = 0.8,
): string {
  const [w, d, h] = size;
  const floor = move(at, wall, wall, wall);
  const [inW, inD, inH] = [w - 2 * wall, d - 2 * wall, h - wall];
  const rim = (dx: number, dy: number, length: number, depth: number) =>
    patch(flatRect(move(at, dx, dy, h), length, depth), outside.top);
  return [
    patch(flatRect(floor, inW, inD), inside.top),
    patch(leftRect(floor, inW, inH), inside.left),
    patch(rightRect(floor, inD, inH), inside.right),
    // The wall on the light's side keeps part of the floor in shade.
    shade(flatRect(floor, Math.min(inW, inH * 0.5), inD), 0.22),
    rim(0, 0, w, wall),
    rim(0, 0, wall, d),
    contents,
    patch(leftRect(move(at, 0, d, 0), w, h), outside.left),
    patch(rightRect(move(at, w, 0, 0), d, h), outside.right),
    rim(0, d - wall, w, wall),
    rim(w - wall, 0, wall, d),
  ].join('');
}

/** A panel hinged on the edge from `a` to `b`, reaching `out`; `taper` narrows its free end, in parts of the edge. */
export function flap(a: Point, b: Point, out: Point, material: Material, taper = 0): string {
  const along = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  return facet([a, b, move(along(1 - taper), ...out), move(along(taper), ...out)], material);
}
