import { canvas } from '#drawing/canvas.ts';
import { dimension } from '#drawing/dimension.ts';
import { flatRect, move, onLeft, type Point, patch, type Size } from '#drawing/iso.ts';
import { closedMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import { carton, cartonDeep, cartonPale, type Material } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';

/** The sizes that are always in stock, in centimetres. */
const mailers: readonly [Point, Size, Material][] = [
  [[-42, -6, 0], [28, 20, 9], carton],
  [[-2, -46, 0], [38, 28, 12], cartonDeep],
  [[20, 16, 0], [20, 15, 6], cartonPale],
];

/** Three stock mailers with their dimensions. */
export function mailerBoxSizes(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [520, 500], scale: 8.6 },
    patch(flatRect([-500, -46, 0], 1000, 130), '#2A2420'),
    shadows(mailers.map(([at, size]) => blockShadow(at, size))),
    ...mailers.map(([at, size, material]) => measured(at, size, material)),
  );
}

function measured(at: Point, [w, d, h]: Size, material: Material): string {
  const front = d + 4;
  return [
    contact(at, [w, d], 2),
    closedMailer(at, [w, d, h], material),
    onLeft(move(at, w * 0.43, d, h * 0.86), printedMark(h * 0.62)),
    dimension(move(at, 0, front, 0), move(at, w, front, 0), [0, 1.4, 0]),
    dimension(move(at, w + 4, 0, 0), move(at, w + 4, d, 0), [1.4, 0, 0]),
    dimension(move(at, w + 2.4, d + 2.4, 0), move(at, w + 2.4, d + 2.4, h), [0.9, -0.9, 0]),
  ].join('');
}
