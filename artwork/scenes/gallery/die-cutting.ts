import { canvas } from '#drawing/canvas.ts';
import { creasePath, cutPath, DIE_LINE } from '#drawing/die-line.ts';
import { flatRect, onPlane, onTop, type Point, patch } from '#drawing/iso.ts';
import { closedMailer } from '#drawing/mailer.ts';
import { carton, cartonPale, type Material, orange, steel, wood } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { flap } from '#drawing/tray.ts';

const iron: Material = { top: '#8B8077', left: '#62574F', right: '#443A34' };
const [W, D] = [106, 112];
const margin = (W - DIE_LINE.width) / 2;

/** An open platen press: the knives on the upright plate, the blank they cut on the bed, the box it becomes. */
export function dieCutting(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [510, 502], scale: 3.15 },
    patch(flatRect([-400, -400, 0], 900, 900), '#2A2420'),
    shadows([
      blockShadow([-10, -10, 0], [W + 20, D + 20, 16]),
      blockShadow([-10, -16, 0], [W + 20, 8, 110]),
      blockShadow([158, 6, 0], [38, 28, 20]),
    ]),
    plate(),
    contact([-10, -4, 0], [W + 20, D + 14], 5),
    block([-10, -4, 0], [W + 20, D + 14, 16], iron, 0.6),
    block([-4, 2, 16], [W + 8, D + 2, 3], steel, 0.6),
    sheet(),
    contact([158, 6, 0], [38, 28], 4),
    closedMailer([158, 6, 0], [38, 28, 10], cartonPale),
    closedMailer([159, 7, 10], [38, 28, 10], carton),
  );
}

/** The die: plywood leaning back on the hinge, with its cutting rules in orange, the creasing ones in grey. */
function plate(): string {
  const [lean, rise] = [26, 104];
  const art = [
    `<rect x="3" y="3" width="${W - 6}" height="106" fill="none" stroke="#94693A" stroke-width="1"/>`,
    `<g transform="translate(${margin} 8)">`,
    `<path d="${cutPath()}" fill="none" stroke="#6b4316" stroke-width="2.6" transform="translate(.9 1.1)" stroke-opacity=".6"/>`,
    `<path d="${creasePath()}" fill="none" stroke="#5F564F" stroke-width="1"/>`,
    `<path d="${cutPath()}" fill="none" stroke="${orange}" stroke-width="1.9" stroke-linejoin="round"/></g>`,
  ];
  const [low, high]: [Point, Point] = [
    [0, 0, 22],
    [0, -lean, 22 + rise],
  ];
  return [
    flap([-10, 0, 16], [W + 10, 0, 16], [0, -lean - 4, rise + 14], iron),
    flap([W + 10, 0, 16], [W + 10, -lean - 4, rise + 30], [0, -9, 0], iron),
    flap(low, [W, 0, 22], [0, -lean, rise], wood),
    onPlane(high, [1, 0, 0], [0, lean / 110, -rise / 110], art.join('')),
    ...[0, W - 12].map((x) => cylinder([x, 2, 17], 'x', 5, 12, steel)),
  ].join('');
}

/** The sheet on the bed, the blank cut free in it. */
function sheet(): string {
  const blank = `<g transform="translate(${margin} 10)">`;
  const crease = `<path d="${creasePath()}" fill="none" stroke="#9c7446" stroke-width=".7" stroke-dasharray="2.4 1.6"/>`;
  return (
    block([0, 5, 19], [W, D - 4, 1.4], carton, 0.7) +
    onTop([0, 3, 20.4], `${blank}<path d="${cutPath()}" fill="#5b3a18"/></g>`) +
    onTop([0, 3, 24.4], `${blank}<path d="${cutPath()}" fill="#B28858"/></g>`) +
    onTop([0, 3, 25.4], `${blank}<path d="${cutPath()}" fill="#F2E0C6"/>${crease}</g>`)
  );
}
