import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onLeft, onRight, type Point, patch, stroke } from '#drawing/iso.ts';
import { dark, type Material, orange, orangePaint, steel, wood } from '#drawing/palette.ts';
import { blockShadow, castShadow, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { treatmentStamp } from '#drawing/stamp.ts';

const fresh: Material = { top: '#EACB9B', left: '#D6AE78', right: '#A5794A' };
const gloom: Material = { top: '#3a2815', left: '#4a341c', right: '#2d1e0e' };
const [W, D] = [220, 200];

/** The corner of a pallet seen close: the treatment mark burnt into its blocks, the branding iron before it. */
export function paletIspm15(): string {
  const at: Point = [-W, -D, 0];
  return canvas(
    { width: 1200, height: 750, ground: 'paper', origin: [800, 480], scale: 3.8 },
    patch(flatRect([-500, -30, 0], 1000, 150), '#F1E8DC'),
    shadows([
      blockShadow(at, [W, D, 66]),
      castShadow([
        [-62, 34, 0],
        [-62, 96, 30],
        [-50, 96, 30],
        [-50, 34, 0],
      ]),
    ]),
    ...[-D, -D / 2 - 20].map((y) => block([-W, y, 0], [W, 40, 8], wood, 0.4)),
    block([-W, -40, 0], [W, 40, 8], wood, 0.5),
    block(move(at, 8, 8, 8), [W - 40, D - 40, 32], gloom, 0),
    ...[0.5, 1].map((f) => foot([-56, -D + f * (D - 50), 8], false)),
    ...[-W, -W / 2 - 28, -56].map((x) => foot([x, -50, 8], true)),
    ...[0, 1, 2, 3, 4].map((i) => deck(i)),
    iron([-120, 22, 24]),
  );
}

/** A block under the deck with the grain at its end. */
function foot(at: Point, stamped: boolean): string {
  const end = [20, 14, 8.4, 3.6].map((r) => `<ellipse cx="26" cy="34" rx="${r * 1.5}" ry="${r}"/>`).join('');
  return [
    block(at, [56, 50, 32], fresh, 0.5),
    onRight(
      move(at, 56, 50, 32),
      `<svg width="50" height="32"><g fill="none" stroke="#7d5a31" stroke-width=".9" stroke-opacity=".6">${end}</g></svg>`,
    ),
    stamped
      ? onLeft(move(at, 4, 50, 28.6), `<g transform="scale(1.6)">${treatmentStamp('#3a220c')}</g>`)
      : '',
  ].join('');
}

/** A deck board with its grain and nails. */
function deck(i: number): string {
  const at: Point = [-W + i * 45, -D, 40];
  const grain = [9, 17, 28].map((x, k) =>
    stroke(
      [
        move(at, x, 4 + k * 8, 12.2),
        move(at, x + (k - 1) * 2, D / 2, 12.2),
        move(at, x, D - 3 - k * 9, 12.2),
      ],
      '#94693A',
      0.7,
      'stroke-opacity=".45"',
    ),
  );
  const nails = [D - 34, D - 14].map((y) => {
    const nail = move(at, 20, y, 12.4);
    return stroke([nail, nail], '#6F655C', 3);
  });
  return block(at, [40, D, 12], i % 2 ? fresh : wood, 0.6) + grain.join('') + nails.join('');
}

/** The iron, its face hot and turned to the wood. */
function iron([x, y, z]: Point): string {
  return [
    block([x - 24, y, z - 12], [48, 5, 25], { top: '#FFB27A', left: orange, right: '#C24B08' }, 0.4),
    block([x - 24, y + 5, z - 12], [48, 7, 25], steel, 0.5),
    cylinder([x, y + 12, z], 'y', 3.4, 40, steel, 24),
    cylinder([x, y + 50, z], 'y', 6, 34, orangePaint, 40),
    cylinder([x, y + 84, z], 'y', 4.6, 3, dark, 40),
  ].join('');
}
