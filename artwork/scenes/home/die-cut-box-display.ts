import { canvas } from '#drawing/canvas.ts';
import { flatRect, leftRect, move, onLeft, type Point, patch, stroke } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, cartonInside, dark, ink, orange, orangePaint, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';

const at: Point = [-34, -24, 0];
const [W, D, H] = [68, 44, 16];

/** A counter display that opens along its perforation: small packs in rows before a printed back card. */
export function dieCutBoxDisplay(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [600, 596], scale: 7.3 },
    patch(flatRect([-500, -38, 0], 1000, 104), '#2A2420'),
    shadows([
      blockShadow(at, [W, D, 22]),
      blockShadow(at, [W, 2, 56]),
      blockShadow([-22, 30, 0], [13, 9, 20]),
    ]),
    contact(at, [W, D], 3),
    backCard(),
    tray(at, [W, D, H], orangePaint, cartonInside, packs(), 1),
    onLeft(
      move(at, 0, D, H),
      `<rect x="-.3" y="12" width="${W + 0.6}" height="4.4" fill="${ink}"/><g transform="translate(29 2)">${printedMark(8.4, ink, paper)}</g>`,
    ),
    contact([-22, 30, 0], [13, 9], 1.6),
    pack([-22, 30, 0], 0),
  );
}

/** The part of the blank that stands up behind the packs. */
function backCard(): string {
  const foot = move(at, 0, 0.5, 0);
  const shape = `M0 0V-40Q0 -50 12 -50H22Q34 -62 46 -50H56Q${W} -50 ${W} -40V0Z`;
  return [
    onLeft(move(foot, 1.2, -1.2, 0), `<path d="${shape}" fill="${board.right}"/>`),
    onLeft(foot, `<path d="${shape}" fill="${board.top}"/>`),
    onLeft(foot, `<g transform="translate(26 -52)">${printedMark(17)}</g>`),
    onLeft(foot, `<rect x="12" y="-31" width="44" height="3" fill="${orange}"/>`),
  ].join('');
}

/** Four rows of five, the front right one sold already. */
function packs(): string {
  const rows = [0, 1, 2, 3];
  return rows
    .flatMap((row) =>
      [0, 1, 2, 3, 4]
        .filter((place) => row < 3 || place < 4)
        .map((place) => pack(move(at, 1.4 + place * 13.2, 1.6 + row * 10.4, 1), place + row)),
    )
    .join('');
}

function pack(foot: Point, turn: number): string {
  const strong = turn % 2 === 1;
  return [
    block(foot, [12.4, 9.4, 20], strong ? dark : board, 0.5),
    patch(leftRect(move(foot, 0, 9.4, 11), 12.4, 5), orange),
    onLeft(move(foot, 3.6, 9.4, 9), printedMark(5, strong ? paper : ink)),
    stroke([move(foot, 0.6, 4.7, 20), move(foot, 11.8, 4.7, 20)], '#8b7d6d', 0.3),
  ].join('');
}
