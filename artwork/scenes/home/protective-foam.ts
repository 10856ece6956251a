import { canvas } from '#drawing/canvas.ts';
import {
  flatRect,
  leftRect,
  move,
  onLeft,
  onRight,
  type Point,
  patch,
  stroke,
} from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { dark, foam, ink, orange, paper } from '#drawing/palette.ts';
import { blockShadow, castShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder, extrude } from '#drawing/solid.ts';

const [WIDTH, HEIGHT] = [84, 54];
const LIFT = 10;

/** A screen between its two foam end caps, pulled apart; corner pieces and a roll of foam beside it. */
export function protectiveFoam(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [590, 548], scale: 5.4 },
    patch(flatRect([-200, -40, 0], 420, 112), '#D8B98F'),
    shadows([
      blockShadow([-78, -8, 0], [24, 26, 62]),
      blockShadow([-40, 2, LIFT], [WIDTH, 6, HEIGHT]),
      blockShadow([58, -8, 0], [24, 26, 62]),
      castShadow(flatRect([-60, -66, 0], 62, 36)),
    ]),
    roll([-64, -50, 17]),
    endCap([-78, -8, 0], 1),
    ...guides(-54, -42),
    screen([-40, 2, LIFT]),
    ...guides(46, 58),
    endCap([58, -8, 0], -1),
    ...[0, 1, 2].map((i) => cornerPiece([-36 + i * 27, 50 - (i % 2) * 7, 0])),
  );
}

/** A profile of foam with a slot for the screen; `side` is 1 where it opens to the right. */
function endCap(at: Point, side: 1 | -1): string {
  const [x, y] = at;
  const from = side === 1 ? [x, x + 24] : [x + 24, x];
  const [back = 0, open = 0] = from;
  const slot = back + 10 * side;
  const profile: [number, number][] = [
    [back, y],
    [open, y],
    [open, y + 9],
    [slot, y + 9],
    [slot, y + 17],
    [open, y + 17],
    [open, y + 26],
    [back, y + 26],
  ];
  const body = extrude(profile, 'z', 0, 62, foam);
  const face: Point = [Math.min(back, open), y + 26, 62];
  const relief =
    '<path d="M5 10H19V27H5ZM5 36H19V53H5Z" fill="#B9AB9A"/><path d="M5 10H7V27H5ZM5 36H7V53H5Z" fill="#94897B"/>';
  return contact(at, [24, 26], 3) + body + onLeft(face, relief);
}

function screen(at: Point): string {
  const art = [
    `<rect x="2" y="2" width="${WIDTH - 4}" height="${HEIGHT - 6}" fill="${ink}"/>`,
    `<path d="M2 2H46L18 ${HEIGHT - 4}H2Z" fill="#3D3530"/>`,
    `<g transform="translate(${WIDTH / 2 - 9} 15)">${printedMark(19, paper)}</g>`,
    `<rect x="${WIDTH / 2 - 4}" y="${HEIGHT - 3}" width="8" height="1.4" fill="${orange}"/>`,
  ];
  return block(at, [WIDTH, 6, HEIGHT], dark, 0.5) + onLeft(move(at, 0, 6, HEIGHT), art.join(''));
}

function guides(from: number, to: number): string[] {
  return [LIFT + 2, LIFT + HEIGHT - 2].map((z) =>
    stroke(
      [
        [from, 6, z],
        [to, 6, z],
      ],
      '#B93A09',
      0.7,
      'stroke-dasharray="1.8 2"',
    ),
  );
}

/** Three plates of foam that meet in a corner. */
function cornerPiece(at: Point): string {
  return [
    contact(at, [17, 17], 2),
    block(at, [17, 17, 5], foam, 0.5),
    block(at, [17, 5, 17], foam, 0.5),
    block(at, [5, 17, 17], foam, 0.5),
    patch(leftRect(move(at, 5, 5, 5), 12, 12), '#D2C7B9'),
  ].join('');
}

/** Foam sheet on the roll, its end pulled out a little. */
function roll(at: Point): string {
  const rings = [15.4, 13, 10.6, 8.2, 5.8].map(
    (r) => `<circle r="${r}" fill="none" stroke="#94897B" stroke-width=".7"/>`,
  );
  return [
    cylinder(at, 'x', 17, 62, foam),
    onRight(move(at, 62, 0, 0), `${rings.join('')}<circle r="4" fill="#7d5730"/>`),
  ].join('');
}
