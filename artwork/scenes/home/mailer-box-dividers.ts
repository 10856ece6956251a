import { canvas } from '#drawing/canvas.ts';
import { flatRect, leftRect, move, onTop, type Point, patch, rightRect } from '#drawing/iso.ts';
import { openMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, carton, cartonPale, dark, ink, type Material, orange, paper, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { cylinder } from '#drawing/solid.ts';

const at: Point = [-26, -14, 0];
const [W, D, H] = [60, 40, 15];
const [NX, NY] = [3, 2];

/** A mailer with dividers cut to measure: every jar has a cell of its own; one stands outside. */
export function mailerBoxDividers(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [590, 612], scale: 6.4 },
    patch(flatRect([-500, -34, 0], 1000, 100), '#D8B98F'),
    shadows([
      blockShadow(at, [W, D, H]),
      blockShadow(move(at, 0, -8, 0), [W, 8, 50]),
      blockShadow([-34, 38, 0], [9, 9, 14]),
    ]),
    contact(at, [W, D], 2),
    openMailer(at, [W, D, H], cells(), lidArt(), cartonPale),
    contact([-34, 38, 0], [9, 9], 1.2),
    jar([-29.5, 42.5, 0], dark),
  );
}

function lidArt(): string {
  return `<g transform="translate(18 8)" opacity=".95">${printedMark(22, ink, paper)}</g>`;
}

/** The cells from the back to the front: walls of board between, a jar in each but one. */
function cells(): string {
  const [cw, cd] = [(W - 2) / NX, (D - 2) / NY];
  const drawn: string[] = [];
  for (let y = 0; y < NY; y++) {
    for (let x = 0; x < NX; x++) {
      const cell = move(at, 1 + x * cw, 1 + y * cd, 1);
      if (x > 0) drawn.push(wallAcross(cell, cd));
      const isEmpty = y === 1 && x === 0;
      if (!isEmpty) drawn.push(jar(move(cell, cw / 2, cd / 2, 0), (x + y) % 2 ? dark : board));
    }
    if (y < NY - 1) drawn.push(wallAlong(move(at, 1, 1 + cd, 1)));
  }
  return drawn.join('');
}

const wall: Material = carton;

function wallAcross(foot: Point, depth: number): string {
  return patch(rightRect(foot, depth, H - 3), wall.right) + patch(flatRect(move(foot, -0.5, 0, H - 3), 1, depth), wall.top);
}

function wallAlong(foot: Point): string {
  return patch(leftRect(foot, W - 2, H - 3), wall.left) + patch(flatRect(move(foot, 0, -0.5, H - 3), W - 2, 1), wall.top);
}

/** A jar with a printed label and a steel lid. */
function jar(foot: Point, body: Material): string {
  const label = body === dark ? paper : orange;
  return [
    cylinder(foot, 'z', 6.3, 11, body),
    cylinder(move(foot, 0, 0, 3), 'z', 6.4, 5, { top: label, left: label, right: body === dark ? '#CDBFAE' : '#C24B08' }),
    cylinder(move(foot, 0, 0, 11), 'z', 6.6, 3, steel),
    onTop(move(foot, 0, 0, 14), `<circle r="5.4" fill="none" stroke="#8b8077" stroke-width=".5"/>`),
  ].join('');
}

