import { flatRect, outline, type Point, type Size } from './iso.ts';

/** How far a shadow runs on the ground per unit of height: the light comes from the upper left. */
const [RUN_X, RUN_Y] = [0.5, -0.28];

/** The shadow a set of points throws on the level `floor`: path data for `shadows`. */
export function castShadow(points: readonly Point[], floor = 0): string {
  const fallen = points.map(([x, y, z]): [number, number] => [
    x + (z - floor) * RUN_X,
    y + (z - floor) * RUN_Y,
  ]);
  return outline(hull(fallen).map(([x, y]): Point => [x, y, floor]));
}

/** `castShadow` for a block. */
export function blockShadow([x, y, z]: Point, [w, d, h]: Size, floor = 0): string {
  const corners = [x, x + w].flatMap((a) =>
    [y, y + d].flatMap((b) => [z, z + h].map((c): Point => [a, b, c])),
  );
  return castShadow(corners, floor);
}

// More would be smoother still, but layers this thin round off to tinted greys.
const RINGS = 6;

/**
 * Draws cast shadows as one soft shape, so that overlapping ones do not add up: outlines that grow, each a little
 * of the shadow. A blur looks the same and takes more time than all the rest of the picture.
 */
export function shadows(shapes: readonly string[]): string {
  const all = shapes.join('');
  return Array.from({ length: RINGS }, (_, i) => `<g class="cast cast${i}"><path d="${all}"/></g>`).join('');
}

/** The style `shadows` needs: the shadow's colour and strength, and how far its edge runs out. */
export function shadowStyle(colour: string, strength: number, reach: number): string {
  // All rings together come to the strength.
  const each = (1 - (1 - strength) ** (1 / RINGS)).toFixed(4);
  const widths = Array.from(
    { length: RINGS },
    (_, i) => `.cast${i}{stroke-width:${(2 * reach * (1 - i / RINGS)).toFixed(2)}}`,
  );
  return `.cast{fill:${colour};stroke:${colour};stroke-linejoin:round;opacity:${each}}${widths.join('')}`;
}

/** Something hard-edged in the way of the light, on a surface near by: a carton's shadow on a shelf. */
export function shade(points: readonly Point[], strength = 0.16): string {
  return `<path d="${outline(points)}" fill="#3a220c" fill-opacity="${strength}"/>`;
}

/** The dark seam where something touches the ground. Nested outlines: a second blur would cost too much time. */
export function contact([x, y, z]: Point, [w, d]: readonly [number, number], grow = 3): string {
  const ring = (by: number) => outline(flatRect([x - by, y - by, z], w + 2 * by, d + 2 * by));
  return `<g class="contact">${[1, 0.66, 0.33, 0.1].map((part) => `<path d="${ring(grow * part)}"/>`).join('')}</g>`;
}

/** Convex hull by the monotone chain. */
function hull(points: readonly [number, number][]): [number, number][] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: [number, number][]) => {
    const kept: [number, number][] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turn(o: [number, number] = [0, 0], a: [number, number] = [0, 0], b: [number, number]): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}
