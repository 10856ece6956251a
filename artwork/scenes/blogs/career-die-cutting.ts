import { bundle } from '#drawing/bundle.ts';
import { canvas } from '#drawing/canvas.ts';
import { creasePath, cutPath } from '#drawing/die-line.ts';
import {
  flatRect,
  leftRect,
  move,
  onLeft,
  onTop,
  type Point,
  patch,
  stroke,
} from '#drawing/iso.ts';
import {
  board,
  carton,
  cartonPale,
  dark,
  ink,
  orange,
  orangePaint,
  paper,
  steel,
} from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const DEEP = 120;

/** A flatbed die cutter: sheets in on the left, cut blanks out on the right, the operator's desk before it. */
export function careerDieCutting(): string {
  const press: Point = [-110, -60, 0];
  return canvas(
    { width: 1200, height: 750, ground: 'paper', origin: [590, 462], scale: 1.64 },
    patch(flatRect([-500, -110, 0], 1100, 300), '#F1E8DC'),
    patch(flatRect([-500, 186, 0], 1100, 5), '#E7DED3'),
    shadows([
      blockShadow([-270, -60, 0], [120, DEEP, 110]),
      blockShadow(press, [190, DEEP, 190]),
      blockShadow([80, -60, 0], [200, DEEP, 70]),
      blockShadow([76, 124, 0], [46, 30, 110]),
    ]),
    ...feeder([-270, -60, 0]),
    contact(press, [190, DEEP], 5),
    ...machine(press),
    ...delivery([80, -60, 0]),
    ...desk([70, 126, 0]),
    contact([-190, 116, 0], [110, 76], 4),
    bundle([-190, 116, 0], [110, 76], 12),
  );
}

/** The pile of sheets the machine takes from, between its guides. */
function feeder(at: Point): string[] {
  const sheets = Array.from({ length: 26 }, (_, i) =>
    block(move(at, 8, 10, PALLET_HEIGHT + i * 3), [126, 100, 2.8], i % 2 ? carton : cartonPale, 0.15),
  );
  return [
    contact(at, [130, DEEP], 4),
    pallet(move(at, 6, 8, 0), 130, 104),
    ...sheets,
    block(move(at, 132, 0, 0), [14, 12, 150], dark, 0.3),
    block(move(at, 60, 0, 138), [100, DEEP, 12], dark, 0.4),
    ...[24, 84].map((y) => block(move(at, 84, y, 112), [22, 12, 26], orangePaint, 0.4)),
  ];
}

function machine(at: Point): string[] {
  const near = move(at, 0, DEEP, 0);
  const glass = (x: number, w: number) => [
    patch(leftRect(move(near, x, 0.2, 78), w, 62), '#28221E'),
    patch(
      [
        move(near, x, 0.3, 78),
        move(near, x + w * 0.3, 0.3, 78),
        move(near, x + w * 0.62, 0.3, 140),
        move(near, x + w * 0.2, 0.3, 140),
        move(near, x, 0.3, 112),
      ],
      '#4A423C',
    ),
    patch(leftRect(move(near, x + 6, 0.4, 96), w - 12, 7), carton.left),
    patch(leftRect(move(near, x + 6, 0.4, 103), w - 12, 10), orange),
    stroke([move(near, x + 8, 0.5, 84), move(near, x + 8, 0.5, 94)], '#CFC5BA', 4),
  ];
  return [
    block(at, [190, DEEP, 170], board, 0.6),
    block(move(at, 6, 6, 170), [84, DEEP - 12, 20], board, 0.6),
    block(move(at, 110, 20, 170), [56, 70, 12], steel, 0.5),
    patch(leftRect(near, 190, 20), dark.left),
    patch(leftRect(move(near, 0, 0.1, 152), 190, 10), orange),
    ...glass(16, 66).flat(),
    ...glass(100, 74).flat(),
    ...[108, 146].map((x) => patch(leftRect(move(near, x, 0.3, 28), 30, 36), '#DCD1C2')),
    // The slot the cut sheets come out of.
    patch(
      [
        move(at, 190.2, 10, 72),
        move(at, 190.2, DEEP - 10, 72),
        move(at, 190.2, DEEP - 10, 96),
        move(at, 190.2, 10, 96),
      ],
      '#28221E',
    ),
    cylinder(move(at, 20, 22, 190), 'z', 4, 16, orangePaint, 20),
  ];
}

/** Belt with finished blanks on it. */
function delivery(at: Point): string[] {
  const blank = (x: number, y: number) => {
    const spot = move(at, x, y, 78);
    const path = (fill: string) => `<path transform="scale(.62)" d="${cutPath()}" fill="${fill}"/>`;
    return (
      onTop(spot, path('#8A6339')) +
      onTop(
        move(spot, 0, 0, 2.4),
        `${path('#F2E0C6')}<path transform="scale(.62)" d="${creasePath()}" fill="none" stroke="#9c7446" stroke-width="1.4"/>`,
      )
    );
  };
  return [
    ...[20, 180].flatMap((x) => [8, DEEP - 18].map((y) => block(move(at, x, y, 0), [10, 10, 64], dark, 0.3))),
    block(move(at, 0, 4, 62), [206, DEEP - 8, 12], dark, 0.4),
    patch(flatRect(move(at, 0, 10, 74.4), 206, DEEP - 20), '#5A504A'),
    blank(10, 30),
    blank(76, 30),
    blank(142, 30),
  ];
}

/** A standing desk with the machine's screen. */
function desk(at: Point): string[] {
  const screen = `<rect x="3" y="3" width="44" height="27" fill="${paper}"/><g transform="translate(8 6.5) scale(.22)"><path d="${cutPath()}" fill="none" stroke="${ink}" stroke-width="3"/></g><rect x="30" y="8" width="13" height="4" fill="${orange}"/><path d="M30 17H43M30 22H39" stroke="#8B8077" stroke-width="2"/>`;
  return [
    contact(at, [30, 24], 3),
    block(move(at, 2, 2, 0), [26, 20, 4], dark, 0.4),
    block(move(at, 11, 9, 4), [8, 8, 84], steel, 0.4),
    block(move(at, -10, 10, 84), [50, 6, 34], dark, 0.5),
    onLeft(move(at, -10, 16, 118), screen),
  ];
}
