import { canvas } from '#drawing/canvas.ts';
import { flatRect, leftRect, move, onLeft, type Point, patch } from '#drawing/iso.ts';
import { barCode } from '#drawing/label.ts';
import { board, carton, cartonDeep, cartonPale, dark, ink, type Material, orange, orangePaint, paper, steel } from '#drawing/palette.ts';
import { scanBeam, scanner } from '#drawing/scanner.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';

const shelf: Point = [-104, -46, 0];
const inside: Material = { top: '#6F655C', left: '#5F564F', right: '#4A423C' };

/** Three bins on a shelf, each with the code of its place; a scanner counts what is in the middle one. */
export function warehousingBins(): string {
  const codes = [0, 1, 2].map((i): Point => [-92 + i * 58, -36, 14]);
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [565, 500], scale: 4.4 },
    patch(flatRect([-500, -60, 0], 1000, 150), '#D8B98F'),
    shadows([blockShadow(shelf, [188, 56, 12]), ...codes.map((at) => blockShadow(at, [50, 44, 28]))]),
    contact(shelf, [188, 56], 3),
    block(shelf, [188, 56, 10], steel, 0.5),
    patch(leftRect(move(shelf, 0, 56, 2), 188, 6), orange),
    ...codes.map((at, i) => bin(move(at, 0, 0, -4), i)),
    scanBeam(
      [
        [29, 72, 34],
        [29, 57, 34],
      ],
      [
        [-22, 8.6, 22],
        [2, 8.6, 22],
      ],
    ),
    scanner([28, 56, 24]),
  );
}

function bin(at: Point, kind: number): string {
  const paint = [orangePaint, board, dark][kind] ?? dark;
  const card = `<rect width="32" height="14" rx="1" fill="${paper}"/><g transform="translate(4 3)">${barCode(18, 8)}</g><rect x="25" y="3" width="4.4" height="8" fill="${kind === 0 ? ink : orange}"/>`;
  return [
    shade(flatRect(move(at, 5, -4, 0), 52, 46), 0.22),
    tray(at, [50, 44, 28], paint, inside, goods(move(at, 2, 2, 2), kind), 2),
    onLeft(move(at, 9, 44.2, 20), card),
  ].join('');
}

/** Bottles, small cartons, rolls. */
function goods(at: Point, kind: number): string {
  const spots = [0, 1].flatMap((y) => [0, 1, 2].map((x): Point => move(at, 8 + x * 15, 10 + y * 20, 0)));
  if (kind === 0)
    return spots.map((spot) => cylinder(spot, 'z', 6, 22, cartonPale, 32) + cylinder(move(spot, 0, 0, 22), 'z', 6.3, 4, orangePaint, 32)).join('');
  if (kind === 1)
    return spots
      .map((spot, i) => block(move(spot, -6.4, -8, 0), [13.4, 18, 24 + (i % 2) * 4], [carton, cartonPale, cartonDeep][i % 3] ?? carton, 0.5))
      .join('');
  return spots
    .map((spot) => cylinder(spot, 'z', 6.8, 20, steel, 32) + cylinder(move(spot, 0, 0, 20), 'z', 3, 0.4, dark, 24))
    .join('');
}
