import { canvas } from '#drawing/canvas.ts';
import { creasePath, cutPath } from '#drawing/die-line.ts';
import {
  facet,
  flatRect,
  move,
  onLeft,
  onTop,
  type Point,
  patch,
  project,
  stroke,
} from '#drawing/iso.ts';
import { closedMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, ink, type Material, orange, orangePaint, paper } from '#drawing/palette.ts';
import { blockShadow, castShadow, contact, shadows } from '#drawing/shadow.ts';

const inside: Material = { top: '#FFB27A', left: '#F76B15', right: '#D9570E' };
const flat: Point = [-72, 22, 0];
const half: Point = [-20, -30, 0];
const whole: Point = [60, -28, 0];

/** One box in three states on a drafting grid: flat, half folded, closed. */
export function packagingDesign(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [668, 500], scale: 4.4 },
    grid(),
    shadows([
      castShadow(flatRect(flat, 62, 74)),
      blockShadow(half, [44, 32, 10]),
      castShadow([
        [-24, -54, 26],
        [28, -54, 26],
        [-20, -30, 0],
        [24, -30, 0],
      ]),
      blockShadow(whole, [44, 32, 14]),
    ]),
    contact(whole, [44, 32], 2),
    closedMailer(whole, [44, 32, 14], orangePaint),
    onTop(move(whole, 14, 8.5, 14.1), printedMark(15, ink, paper)),
    onLeft(move(whole, 3, 32, 10.6), `<path d="M0 0H10M0 3H7" stroke="${ink}" stroke-width="1"/>`),
    ...folding(half),
    blank(),
    arrow([-20, 22, 0], [-14, 2, 2], 16),
    arrow([34, -14, 6], [64, -18, 12], 20),
  );
}

/** Thin lines ten centimetres apart, every fifth stronger. */
function grid(): string {
  const lines = Array.from({ length: 41 }, (_, i) => -200 + i * 10);
  const draw = (strong: boolean) =>
    lines
      .filter((at) => (at % 50 === 0) === strong)
      .map(
        (at) =>
          `M${project([at, -200, 0]).join(' ')}L${project([at, 200, 0]).join(' ')}M${project([-200, at, 0]).join(' ')}L${project([200, at, 0]).join(' ')}`,
      )
      .join('');
  return `<path d="${draw(false)}" stroke="#D3B287" stroke-width=".3"/><path d="${draw(true)}" stroke="#C49E6E" stroke-width=".5"/>`;
}

function blank(): string {
  const path = (fill: string) => `<path transform="scale(.8)" d="${cutPath()}" fill="${fill}"/>`;
  const crease = `<path transform="scale(.8)" d="${creasePath()}" fill="none" stroke="#B93A09" stroke-width=".7" stroke-dasharray="2.4 1.6"/>`;
  return onTop(flat, path('#C9B79C')) + onTop(move(flat, 0, 0, 1), path(board.top) + crease) + measures();
}

/** Measuring lines along the blank's two near sides. */
function measures(): string {
  const line = (from: Point, to: Point, tick: Point) =>
    [
      stroke([from, to], ink, 0.5),
      ...[from, to].map((end) => stroke([move(end, -tick[0], -tick[1], 0), move(end, ...tick)], ink, 0.5)),
    ].join('');
  const [x, y] = flat;
  return (
    line([x, y + 80, 0], [x + 62, y + 80, 0], [0, 2, 0]) +
    line([x + 68, y, 0], [x + 68, y + 74, 0], [2, 0, 0]) +
    patch(flatRect([x + 24, y + 78.4, 0], 14, 3.2), orange)
  );
}

/** The box half way: floor flat, walls on their way up, the lid leaning back. */
function folding([x, y, z]: Point): string[] {
  const [w, d, h] = [44, 32, 12];
  const [X, Y] = [x + w, y + d];
  const side = (a: Point, b: Point, out: Point, material: Material, inset = 0) => {
    const along: Point = [(b[0] - a[0]) * inset, (b[1] - a[1]) * inset, 0];
    return facet(
      [
        a,
        b,
        move(b, out[0] - along[0], out[1] - along[1], out[2]),
        move(a, out[0] + along[0], out[1] + along[1], out[2]),
      ],
      material,
    );
  };
  const lid: [Point, Point] = [
    [x, y - 6, z + 10],
    [X, y - 6, z + 10],
  ];
  const far: Point = [0, -24, 24];
  return [
    side(...lid, far, inside),
    side(move(lid[0], ...far), move(lid[1], ...far), [0, -2, 9], inside, 0.05),
    side(lid[0], move(lid[0], ...far), [-8, 4, 4], inside, 0.12),
    side([x, y, z], [X, y, z], [0, -6, 10], inside),
    side([x, y, z], [x, Y, z], [-7, 0, 10], inside),
    patch(flatRect([x, y, z], w, d), '#FF9A57'),
    onTop([x + 14, y + 9, z], printedMark(14, ink, paper)),
    side([X, y, z], [X, Y, z], [9, 0, 8], board),
    side([X + 9, y, z + 8], [X + 9, Y, z + 8], [8, 0, 1], inside, 0.08),
    side([x, Y, z], [X, Y, z], [0, 10, 6], board),
    side([x, Y + 10, z + 6], [X, Y + 10, z + 6], [0, 9, -2], inside, 0.06),
    side(lid[1], move(lid[1], ...far), [8, 4, 2], board, 0.12),
    stroke(
      [
        [x, Y, z],
        [X, Y, z],
        [X, y, z],
      ],
      '#C24B08',
      h / 24,
    ),
  ];
}

/** A bent arrow from one state to the next, `rise` high. */
function arrow(from: Point, to: Point, rise: number): string {
  const [a, b] = [project(from), project(to)];
  const top = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - rise];
  const head = `M${b[0] - 5.4} ${b[1] - 1.2}L${b[0]} ${b[1]}L${b[0] - 0.4} ${b[1] - 5.6}`;
  return `<path d="M${a.join(' ')}Q${top.join(' ')} ${b.join(' ')}${head}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}
