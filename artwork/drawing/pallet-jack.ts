import { facet, move, onLeft, outline, type Point, project, stroke } from './iso.ts';
import { dark, ink, orangePaint, steel } from './palette.ts';
import { block, cylinder, extrude } from './solid.ts';

/** The two forks of a hand pallet jack, reaching back along x from `at` (their near end, floor level). */
export function forks([x, y, z]: Point, length: number): string {
  return [0, 38]
    .map((offset) =>
      [
        cylinder([x - length + 14, y + offset + 4, z + 4], 'y', 4, 8, dark),
        extrude(
          [
            [x, z + 4],
            [x, z + 10],
            [x - length + 12, z + 10],
            [x - length, z + 7.5],
            [x - length + 8, z + 5],
          ],
          'y',
          y + offset,
          y + offset + 16,
          orangePaint,
        ),
      ].join(''),
    )
    .join('');
}

/** Body, pump, steering wheels and handle; `at` is where the forks begin, as for `forks`. */
export function jackBody([x, y, z]: Point): string {
  const middle = y + 27;
  const foot: Point = [x + 16, middle, z];
  const grip: Point = [x + 66, middle, z + 108];
  const neck: Point = [x + 22, middle, z + 44];
  return [
    block([x, y + 2, z + 5], [5, 50, 7], orangePaint, 0.5),
    facet(
      [
        [x + 5, y + 6, z + 12],
        [x + 5, y + 48, z + 12],
        [x + 5, y + 38, z + 40],
        [x + 5, y + 16, z + 40],
      ],
      orangePaint,
    ),
    wheelPair(foot),
    cylinder([x + 16, middle, z + 8], 'z', 8, 9, dark),
    cylinder([x + 16, middle, z + 17], 'z', 6.4, 20, orangePaint),
    cylinder([x + 16, middle, z + 37], 'z', 3, 8, steel),
    block([x + 12, middle - 8, z + 36], [14, 16, 7], dark, 0.4),
    stroke([neck, grip], '#28221E', 5.4),
    stroke([move(neck, 0, 0.6, 0.6), move(grip, 0, 0.6, 0.6)], '#6f655c', 1.6),
    loop(grip),
  ].join('');
}

/** The closed handle with its release lever. */
function loop([x, y, z]: Point): string {
  const corner: Point[] = [
    [x, y - 5, z],
    [x + 6, y - 17, z + 13],
    [x + 13, y - 17, z + 28],
    [x + 13, y + 17, z + 28],
    [x + 6, y + 17, z + 13],
    [x, y + 5, z],
  ];
  const lever = project([x + 8, y, z + 16]);
  return (
    `<path d="${outline(corner)}" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>` +
    stroke([corner[2] as Point, corner[3] as Point], '#F76B15', 6.4) +
    stroke(
      [
        [x, y, z],
        [x + 8, y, z + 16],
      ],
      '#28221E',
      4,
    ) +
    `<circle cx="${lever[0]}" cy="${lever[1]}" r="3.4" fill="#6f655c"/>`
  );
}

function wheelPair([x, y, z]: Point): string {
  return [-12, 3]
    .map(
      (offset) =>
        cylinder([x, y + offset, z + 9], 'y', 9, 8, dark) +
        onLeft([x, y + offset + 8, z + 9], '<circle r="5.4" fill="#cfc5ba"/><circle r="2" fill="#5F564F"/>'),
    )
    .join('');
}
