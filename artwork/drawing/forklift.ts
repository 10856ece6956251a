import { facet, flatRect, leftRect, move, onLeft, type Point, patch, rightRect, stroke } from './iso.ts';
import { dark, ink, orangePaint, paper, steel } from './palette.ts';
import { block, cylinder, extrude } from './solid.ts';
import { wheel } from './wheel.ts';

const WIDTH = 104;
const MAST = 206;

/** A forklift along x with its forks to the lower right; `load` stands on them, `lift` above the floor. */
export function forklift(at: Point, lift: number, load: (at: Point) => string): string {
  const [x, y, z] = at;
  return [
    wheel(move(at, 44, 6, 27), 27, 18),
    wheel(move(at, 168, 4, 34), 34, 20),
    post(at, 0),
    body(at),
    ...seat(move(at, 58, 34, 104)),
    wheel(move(at, 44, WIDTH - 20, 27), 27, 20),
    wheel(move(at, 168, WIDTH - 20, 34), 34, 22),
    ...mast(move(at, MAST, 0, 0)),
    post(at, WIDTH - 6),
    block(move(at, 34, -2, 216), [150, WIDTH + 4, 7], dark, 0.5),
    ...[0, 1, 2, 3].map((i) => patch(flatRect(move(at, 52 + i * 32, 10, 223.2), 18, WIDTH - 20), ink)),
    lamp(move(at, 50, WIDTH / 2 - 6, 223)),
    forks([x + MAST + 12, y, z + lift]),
    load([x + MAST + 20, y, z + lift + 6]),
  ].join('');
}

/** Body with counterweight, hood and dash in one profile. */
function body(at: Point): string {
  const [x, y, z] = at;
  const profile: [number, number][] = [
    [0, 34],
    [0, 84],
    [14, 104],
    [98, 104],
    [108, 92],
    [112, 52],
    [152, 52],
    [160, 112],
    [184, 116],
    [194, 60],
    [194, 24],
    [22, 24],
  ];
  const near = y + WIDTH;
  return [
    extrude(
      profile.map(([u, v]) => [x + u, z + v]),
      'y',
      y + 8,
      near - 8,
      orangePaint,
    ),
    onLeft(
      [x, near - 8, z + 104],
      `<path d="M0 44H112V56H0Z" fill="#28221E"/>`,
    ),
    onLeft([x + 112, near - 8, z + 52], '<path d="M2 0H40V8H2Z" fill="#A83A0C"/>'),
    ...[44, 168].map((axle, i) =>
      onLeft([x + axle, near - 8, z + 27 + i * 7], `<circle r="${31 + i * 7}" fill="#28221E"/>`),
    ),
  ].join('');
}

function seat(at: Point): string[] {
  const hub = move(at, 76, 16, 26);
  return [
    block(move(at, 4, 0, 0), [40, 36, 9], dark, 0.4),
    facet([move(at, 2, 0, 8), move(at, 2, 36, 8), move(at, -10, 36, 52), move(at, -10, 0, 52)], {
      top: '#6F655C',
      left: '#5A504A',
      right: '#3D3530',
    }),
    stroke([move(at, 96, 16, 10), hub], '#28221E', 5),
    ring(hub),
  ];
}

/** The steering wheel, tipped towards the driver. */
function ring(at: Point): string {
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const angle = (i / 24) * Math.PI * 2;
    return move(at, Math.sin(angle) * 7, Math.cos(angle) * 17, Math.sin(angle) * 15);
  });
  return stroke(points, '#28221E', 4);
}

/** The two posts of the guard on one side. */
function post(at: Point, y: number): string {
  return [
    stroke([move(at, 40, y + 3, 100), move(at, 46, y + 3, 218)], '#332c27', 8),
    stroke([move(at, 178, y + 3, 112), move(at, 164, y + 3, 218)], '#332c27', 8),
  ].join('');
}

function mast(at: Point): string[] {
  const rail = (y: number) => block(move(at, 0, y, 6), [9, 9, 262], dark, 0.4);
  return [
    rail(22),
    cylinder(move(at, 4, WIDTH / 2, 10), 'z', 5, 190, steel, 20),
    block(move(at, 0, 22, 258), [9, 60, 10], dark, 0.4),
    block(move(at, 0, 22, 120), [9, 60, 8], dark, 0.4),
    rail(WIDTH - 31),
  ];
}

function lamp(at: Point): string {
  return cylinder(at, 'z', 6, 4, dark, 24) + cylinder(move(at, 0, 0, 4), 'z', 5, 9, orangePaint, 24);
}

/** Carriage and two forks; drawn before the load that hides most of them. */
function forks(at: Point): string {
  return [
    ...[4, 44].map((z) => block(move(at, -3, 6, z), [6, WIDTH - 12, 9], dark, 0.4)),
    ...[18, WIDTH - 32].map((y) =>
      [
        block(move(at, 3, y, 0), [5, 13, 58], dark, 0.3),
        block(move(at, 3, y, 0), [106, 13, 5], dark, 0.4),
      ].join(''),
    ),
    patch(leftRect(move(at, 3, WIDTH - 19, 0), 106, 5), '#3D3530'),
    patch(rightRect(move(at, 109, 18, 0), 13, 5), '#28221E'),
  ].join('');
}
