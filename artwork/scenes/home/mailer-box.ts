import { canvas } from '#drawing/canvas.ts';
import {
  facet,
  flatRect,
  leftRect,
  move,
  onLeft,
  onTop,
  type Point,
  patch,
  type Size,
  stroke,
} from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { closedMailer, openMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import {
  board,
  carton,
  cartonDeep,
  cartonInside,
  cartonPale,
  orangePaint,
  paper,
} from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const low: Point = [-47, -15, 0];
const open: Point = [4, -4, 0];

/** Mailers in three sizes stacked for posting; the open one holds a folded shirt in tissue paper. */
export function mailerBox(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [620, 600], scale: 7.7 },
    patch(flatRect([-160, -22, 0], 320, 78), '#F1E8DC'),
    shadows([
      blockShadow(low, [46, 34, 22]),
      blockShadow([-45, -13, 0], [34, 26, 46]),
      blockShadow(open, [44, 30, 8]),
      blockShadow([4, -10, 0], [44, 6, 34]),
    ]),
    contact(low, [46, 34], 1.6),
    ...stack(),
    contact(open, [44, 30], 1.6),
    openMailer(open, [44, 30, 9], contents(), '', cartonDeep, { ...cartonInside, left: '#C79F70' }),
    onLeft([19, 26, 6.6], printedMark(4.6)),
  );
}

function stack(): string[] {
  const mailers: [Point, Size, typeof carton][] = [
    [low, [46, 34, 11], carton],
    [[-46, -14, 11], [46, 34, 11], cartonPale],
    [[-45, -13, 22], [36, 28, 9], carton],
    [[-43, -12, 31], [36, 28, 9], cartonDeep],
    [[-40, -9, 40], [26, 20, 7], cartonPale],
  ];
  return [
    ...mailers.map(
      ([at, size, material], i) => closedMailer(at, size, material) + (i === 2 ? sleeve(at, size) : ''),
    ),
    onTop([-35, -5, 47.1], label(15)),
  ];
}

/** A printed band round a mailer. */
function sleeve(at: Point, [w, d, h]: Size): string {
  const from = move(at, w * 0.3, 0, 0);
  return (
    patch(flatRect(move(from, 0, 0, h), 8, d), orangePaint.top) +
    patch(leftRect(move(from, 0, d, 0), 8, h), orangePaint.left)
  );
}

function contents(): string {
  const bed = move(open, 1, 1, 5);
  return [
    block(move(open, 1, 1, 1), [42, 28, 4], board, 0),
    ...tissue(bed),
    shirt(move(open, 7, 6, 5.4)),
    cylinder(move(open, 36, 8, 5), 'z', 3.6, 5, orangePaint),
    cylinder(move(open, 36, 8, 10), 'z', 3.7, 1.6, board),
  ].join('');
}

/** Crumpled paper: facets at all angles along the rim. */
function tissue(at: Point): string[] {
  return Array.from({ length: 10 }, (_, i) => {
    const x = i * 4.2;
    const lift = 2.5 + ((i * 5) % 4) * 0.9;
    return (
      facet([move(at, x, 0, 0), move(at, x + 4.2, 0, 0), move(at, x + 2.4, 2.6, lift)], board) +
      facet([move(at, x, 0, 0), move(at, x + 2.4, 2.6, lift), move(at, x, 7, 0)], board) +
      facet([move(at, x + 2.4, 2.6, lift), move(at, x + 4.2, 0, 0), move(at, x + 4.6, 7, 0)], board)
    );
  });
}

function shirt(at: Point): string {
  const dark = { top: '#5A504A', left: '#3D3530', right: '#28221E' };
  const collar = `<path d="M7 0H17L12 6Z" fill="#28221E"/><path d="M8 0 12 5.4 16 0" fill="none" stroke="${paper}" stroke-width=".7"/>`;
  return (
    block(at, [24, 19, 2.6], dark, 0.5) +
    stroke([move(at, 0, 19, 1.3), move(at, 24, 19, 1.3), move(at, 24, 0, 1.3)], '#1F1A17', 0.4) +
    onTop(move(at, 0, 0, 2.6), `${collar}<g transform="translate(15.6 9)">${printedMark(5, paper)}</g>`)
  );
}
