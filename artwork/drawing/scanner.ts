import { move, onLeft, type Point, project } from './iso.ts';
import { dark, type Material, orange, orangePaint } from './palette.ts';
import { extrude } from './solid.ts';

const grey: Material = { top: '#6F655C', left: '#4A423C', right: '#332C27' };

/** A bar code scanner that looks towards -x; `at` is the far bottom corner of its window, the handle hangs below. */
export function scanner(at: Point): string {
  const [x, y, z] = at;
  const place = (profile: [number, number][]) => profile.map(([u, v]): [number, number] => [x + u, z + v]);
  const handle = place([
    [17, 2],
    [29, 4],
    [40, -36],
    [26, -40],
  ]);
  const head = place([
    [0, 0],
    [6, -3],
    [42, 3],
    [46, 9],
    [40, 16],
    [4, 17],
    [0, 13],
  ]);
  return [
    extrude(handle, 'y', y + 3, y + 14, dark),
    extrude(
      place([
        [14, -2],
        [18, -1],
        [19, -10],
        [15.6, -9],
      ]),
      'y',
      y + 6,
      y + 11,
      orangePaint,
    ),
    extrude(head, 'y', y - 1, y + 18, grey),
    onLeft([x, y + 18, z + 17], `<path d="M6 6 40 6.6 36 11H6Z" fill="${orange}"/>`),
    onLeft(
      move(at, 30, 14, -8),
      '<path d="M0 4 6 5M1 10 7 11M2.6 16 8.6 17" stroke="#6F655C" stroke-width="1.6"/>',
    ),
  ].join('');
}

/** The fan of light between a scanner's window and the line it reads. */
export function scanBeam(from: readonly [Point, Point], to: readonly [Point, Point]): string {
  const [a, b] = [from, to].map((pair) => pair.map((point) => project(point).join(' '))) as [
    string[],
    string[],
  ];
  return [
    `<path d="M${a[0]}L${b[0]}L${b[1]}L${a[1]}Z" fill="${orange}" fill-opacity=".28"/>`,
    `<path d="M${b.join('L')}" stroke="${orange}" stroke-width="1.6" stroke-linecap="round"/>`,
  ].join('');
}
