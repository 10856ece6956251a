import { facet, type Point, type Size, stroke } from './iso.ts';
import type { Material } from './palette.ts';

/** A block turned in space: about the upright axis first, then tipped about x and y; angles in degrees. */
export interface Turn {
  z?: number;
  x?: number;
  y?: number;
}

/** A place in a turned block, given from its own far bottom corner. */
export type Place = (x: number, y: number, z: number) => Point;

/** Where the points of a block of this size lie once it is turned about its middle, which stands at `middle`. */
export function turned(middle: Point, [w, d, h]: Size, turn: Turn): Place {
  const [a, b, c] = [turn.z ?? 0, turn.x ?? 0, turn.y ?? 0].map((angle) => (angle * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  return (px, py, pz) => {
    const [x0, y0, z0] = [px - w / 2, py - d / 2, pz - h / 2];
    const [x1, y1] = [x0 * Math.cos(a) - y0 * Math.sin(a), x0 * Math.sin(a) + y0 * Math.cos(a)];
    const [y2, z1] = [y1 * Math.cos(b) - z0 * Math.sin(b), y1 * Math.sin(b) + z0 * Math.cos(b)];
    const [x2, z2] = [x1 * Math.cos(c) + z1 * Math.sin(c), z1 * Math.cos(c) - x1 * Math.sin(c)];
    return [middle[0] + x2, middle[1] + y2, middle[2] + z2];
  };
}

/** The eight corners of a turned block. */
export function turnedCorners(place: Place, [w, d, h]: Size): Point[] {
  return [0, w].flatMap((x) => [0, d].flatMap((y) => [0, h].map((z) => place(x, y, z))));
}

/** The sides of a turned block that face us, each with a light edge. */
export function turnedBlock(place: Place, [w, d, h]: Size, material: Material): string {
  const sides: Point[][] = [
    [place(0, 0, 0), place(0, d, 0), place(0, d, h), place(0, 0, h)],
    [place(w, 0, 0), place(w, 0, h), place(w, d, h), place(w, d, 0)],
    [place(0, 0, 0), place(0, 0, h), place(w, 0, h), place(w, 0, 0)],
    [place(0, d, 0), place(w, d, 0), place(w, d, h), place(0, d, h)],
    [place(0, 0, 0), place(w, 0, 0), place(w, d, 0), place(0, d, 0)],
    [place(0, 0, h), place(0, d, h), place(w, d, h), place(w, 0, h)],
  ];
  return sides
    .filter(faces)
    .map(
      (side) =>
        facet(side, material) + stroke([...side, side[0] as Point], '#fffaf2', 0.5, 'stroke-opacity=".35"'),
    )
    .join('');
}

/** Whether a side, its corners running clockwise as seen from outside, is turned to us. */
function faces([a, b, c]: Point[]): boolean {
  if (!a || !b || !c) return false;
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - b[0], c[1] - b[1], c[2] - b[2]];
  return uy * vz - uz * vy + (uz * vx - ux * vz) + (ux * vy - uy * vx) < 0;
}
