import { canvas } from '#drawing/canvas.ts';
import {
  flatRect,
  move,
  onLeft,
  onPlane,
  type Point,
  patch,
  type Size,
  stroke,
} from '#drawing/iso.ts';
import { printedMark, fragile } from '#drawing/marks.ts';
import {
  board,
  carton,
  concrete,
  dark,
  foam,
  orange,
  orangePaint,
  steel,
} from '#drawing/palette.ts';
import { blockShadow, castShadow, contact, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { type Turn, turned, turnedBlock, turnedCorners } from '#drawing/turned.ts';

const size: Size = [46, 38, 34];
const turn: Turn = { z: 12, x: 30, y: 24 };
const middle: Point = [4, 4, 52];

/** A carton about to land on its corner under the drop tester, its path dotted above it. */
export function foamDropTest(): string {
  const box = turned(middle, size, turn);
  return canvas(
    { width: 1200, height: 750, ground: 'ink', origin: [615, 522], scale: 3.7 },
    patch(flatRect([-300, -300, 0], 700, 700), '#2A2420'),
    shadows([blockShadow([-52, -52, 0], [112, 112, 8]), blockShadow([-46, 6, 8], [10, 8, 110])]),
    contact([-52, -52, 0], [112, 112], 4),
    block([-52, -52, 0], [112, 112, 6], concrete, 0.6),
    block([-46, -46, 6], [100, 100, 2], steel, 0.6),
    shadows([
      castShadow(
        turnedCorners(box, size).map(([x, y, z]): Point => [x, y, z * 0.3 + 6]),
        8,
      ),
    ]),
    column([-46, 6, 8]),
    ...[2, 1].map(ghost),
    turnedBlock(box, size, carton),
    ...print(),
    ...[0, 1, 2].map((i) => corner([-30 + i * 24, 74 - i * 2, 0])),
  );
}

/** What is printed and stuck on the two sides and the lid that show. */
function print(): string[] {
  const box = turned(middle, size, turn);
  const [w, d, h] = size;
  const step = (a: Point, b: Point): Point => [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const front = box(0, d, h);
  const side = box(w, d, h);
  const tape = [box(w * 0.43, 0, h), box(w * 0.57, 0, h), box(w * 0.57, d, h), box(w * 0.43, d, h)];
  const fold = [box(w * 0.43, d, h), box(w * 0.57, d, h), box(w * 0.57, d, h - 8), box(w * 0.43, d, h - 8)];
  return [
    patch(tape, orangePaint.top),
    patch(fold, orangePaint.left),
    onPlane(
      front,
      step(box(0, 0, 0), box(1, 0, 0)),
      step(box(0, 0, 1), box(0, 0, 0)),
      `<g transform="translate(4 13)">${printedMark(15)}</g>`,
    ),
    onPlane(
      side,
      step(box(0, 1, 0), box(0, 0, 0)),
      step(box(0, 0, 1), box(0, 0, 0)),
      `<g transform="translate(11 9) scale(1.6)">${fragile('#4a2f12')}</g>`,
    ),
  ];
}

/** Where the carton was a moment before. */
function ghost(i: number): string {
  const place = turned(move(middle, 0, 0, i * 15), size, { z: 12 - i * 3, x: 30 - i * 8, y: 24 - i * 7 });
  const [w, d, h] = size;
  const top = [place(0, 0, h), place(w, 0, h), place(w, d, h), place(0, d, h), place(0, 0, h)];
  const dots = `stroke-dasharray="1.6 2.6" stroke-opacity="${0.9 - i * 0.25}"`;
  return [
    stroke(top, orange, 0.9, dots),
    stroke([place(0, d, h), place(0, d, 0)], orange, 0.9, dots),
    stroke([place(w, 0, h), place(w, 0, 0)], orange, 0.9, dots),
  ].join('');
}

/** The tester's column with its scale and the arm that let go. */
function column(at: Point): string {
  const ticks = Array.from({ length: 14 }, (_, i) => `M2 ${8 + i * 7}h${i % 5 ? 3 : 6}`).join('');
  return [
    block(move(at, -4, -6, 0), [18, 20, 4], dark, 0.4),
    block(at, [10, 8, 112], dark, 0.5),
    onLeft(move(at, 0, 8, 112), `<path d="${ticks}" stroke="#FBF8F4" stroke-width=".9"/>`),
    block(move(at, -2, -2, 100), [14, 14, 10], orangePaint, 0.4),
    block(move(at, 12, 2, 103), [26, 5, 4], steel, 0.5),
    block(move(at, 36, -2, 102), [4, 14, 6], board, 0.5),
  ].join('');
}

function corner(at: Point): string {
  return [
    contact(at, [15, 15], 2),
    block(at, [15, 15, 4.4], foam, 0.5),
    block(at, [15, 4.4, 15], foam, 0.5),
    block(at, [4.4, 15, 15], foam, 0.5),
  ].join('');
}
