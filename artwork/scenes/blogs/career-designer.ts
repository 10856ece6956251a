import { canvas } from '#drawing/canvas.ts';
import { cuttingMat, keyboard, monitor, ruler, swatches } from '#drawing/desk.ts';
import { creasePath, cutPath } from '#drawing/die-line.ts';
import { gableBox } from '#drawing/gable-box.ts';
import { flatRect, move, onTop, type Point, stroke } from '#drawing/iso.ts';
import { closedMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import {
  board,
  cartonPale,
  dark,
  ink,
  kraft,
  orange,
  orangePaint,
  wood,
} from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

/** A packaging designer's desk: the box on the screen, its blank on the cutting mat, the first sample. */
export function careerDesigner(): string {
  const samples: Point = [34, -46, 0];
  return canvas(
    { width: 1200, height: 750, ground: 'ink', origin: [600, 466], scale: 3.82 },
    shadows([blockShadow([-92, -56, -34], [184, 112, 34], -34)]),
    ...legs(),
    block([-92, -56, -5], [184, 112, 5], wood, 0.7),
    shade(flatRect([-66, -34, 0], 66, 16), 0.16),
    monitor([-78, -50, 0], drawing()),
    shade(flatRect(move(samples, 3, -3, 0), 40, 30), 0.22),
    closedMailer(samples, [38, 28, 9], cartonPale),
    closedMailer(move(samples, 3, 2, 9), [30, 22, 7], orangePaint),
    gableBox(
      [64, -8, 0],
      [20, 15, 15],
      board,
      `<rect y="10.5" width="20" height="4.5" fill="${orange}"/><g transform="translate(6.7 1.6)">${printedMark(6.6)}</g>`,
    ),
    keyboard([-74, 2, 0]),
    cuttingMat([-14, -4, 0.2], [66, 52]),
    blank([2, 4, 0.6]),
    ruler([-12, 40, 0.8], 44),
    swatches([-52, 46, 0.4], ['#F76B15', '#B93A09', '#E3C6A3', '#A67D4F', '#5F564F', '#1F1A17']),
    knife([58, 38, 1]),
    cup([80, 34, 0]),
  );
}

function legs(): string[] {
  const places: [number, number][] = [
    [84, -54],
    [-90, 50],
    [84, 48],
  ];
  return places.map(([x, y]) => block([x, y, -34], [6, 6, 29], dark, 0.2));
}

/** The program's window: tools, the blank, the folded box. */
function drawing(): string {
  const tools = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="1.5" y="${6 + i * 5.4}" width="3" height="3" fill="${i === 2 ? orange : '#C9BFB5'}"/>`,
  ).join('');
  return [
    `<rect width="72" height="3.6" fill="${ink}"/><rect y="3.6" width="6" height="38.4" fill="#EFE7DC"/>${tools}`,
    `<g transform="translate(12 6) scale(.36)"><path d="${cutPath()}" fill="${kraft}" stroke="${ink}" stroke-width="1.4"/><path d="${creasePath()}" fill="none" stroke="#B93A09" stroke-width="1.2" stroke-dasharray="3 2"/></g>`,
    '<g transform="translate(57 23) scale(.7)"><path d="M-13-6 0-13 13-6 0 1Z" fill="#FF8C42"/><path d="M-13-6 0 1V15L-13 8Z" fill="#F76B15"/><path d="M13-6 0 1V15L13 8Z" fill="#C24B08"/></g>',
    '<path d="M46 38H68" stroke="#C9BFB5" stroke-width="1"/>',
  ].join('');
}

function blank(at: Point): string {
  const path = (fill: string) => `<path transform="scale(.44)" d="${cutPath()}" fill="${fill}"/>`;
  const crease = `<path transform="scale(.44)" d="${creasePath()}" fill="none" stroke="#B28858" stroke-width=".9" stroke-dasharray="2.4 1.6"/>`;
  return onTop(at, path('#1a1410')) + onTop(move(at, 0, 0, 0.8), path('#F2E0C6') + crease);
}

function knife(at: Point): string {
  return [
    stroke([move(at, 0.6, 0.6, -0.8), move(at, 0.6, 16, -0.8)], '#3a220c', 2.2, 'stroke-opacity=".35"'),
    stroke([at, move(at, 0, 5, 0)], '#D8D0C6', 1.2),
    cylinder(move(at, 0, 4, 0), 'y', 1.3, 13, orangePaint, 16),
  ].join('');
}

function cup(at: Point): string {
  return [
    contact(move(at, -4, -4, 0), [8, 8], 1),
    cylinder(at, 'z', 4.6, 9, board, 32),
    onTop(move(at, 0, 0, 9), '<circle r="3.9" fill="#5b3a18"/>'),
  ].join('');
}
