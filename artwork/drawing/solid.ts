import { facet, flatRect, outline, type Point, patch, rightRect, type Size, stroke, tone } from './iso.ts';
import type { Material } from './palette.ts';

export type Axis = 'x' | 'y' | 'z';

/** A block with its far bottom corner at `at`; near edges carry a thin highlight. */
export function block([x, y, z]: Point, [w, d, h]: Size, material: Material, highlight = 0.45): string {
  const [X, Y, Z] = [x + w, y + d, z + h];
  const edge = `stroke-opacity="${highlight}"`;
  const fill = (points: Point[], colour: string) => `<path d="${outline(points)}" fill="${colour}"/>`;
  return [
    // The whole silhouette first: no ground shines through between the faces.
    fill(
      [
        [x, y, Z],
        [x, Y, Z],
        [x, Y, z],
        [X, Y, z],
        [X, y, z],
        [X, y, Z],
      ],
      material.left,
    ),
    fill(rightRect([X, y, z], d, h), material.right),
    fill(flatRect([x, y, Z], w, d), material.top),
    highlight
      ? stroke(
          [
            [x, Y, Z],
            [X, Y, Z],
            [X, Y, z],
            [X, Y, Z],
            [X, y, Z],
          ],
          '#fffaf2',
          0.6,
          edge,
        )
      : '',
  ].join('');
}

/** Pulls a flat profile along an axis. Profile pairs are (y, z) for x, (x, z) for y and (x, y) for z. */
export function extrude(
  profile: readonly (readonly [number, number])[],
  axis: Axis,
  from: number,
  to: number,
  material: Material,
): string {
  const place = (a: number, b: number, t: number): Point =>
    axis === 'x' ? [t, a, b] : axis === 'y' ? [a, t, b] : [a, b, t];
  const turn = Math.sign(
    profile.reduce((sum, [a, b], i) => {
      const [c, d] = profile[(i + 1) % profile.length] as [number, number];
      return sum + a * d - c * b;
    }, 0),
  );
  const sides = profile.flatMap(([a, b], i) => {
    const [c, d] = profile[(i + 1) % profile.length] as [number, number];
    const [na, nb] = [(d - b) * turn, (a - c) * turn];
    if (na + nb <= 1e-6) return [];
    const quad = [place(a, b, from), place(c, d, from), place(c, d, to), place(a, b, to)];
    return [{ depth: a + b + c + d, drawn: patch(quad, tone(material, place(na, nb, 0))) }];
  });
  const cap = profile.map(([a, b]) => place(a, b, to));
  return [
    ...sides.sort((a, b) => a.depth - b.depth).map((side) => side.drawn),
    patch(cap, tone(material, place(0, 0, 1))),
  ].join('');
}

/** Corners of a circle for `extrude`. */
export function circle(a: number, b: number, radius: number, corners = 56): [number, number][] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    return [a + Math.cos(angle) * radius, b + Math.sin(angle) * radius];
  });
}

/** A cylinder whose far end has its centre at `at`. */
export function cylinder(
  [x, y, z]: Point,
  axis: Axis,
  radius: number,
  length: number,
  material: Material,
  corners = 56,
): string {
  if (axis === 'x') return extrude(circle(y, z, radius, corners), 'x', x, x + length, material);
  if (axis === 'y') return extrude(circle(x, z, radius, corners), 'y', y, y + length, material);
  return extrude(circle(x, y, radius, corners), 'z', z, z + length, material);
}

/** Joins two rings of equally many corners (a hull, a lampshade); only the sides that face us are drawn. */
export function loft(low: readonly Point[], high: readonly Point[], material: Material): string {
  return low
    .flatMap((a, i) => {
      const j = (i + 1) % low.length;
      const [b, c, d] = [low[j], high[j], high[i]] as [Point, Point, Point];
      const [u, v] = [
        [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
        [d[0] - a[0], d[1] - a[1], d[2] - a[2]],
      ] as [Point, Point];
      const facing = u[1] * v[2] - u[2] * v[1] + (u[2] * v[0] - u[0] * v[2]) + (u[0] * v[1] - u[1] * v[0]);
      return facing > 0 ? [facet([a, b, c, d], material)] : [];
    })
    .join('');
}
