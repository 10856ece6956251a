import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onTop, type Point, patch } from '#drawing/iso.ts';
import { board, carton, cartonDeep, cartonPale, dark, ink, type Material, orange, orangePaint } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { cylinder } from '#drawing/solid.ts';
import { standingTube } from '#drawing/tube.ts';

interface Tube {
  at: Point;
  radius: number;
  height: number;
  material: Material;
  /** How far the rolled paper stands out; closed tubes have a cap instead. */
  roll?: { by: number; colour: Material };
  cap?: Material;
}

const ruby: Material = { top: '#FF9A55', left: '#F7812F', right: '#C9560F' };
const tubes: readonly Tube[] = [
  { at: [-14, -30, 0], radius: 10, height: 78, material: cartonDeep, cap: orangePaint },
  { at: [18, -34, 0], radius: 8, height: 64, material: board, roll: { by: 16, colour: board } },
  { at: [-36, 0, 0], radius: 8, height: 66, material: cartonPale, roll: { by: 20, colour: ruby } },
  { at: [2, 0, 0], radius: 12, height: 58, material: carton, roll: { by: 22, colour: board } },
  { at: [38, -6, 0], radius: 10, height: 48, material: cartonPale, cap: dark },
  { at: [-24, 32, 0], radius: 10, height: 40, material: board, cap: orangePaint },
];

/** Tubes standing ready to post: some closed, some with the posters still looking out. */
export function mailingTubePosters(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [590, 630], scale: 5.3 },
    patch(flatRect([-500, -50, 0], 1000, 130), '#2A2420'),
    shadows(
      tubes.map(({ at: [x, y], radius: r, height }) =>
        blockShadow([x - r * 0.8, y - r * 0.8, 0], [r * 1.6, r * 1.6, height]),
      ),
    ),
    ...tubes.map(tube),
    cap([22, 32, 0], 12, orangePaint),
    cap([50, 22, 0], 8, board),
  );
}

function tube({ at, radius, height, material, roll, cap: lid }: Tube): string {
  const foot = contact(move(at, -radius * 0.8, -radius * 0.8, 0), [radius * 1.6, radius * 1.6], 3);
  if (!roll) return foot + standingTube(at, radius, height, material, lid);
  const top = move(at, 0, 0, height);
  const inner = radius * 0.84;
  const turns = [0.86, 0.66, 0.46].map(
    (part) => `<circle r="${inner * 0.92 * part}" fill="none" stroke="#8b7d6d" stroke-width=".5"/>`,
  );
  return [
    foot,
    cylinder(at, 'z', radius, height, material),
    onTop(top, `<circle r="${inner}" fill="#5b3d1e"/>`),
    cylinder(move(top, 0, 0, -2), 'z', inner * 0.9, roll.by + 2, roll.colour),
    onTop(move(top, 0, 0, roll.by), `${turns.join('')}<circle r="${inner * 0.26}" fill="${ink}"/>`),
    rim(top, radius, inner, material),
  ].join('');
}

/** The near half of the tube's edge, in front of the paper. */
function rim(top: Point, outer: number, inner: number, material: Material): string {
  const half = (r: number, sweep: 0 | 1, from: string) =>
    `${from}${r * 0.7071} ${-r * 0.7071}A${r} ${r} 0 0 ${sweep} ${-r * 0.7071} ${r * 0.7071}`;
  return onTop(
    top,
    `<path d="${half(outer, 1, 'M')}L${-inner * 0.7071} ${inner * 0.7071}A${inner} ${inner} 0 0 0 ${inner * 0.7071} ${-inner * 0.7071}Z" fill="${material.top}"/>`,
  );
}

/** A cap on its back. */
function cap(at: Point, radius: number, material: Material): string {
  return [
    contact(move(at, -radius * 0.8, -radius * 0.8, 0), [radius * 1.6, radius * 1.6], 2),
    cylinder(at, 'z', radius, 5, material),
    onTop(move(at, 0, 0, 5), `<circle r="${radius * 0.84}" fill="${material.right}"/>`),
    onTop(move(at, 0, 0, 3.4), `<circle r="${radius * 0.76}" fill="${material === board ? '#DDD0C0' : orange}"/>`),
  ].join('');
}
