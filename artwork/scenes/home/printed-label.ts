import { canvas } from '#drawing/canvas.ts';
import { carton, stick } from '#drawing/carton.ts';
import { flatRect, move, onTop, type Point, patch, type Size } from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { labelRoll } from '#drawing/label-roll.ts';
import { printedMark } from '#drawing/marks.ts';
import { cartonInside, cartonPale, orange, orangePaint, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { cylinder } from '#drawing/solid.ts';

const WIDTH = 26;
const roll: Point = [-36, 4, 0];
const parcel: Point = [-8, -44, 0];
const size: Size = [40, 32, 30];

/** A roll of printed labels running out over the table, beside a parcel that has got its label. */
export function printedLabel(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [578, 520], scale: 7.35 },
    patch(flatRect([-120, -60, 0], 260, 100), '#F1E8DC'),
    shadows([
      blockShadow([-50, 4, 0], [40, WIDTH, 40]),
      blockShadow(parcel, size),
      blockShadow([44, -39, 0], [28, 28, 12]),
    ]),
    contact(parcel, [size[0], size[1]], 2),
    carton(parcel, size, { tape: 'x' }),
    stick('left', parcel, size, label(27), 0.16, 0.2),
    seals([58, -25, 0]),
    strip(),
    labelRoll(roll, { radius: 21, width: WIDTH, pitch: [24, 3] }),
  );
}

/** The strip on the table with four labels; the last but one has been taken off. */
function strip(): string {
  const end = 78;
  const labels = [4, 31, 85].map((u) => `<g transform="translate(${u} 2.4) scale(.4 .53)">${label(60)}</g>`);
  const gap = `<rect x="58" y="2.4" width="24" height="21.2" rx=".6" fill="#F2E0C6"/>`;
  return [
    patch(flatRect(move(roll, 1, 0.8, 0), end + 36, WIDTH), '#3a241022'),
    patch(flatRect(roll, end + 36, WIDTH), '#E9D3B2'),
    onTop(roll, `<g transform="translate(2 0)">${labels.join('')}${gap}</g>`),
  ].join('');
}

/** A flat roll of round seals. */
function seals(at: Point): string {
  const top = move(at, 0, 0, 12);
  return [
    cylinder(at, 'z', 15, 12, cartonPale),
    onTop(
      top,
      `<circle r="14.6" fill="${paper}"/><circle r="6" fill="${cartonInside.left}"/><circle r="5" fill="#3a2815"/>`,
    ),
    cylinder(move(at, -18, 20, 0), 'z', 8, 0.5, orangePaint),
    onTop(move(at, -21.2, 16.6, 0.6), printedMark(7, paper, paper)),
    onTop(top, `<circle r="10.4" fill="none" stroke="${orange}" stroke-width="2.4"/>`),
  ].join('');
}
