import { canvas } from '#drawing/canvas.ts';
import { CONTAINER, container } from '#drawing/container.ts';
import { flatRect, move, onLeft, type Point, patch, stroke } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import {
  board,
  carton,
  cartonDeep,
  cartonPale,
  concrete,
  dark,
  ink,
  type Material,
  orangePaint,
  paper,
  steel,
} from '#drawing/palette.ts';
import { blockShadow, castShadow, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { reduced } from '#drawing/town.ts';
import { truckCab } from '#drawing/truck-cab.ts';
import { wheel } from '#drawing/wheel.ts';

const [LONG, WIDE, HIGH] = CONTAINER;
const colours = [carton, cartonDeep, board, cartonPale, steel, concrete];
const lifted: Point = [-30, 42, 42];

/** A container set down on a lorry by the crane, the stacks of the yard behind. */
export function exportHandling(): string {
  const tiers: [number, number, number][] = [
    [0, 0, 4],
    [1, 0, 3],
    [2, 0, 4],
    [0, 1, 3],
    [1, 1, 2],
    [2, 1, 3],
    [0, 2, 2],
    [2, 2, 1],
  ];
  const place = (bay: number, row: number): Point => [-110 + bay * (LONG + 6), -74 + row * (WIDE + 3), 0];
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [600, 530], scale: 4.5 },
    patch(flatRect([-400, -400, 0], 900, 900), '#2A2420'),
    ...[16, 84].map((y) => patch(flatRect([-400, y, 0], 900, 1.6), '#F76B15')),
    ...[-1, 0, 1, 2, 3].map((i) => patch(flatRect([-120 + i * 67, -90, 0], 1, 96), '#4A4039')),
    shadows([
      ...tiers.map(([bay, row, high]) => blockShadow(place(bay, row), [LONG, WIDE, high * HIGH])),
      blockShadow([-30, 43, 4], [96, 22, 12]),
      castShadow(flatRect([-10, 38, 0], LONG, WIDE)),
    ]),
    ...tiers.flatMap(([bay, row, high]) =>
      Array.from({ length: high }, (_, tier) =>
        container(
          move(place(bay, row), 0, 0, tier * HIGH),
          colours[(bay * 5 + row * 3 + tier * 4) % colours.length] as Material,
        ),
      ),
    ),
    reduced([-34, 43, 0], 0.1, lorry()),
    ...hook(),
  );
}

/** Flat trailer and cab, in centimetres. */
function lorry(): string {
  return [
    ...[90, 210, 700].map((axle) => wheel([axle, 8, 46], 46, 30)),
    block([0, 30, 62], [780, 160, 34], dark, 0.2),
    block([0, 0, 96], [640, 220, 14], orangePaint, 0.5),
    ...[60, 560].map((x) => block([x, 4, 110], [26, 212, 8], dark, 0.3)),
    ...[90, 210].map((axle) => wheel([axle, 188, 46], 46, 30)),
    truckCab([664, 0, 0], 220),
  ].join('');
}

/** The orange container under the spreader, its ropes leading out of the picture. */
function hook(): string[] {
  const top = move(lifted, 0, 0, HIGH);
  const rope = (x: number, y: number) =>
    stroke([move(top, x, y, 9), move(top, x * 0.62 + 12, y * 0.7 + 4, 220)], '#8B8077', 0.9);
  const twist = (x: number, y: number) => block(move(top, x, y, 0), [3, 3, 4], dark, 0.3);
  return [
    container(lifted, orangePaint),
    onLeft(move(lifted, LONG / 2 - 7, WIDE, HIGH - 5), printedMark(15, ink, paper)),
    twist(0, 0),
    twist(LONG - 3, 0),
    twist(0, WIDE - 3),
    twist(LONG - 3, WIDE - 3),
    block(move(top, 0, 1, 4), [LONG, 4, 4], steel, 0.5),
    block(move(top, 22, 2, 4), [16, WIDE - 4, 6], dark, 0.4),
    rope(24, 4),
    rope(36, 4),
    block(move(top, 0, WIDE - 5, 4), [LONG, 4, 4], steel, 0.5),
    rope(24, WIDE - 5),
    rope(36, WIDE - 5),
  ];
}
