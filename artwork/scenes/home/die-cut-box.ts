import { canvas } from '#drawing/canvas.ts';
import { creasePath, cutPath } from '#drawing/die-line.ts';
import { gableBox } from '#drawing/gable-box.ts';
import { flatRect, move, onLeft, onTop, type Point, patch } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, cartonInside, dark, ink, orange, orangePaint } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { flap } from '#drawing/tray.ts';

const carry: Point = [4, -14, 0];
const bottle: Point = [-22, -6, 0];
const blank: Point = [-14, 18, 0];

/** Two boxes die-cut to shape, a carrying box and one with a window, and the blank such boxes come from. */
export function dieCutBox(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [640, 528], scale: 9.2 },
    patch(flatRect([-110, -28, 0], 260, 100), '#D8B98F'),
    shadows([
      blockShadow(carry, [32, 22, 32]),
      blockShadow(bottle, [14, 14, 34]),
      blockShadow(blank, [39, 46, 1]),
    ]),
    contact(bottle, [14, 14], 1.6),
    windowBox(bottle),
    contact(carry, [32, 22], 1.6),
    gableBox(carry, [32, 22, 22], board, carryArt()),
    flatBlank(),
  );
}

function carryArt(): string {
  return `<rect y="16" width="32" height="6" fill="${orange}"/><g transform="translate(10.6 2.6)">${printedMark(10.6)}</g>`;
}

/** The unfolded box as it leaves the press, a finger above the floor. */
function flatBlank(): string {
  const path = (fill: string) => `<path transform="scale(.5)" d="${cutPath()}" fill="${fill}"/>`;
  const crease = `<path transform="scale(.5)" d="${creasePath()}" fill="none" stroke="#B9A88F" stroke-width=".7" stroke-dasharray="2.4 1.6"/>`;
  return (
    onTop(blank, path('#C9B79C')) +
    onTop(move(blank, 0, 0, 0.7), path(board.top) + crease) +
    onTop(move(blank, 13.4, 28, 0.7), printedMark(4.6))
  );
}

/** A tall box with its tuck lid up; the window shows the bottle inside. */
function windowBox(at: Point): string {
  const [w, h] = [14, 31];
  const lid = move(at, 0, 0, h);
  const glass = [
    '<clipPath id="window"><path d="M2.6 26V8A4.4 4.4 0 0 1 11.4 8V26Z"/></clipPath>',
    `<g clip-path="url(#window)"><rect width="14" height="38" fill="${cartonInside.right}"/>`,
    `<path d="M4 38V17Q4 14 6 12.6V6H8.4V12.6Q10.4 14 10.4 17V38Z" fill="${ink}"/>`,
    `<rect x="4" y="18" width="6.4" height="5.4" fill="#FBF8F4"/><path d="M4.9 16V36" stroke="#5A504A" stroke-width=".7"/></g>`,
    '<path d="M2.6 26V8A4.4 4.4 0 0 1 11.4 8V26Z" fill="none" stroke="#A83A0C" stroke-width=".4"/>',
  ];
  return [
    flap(lid, move(lid, w, 0, 0), [0, -3, 12.6], cartonInside, 0),
    flap(move(lid, 0, -3, 12.6), move(lid, w, -3, 12.6), [0, 2.6, 2.4], board, 0.12),
    flap(lid, move(lid, 0, 14, 0), [-3, 0, 5], cartonInside, 0.12),
    block(at, [w, 14, h], orangePaint, 0.4),
    patch(flatRect(move(lid, 0.5, 0.5, 0), w - 1, 13), dark.left),
    patch(flatRect(move(lid, 0.5, 5, 0), w - 1, 8.5), dark.right),
    flap(move(lid, w, 0, 0), move(lid, w, 14, 0), [3, 0, 4], orangePaint, 0.12),
    onLeft(move(at, 0, 14, h), glass.join('')),
  ].join('');
}
