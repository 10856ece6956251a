import type { Material } from './palette.ts';

/** World position: x runs down to the right, y down to the left, z up. One unit is about a centimetre. */
export type Point = readonly [x: number, y: number, z: number];
/** Width along x, depth along y, height along z. */
export type Size = readonly [width: number, depth: number, height: number];

const COS = Math.cos(Math.PI / 6);

/** Isometric projection to the drawing's flat coordinates. */
export function project([x, y, z]: Point, digits = 2): [number, number] {
  return [Number(((x - y) * COS).toFixed(digits)), Number(((x + y) / 2 - z).toFixed(digits))];
}

/** The point so far away along each axis. */
export function move([x, y, z]: Point, dx: number, dy: number, dz: number): Point {
  return [x + dx, y + dy, z + dz];
}

/** Corners of a rectangle lying level; `at` is its far corner. */
export function flatRect([x, y, z]: Point, w: number, d: number): Point[] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ];
}

/** Corners of an upright rectangle facing down-left; `at` is its bottom corner with the least x. */
export function leftRect([x, y, z]: Point, w: number, h: number): Point[] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y, z + h],
    [x, y, z + h],
  ];
}

/** Corners of an upright rectangle facing down-right; `at` is its bottom corner with the least y. */
export function rightRect([x, y, z]: Point, d: number, h: number): Point[] {
  return [
    [x, y, z],
    [x, y + d, z],
    [x, y + d, z + h],
    [x, y, z + h],
  ];
}

/** Path data through the points. */
export function outline(points: readonly Point[], close = true): string {
  return `M${points.map((point) => project(point).join(' ')).join('L')}${close ? 'Z' : ''}`;
}

/** A flat-coloured polygon. The hairline of its own colour hides the seam between neighbours. */
export function patch(points: readonly Point[], fill: string): string {
  const hairline = `stroke="${fill}" stroke-width=".5" stroke-linejoin="round"`;
  return `<path d="${outline(points)}" fill="${fill}" ${hairline}/>`;
}

/** A line through the points with round ends; `extra` is more SVG attributes. */
export function stroke(points: readonly Point[], colour: string, width: number, extra = ''): string {
  const d = outline(points, false);
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${round} ${extra}/>`;
}

/** Flat art on the side facing down-left: u runs along x, v runs down. */
export function onLeft(at: Point, art: string): string {
  return onPlane(at, [1, 0, 0], [0, 0, -1], art);
}

/** Flat art on the side facing down-right: u runs towards the back (-y), v runs down. */
export function onRight(at: Point, art: string): string {
  return onPlane(at, [0, -1, 0], [0, 0, -1], art);
}

/** Flat art lying on a surface: u runs along x, v along y. */
export function onTop(at: Point, art: string): string {
  return onPlane(at, [1, 0, 0], [0, 1, 0], art);
}

/** Flat art on any plane, given where one unit of u and one of v lead. */
export function onPlane(at: Point, u: Point, v: Point, art: string): string {
  return `<g transform="matrix(${[...project(u, 4), ...project(v, 4), ...project(at)].join(' ')})">${art}</g>`;
}

/** The colour a material takes on a surface with this normal (any length). */
export function tone(material: Material, [x, y, z]: Point): string {
  const length = Math.hypot(x, y, z) || 1;
  const light = (z + 0.5 * y - 0.4 * x) / length;
  // Steps instead of a ramp: round things keep the cut-paper look of the flat ones.
  const step = Math.round(light * 8) / 8;
  if (step >= 0.5) return mix(material.left, material.top, Math.min(1, (step - 0.5) * 2));
  return mix(material.right, material.left, Math.max(-0.2, (step + 0.4) / 0.9));
}

/** A polygon that finds its own tone from the way it faces. */
export function facet(points: readonly Point[], material: Material): string {
  const [a, b, c] = [points[0], points[1], points[2]] as [Point, Point, Point];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  // What we see always faces the viewer, who stands at (1, 1, 1).
  const side = n[0] + n[1] + n[2] < 0 ? -1 : 1;
  return patch(points, tone(material, [n[0] * side, n[1] * side, n[2] * side]));
}

/** Blend of two `#rrggbb` colours; outside 0–1 it goes past the ends. */
function mix(from: string, to: string, amount: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    const value = Math.max(0, Math.min(255, Math.round(a + (b - a) * amount)));
    return value.toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
