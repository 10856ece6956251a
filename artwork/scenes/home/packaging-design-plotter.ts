import { canvas } from '#drawing/canvas.ts';
import { creasePath, cutPath, DIE_LINE } from '#drawing/die-line.ts';
import { flatRect, move, onLeft, onTop, type Point, patch } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, carton, dark, ink, orange, orangePaint, paper, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const at: Point = [-96, -66, 0];
const [W, D, TOP] = [192, 132, 34];
/** How far along the table the bridge stands. */
const BRIDGE = 118;

/** The cutting table that makes samples: its knife has drawn half of the box into the board. */
export function packagingDesignPlotter(): string {
  const bed = move(at, 10, 12, TOP);
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [590, 520], scale: 3.5 },
    patch(flatRect([-600, -100, 0], 1200, 220), '#F1E8DC'),
    shadows([blockShadow(at, [W, D, TOP]), blockShadow(move(at, BRIDGE, -6, TOP), [14, D + 12, 26])]),
    contact(at, [W, D], 5),
    ...[
      [4, D - 16],
      [W - 16, D - 16],
      [W - 16, 4],
    ].map(([x = 0, y = 0]) => block(move(at, x, y, 0), [12, 12, TOP - 10], dark, 0.3)),
    block(move(at, 0, 0, TOP - 12), [W, D, 12], steel, 0.6),
    patch(flatRect(move(at, 6, 8, TOP + 0.1), W - 12, D - 16), '#5A504A'),
    patch(flatRect(bed, W - 22, D - 24), carton.top),
    onTop(bed, pattern()),
    bridge(move(at, BRIDGE, 0, TOP)),
    onLeft(move(at, 12, D, TOP - 1.5), `<rect width="26" height="9" rx="1" fill="${ink}"/><path d="M4 3H16M4 6H12" stroke="${paper}" stroke-width="1"/><circle cx="21.500" cy="4.500" r="2" fill="${orange}"/>`),
    onLeft(move(at, W - 26, D, TOP - 1.6), printedMark(8.6)),
  );
}

/** The die line lying along the table: cut as far as the bridge has come, drawn thinly beyond. */
function pattern(): string {
  const scale = 1.12;
  const place = `translate(${18 + DIE_LINE.height * scale} ${8}) rotate(90) scale(${scale})`;
  const reach = BRIDGE - 10;
  const outline = (colour: string, width: number) =>
    `<path transform="${place}" d="${cutPath()}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return [
    `<clipPath id="cut"><rect width="${reach}" height="${D}"/></clipPath>`,
    outline('#B28858', 0.5),
    `<g clip-path="url(#cut)"><path transform="${place}" d="${cutPath()}" fill="#F7EBD8"/>${outline('#5b3d1e', 1)}`,
    `<path transform="${place}" d="${creasePath()}" fill="none" stroke="${orange}" stroke-width=".9" stroke-dasharray="3 2"/></g>`,
  ].join('');
}

/** The bridge across the table, and on it the head with the knife. */
function bridge(foot: Point): string {
  const head = move(foot, -4, 56, 6);
  return [
    shade(flatRect(move(foot, 14, 2, 0.2), 12, D - 4), 0.2),
    block(move(foot, 0, -6, 0), [14, 10, 22], dark, 0.4),
    block(move(foot, 0, -6, 14), [14, D + 12, 10], orangePaint, 0.6),
    block(head, [20, 20, 22], dark, 0.6),
    cylinder(move(head, 5, 10, -6), 'z', 1.4, 6, steel, 16),
    onLeft(move(head, 0, 20, 22), `<rect x="4" y="4" width="12" height="6" fill="${board.top}"/><circle cx="10" cy="15" r="2.4" fill="${orange}"/>`),
    block(move(foot, 0, D - 4, 0), [14, 10, 24], dark, 0.4),
  ].join('');
}
