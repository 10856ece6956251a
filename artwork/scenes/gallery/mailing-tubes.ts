import { canvas } from '#drawing/canvas.ts';
import type { Point } from '#drawing/iso.ts';
import {
  board,
  carton,
  cartonDeep,
  cartonPale,
  dark,
  type Material,
  orangePaint,
  paper,
} from '#drawing/palette.ts';
import { castShadow, shadows } from '#drawing/shadow.ts';
import { circle, cylinder } from '#drawing/solid.ts';
import { lyingTube, standingTube } from '#drawing/tube.ts';

interface Tube {
  at: Point;
  radius: number;
  height: number;
  material: Material;
  cap: Material;
}

const standing: Tube[] = [
  { at: [-26, -30, 0], radius: 9, height: 71, material: board, cap: dark },
  { at: [2, -34, 0], radius: 6.5, height: 58, material: cartonDeep, cap: board },
  { at: [-34, -4, 0], radius: 6.5, height: 66, material: cartonDeep, cap: dark },
  { at: [-6, -8, 0], radius: 11, height: 74, material: cartonPale, cap: orangePaint },
  { at: [-26, 18, 0], radius: 8, height: 42, material: board, cap: dark },
  { at: [22, -14, 0], radius: 8, height: 36, material: dark, cap: board },
];

/** Mailing tubes on end, one lying open with a rolled sheet in it. */
export function mailingTubes(): string {
  return canvas(
    { width: 1200, height: 1500, ground: 'kraft', origin: [590, 1030], scale: 9 },
    shadows([
      ...standing.map(fallen),
      castShadow(
        ring([-14, 38, 0], 9).flatMap(([, y]): Point[] => [
          [-14, y, 0],
          [44, y, 18],
        ]),
      ),
    ]),
    ...standing.map(({ at, radius, height, material, cap }) =>
      standingTube(at, radius, height, material, cap),
    ),
    lyingTube([-14, 38, 9], 9, 50, roll(), carton),
  );
}

function roll(): string {
  return cylinder([36, 38, 8], 'x', 5.4, 9, { top: paper, left: '#efe7dc', right: '#d9ccbb' });
}

function fallen({ at: [x, y], radius, height }: Tube): string {
  return castShadow(
    ring([x, y, 0], radius).flatMap(([a, b]): Point[] => [
      [a, b, 0],
      [a, b, height],
    ]),
  );
}

function ring([x, y]: Point, radius: number): [number, number][] {
  return circle(x, y, radius, 24);
}
