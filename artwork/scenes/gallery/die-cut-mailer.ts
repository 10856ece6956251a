import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onTop, type Point, patch } from '#drawing/iso.ts';
import { closedMailer, openMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, cartonDeep, ink, kraft, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const open: Point = [0, 0, 0];

/** An open die-cut mailer, orange inside, with two closed ones behind it. */
export function dieCutMailer(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [590, 515], scale: 10.5 },
    shadows([
      blockShadow([-44, -20, 0], [38, 28, 20]),
      blockShadow(open, [38, 28, 10]),
      blockShadow([0, -6, 0], [38, 5, 37]),
    ]),
    contact([-44, -20, 0], [38, 28], 1.5),
    closedMailer([-44, -20, 0], [38, 28, 10]),
    closedMailer([-43, -19, 10], [38, 28, 10]),
    onTop([-29, 1, 20], printedMark(12)),
    contact(open, [38, 28], 1.5),
    openMailer(open, [38, 28, 10], contents(), pattern()),
  );
}

/** Two jars and a card in a bed of board. */
function contents(): string {
  const bed = block([2, 2, 1], [34, 24, 4], board, 0.3);
  const jar = (at: Point) =>
    onTop(at, `<circle r="6.4" fill="#8d7f6f"/>`) +
    cylinder(at, 'z', 5.4, 5, cartonDeep) +
    cylinder(move(at, 0, 0, 5), 'z', 5.7, 2.4, { top: '#4a423c', left: ink, right: ink });
  const card: Point = [23, 5, 5.4];
  return [
    bed,
    jar([8.5, 9, 5]),
    jar([16.5, 19, 5]),
    patch(flatRect(move(card, 0.5, 0.4, -0.3), 11, 18), '#b8a994'),
    patch(flatRect(card, 11, 18), paper),
    onTop([25.2, 9.5, 5.4], printedMark(7)),
  ].join('');
}

function pattern(): string {
  const marks = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map(
      (column) =>
        `<g transform="translate(${3 + column * 9 + (row % 2) * 3} ${3 + row * 8.4})">${printedMark(5, kraft, kraft)}</g>`,
    ),
  );
  return marks.join('');
}
