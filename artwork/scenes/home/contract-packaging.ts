import { canvas } from '#drawing/canvas.ts';
import { flatRect, leftRect, move, onTop, type Point, patch, type Size } from '#drawing/iso.ts';
import { closedMailer, openMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import {
  board,
  cartonPale,
  dark,
  type Material,
  orangePaint,
  paper,
  steel,
  wood,
} from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';

const box: Size = [34, 26, 9];
const glass: Material = { top: '#A83A0C', left: '#8C2F08', right: '#5F2006' };

/** Gift boxes filled step by step along a bench, the parts in bins behind, finished ones at the end. */
export function contractPackaging(): string {
  const step = (i: number): Point => [-104 + i * 47, -2, 0];
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [590, 474], scale: 4.05 },
    shadows([blockShadow([-116, -42, -30], [232, 78, 30], -30)]),
    ...[
      [-112, 26],
      [102, 26],
      [102, -38],
    ].map(([x = 0, y = 0]) => block([x, y, -30], [8, 8, 24], dark, 0.2)),
    block([-116, -42, -6], [232, 78, 6], wood, 0.7),
    patch(flatRect([-116, 30, 0.1], 232, 4), orangePaint.top),
    ...[0, 1, 2, 3].map((i) => bin([-106 + i * 47, -40, 0], i)),
    ...[0, 1, 2].map(
      (i) =>
        shade(flatRect(move(step(i), 3, -3, 0), 35, 27), 0.2) +
        openMailer(step(i), box, contents(step(i), i)),
    ),
    ...finished(move(step(3), 2, 2, 0)),
  );
}

/** What a box holds after so many steps: a bed, then bottles, then a jar and the card. */
function contents(at: Point, done: number): string {
  const floor = move(at, 0, 0, 1);
  const well = (x: number, y: number, r: number) =>
    onTop(move(at, x, y, 4.1), `<circle r="${r}" fill="#8d7f6f"/>`);
  return [
    block(move(floor, 1.4, 1.4, 0), [31, 23, 3], board, 0),
    well(8, 8, 4.6),
    well(8, 18, 4.6),
    well(19, 13, 4.6),
    done > 0 ? bottle(move(at, 8, 8, 4)) + bottle(move(at, 8, 18, 4)) : '',
    done > 1 ? jar(move(at, 19, 13, 4)) + card(move(at, 25, 4, 4.4)) : '',
  ].join('');
}

function bottle(at: Point): string {
  return [
    cylinder(at, 'z', 3.8, 9, glass, 32),
    cylinder(move(at, 0, 0, 3), 'z', 3.9, 3.6, board, 32),
    cylinder(move(at, 0, 0, 9), 'z', 1.5, 2, glass, 20),
    cylinder(move(at, 0, 0, 11), 'z', 1.9, 2.4, dark, 20),
  ].join('');
}

function jar(at: Point): string {
  return cylinder(at, 'z', 4, 5, cartonPale, 32) + cylinder(move(at, 0, 0, 5), 'z', 4.2, 2, dark, 32);
}

function card(at: Point): string {
  return (
    patch(flatRect(move(at, 0.4, 0.4, -0.3), 6.6, 18), '#b8a994') +
    patch(flatRect(at, 6.6, 18), paper) +
    onTop(move(at, 1.2, 3, 0), printedMark(4.4))
  );
}

/** A bin of parts: sheets of bed, bottles, jars, sleeves. */
function bin(at: Point, kind: number): string {
  const inside: Material = { top: '#6F655C', left: '#5F564F', right: '#4A423C' };
  const spots = [0, 1, 2].flatMap((x) => [0, 1].map((y): Point => move(at, 6.5 + x * 10.5, 7 + y * 10, 3)));
  const parts = [
    [0, 1, 2, 3].map((i) => block(move(at, 3, 3, 2 + i * 3), [30, 20, 2.6], board, 0.3)).join(''),
    spots.map(bottle).join(''),
    spots.map((spot) => jar(move(spot, 0, 0, 2))).join(''),
    [0, 1, 2, 3, 4]
      .map((i) => block(move(at, 4 + i * 5.6, 4, 2), [4, 18, 14], i % 2 ? cartonPale : orangePaint, 0.4))
      .join(''),
  ];
  return [
    shade(flatRect(move(at, 3, -2, 0), 38, 27), 0.2),
    tray(at, [36, 26, 13], kind % 2 ? orangePaint : steel, inside, parts[kind], 1.4),
    patch(leftRect(move(at, 10, 26.1, 4), 16, 6), paper),
  ].join('');
}

/** Closed boxes with a printed band. */
function finished(at: Point): string[] {
  const place = (i: number): Point => move(at, (i % 2) * 1.4, -(i % 2), i * 9);
  return [
    contact(at, [box[0], box[1]], 1.6),
    ...[0, 1, 2].map((i) => {
      const foot = place(i);
      return [
        closedMailer(foot, box, cartonPale),
        patch(flatRect(move(foot, 12, 0, 9.1), 10, 26), orangePaint.top),
        patch(leftRect(move(foot, 12, 26.1, 0), 10, 9.1), orangePaint.left),
      ].join('');
    }),
    onTop(move(at, 13.6, 8.6, 27.3), printedMark(7)),
  ];
}
