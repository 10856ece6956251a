import { move, onLeft, onRight, type Point, patch, stroke } from './iso.ts';
import { board, dark, ink, steel } from './palette.ts';
import { block, extrude } from './solid.ts';
import { wheel } from './wheel.ts';

const glass = { left: '#4A423C', right: '#332C27', glint: '#6F655C' };

/** A cab-over tractor: `at` is its far rear corner on the ground, `width` along y. */
export function truckCab(at: Point, width: number): string {
  const [x, y, z] = at;
  const near = y + width;
  const corner = (u: number, v: number): Point => [x + u, near, z + v];
  const shape: [number, number][] = [
    [0, 46],
    [150, 46],
    [156, 60],
    [156, 158],
    [138, 288],
    [126, 300],
    [0, 312],
  ];
  return [
    extrude(
      shape.map(([u, v]) => [x + u, z + v]),
      'y',
      y,
      near,
      board,
    ),
    windscreen(at, width),
    front(at, width),
    // Door, window and wheel arch on the near side.
    patch([corner(44, 168), corner(136, 168), corner(125, 266), corner(44, 266)], glass.left),
    patch([corner(60, 168), corner(84, 168), corner(66, 266), corner(44, 266), corner(44, 232)], glass.glint),
    stroke(
      [corner(36, 96), corner(36, 276), corner(128, 276), corner(148, 150), corner(148, 110)],
      '#b8aa98',
      1.6,
    ),
    stroke([corner(48, 148), corner(66, 148)], ink, 4),
    onLeft([x + 76, near, z + 46], '<path d="M-60 0A60 60 0 0 1 60 0Z" fill="#28221E"/>'),
    wheel(move(at, 76, width - 32, 46), 46, 33),
    block(move(at, 136, width - 4, 44), [22, 6, 30], dark, 0.2),
    mirror([x + 146, near + 4, z + 232]),
  ].join('');
}

function windscreen([x, y, z]: Point, width: number): string {
  const on = (t: number, v: number): Point => [x + 156 - 18 * v, y + t * width, z + 158 + 130 * v];
  return [
    patch([on(0.05, 0.06), on(0.95, 0.06), on(0.94, 0.82), on(0.06, 0.82)], glass.right),
    patch([on(0.52, 0.06), on(0.72, 0.06), on(0.6, 0.82), on(0.4, 0.82)], '#443b35'),
    stroke([on(0.9, 0.08), on(0.62, 0.16)], ink, 3),
    stroke([on(0.5, 0.08), on(0.22, 0.16)], ink, 3),
  ].join('');
}

/** Grille, lamps and bumper. */
function front([x, y, z]: Point, width: number): string {
  const face = x + 156;
  const slats = [0, 1, 2, 3].map(
    (i) => `<rect x="${width * 0.2}" y="${i * 13}" width="${width * 0.6}" height="7" rx="2" fill="#5a504a"/>`,
  );
  const lamp = (u: number) => `<rect x="${u}" y="70" width="34" height="18" rx="4" fill="#F6ECDD"/>`;
  return (
    onRight([face, y + width, z + 144], `${slats.join('')}${lamp(10)}${lamp(width - 44)}`) +
    block([face - 14, y - 2, z + 34], [20, width + 4, 26], dark, 0.35) +
    onRight(
      [face + 6, y + width, z + 56],
      `<rect x="${width / 2 - 30}" y="4" width="60" height="14" fill="${steel.top}"/>`,
    )
  );
}

function mirror([x, y, z]: Point): string {
  return (
    stroke(
      [
        [x - 14, y, z + 26],
        [x, y + 8, z + 22],
      ],
      ink,
      4,
    ) + block([x - 4, y + 4, z - 30], [12, 10, 52], dark, 0.4)
  );
}
