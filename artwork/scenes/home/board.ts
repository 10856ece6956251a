import { canvas } from '#drawing/canvas.ts';
import { boardHeight, corrugated } from '#drawing/corrugated.ts';
import { creasePath, cutPath } from '#drawing/die-line.ts';
import { flatRect, move, onTop, type Point, patch } from '#drawing/iso.ts';
import { openMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import { cartonInside, cartonPale } from '#drawing/palette.ts';
import { rotaryDie } from '#drawing/rotary-die.ts';
import { blockShadow, castShadow, contact, shade, shadows } from '#drawing/shadow.ts';

const WIDTH = 106;
const flutes = [6.4];
const thick = boardHeight(flutes);
const sheet: Point = [-150, -60, 0];
const box: Point = [112, 44, 0];

/** Corrugated board under an orange rotary die, the blank it cuts, and the box that blank becomes. */
export function board(): string {
  const LENGTH = 246;
  return canvas(
    { width: 1200, height: 1050, ground: 'none', origin: [640, 560], scale: 3.3 },
    shadows([
      blockShadow(sheet, [LENGTH, WIDTH, thick]),
      castShadow([...flatRect([-92, -78, 0], 40, 140), ...flatRect([-92, -78, 70], 40, 140)]),
      blockShadow(box, [60, 44, 16]),
      blockShadow([112, 34, 0], [60, 8, 58]),
    ]),
    corrugated(sheet, [LENGTH, WIDTH], flutes),
    ...cut(),
    shade(flatRect([-60, -60, thick], 34, WIDTH), 0.18),
    rotaryDie([-72, -60, thick], 40, WIDTH),
    contact(box, [60, 44], 3),
    openMailer(box, [60, 44, 16], '', mark(), cartonPale, { ...cartonInside, left: '#C79F70' }),
  );
}

function mark(): string {
  return `<g transform="translate(21 12)">${printedMark(18)}</g>`;
}

/** The blank behind the die, risen out of the sheet it was cut from. */
function cut(): string[] {
  const at: Point = [-4, -54, thick];
  const path = (fill: string) => `<path d="${cutPath()}" fill="${fill}"/>`;
  const crease = `<path d="${creasePath()}" fill="none" stroke="#9c7446" stroke-width=".8" stroke-dasharray="2.4 1.6"/>`;
  return [
    onTop(at, path('#5b3a18')),
    ...[0, 1, 2, 3, 4].map((i) => onTop(move(at, 0, 0, 6 + i * 0.7), path(i % 2 ? '#A67D4F' : '#C79F70'))),
    onTop(move(at, 0, 0, 9.6), path('#F2E0C6') + crease),
  ];
}
