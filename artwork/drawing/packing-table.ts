import { flatRect, leftRect, move, onLeft, onRight, type Point, patch, stroke } from './iso.ts';
import { dark, type Material, orangePaint, steel, wood } from './palette.ts';
import { block, cylinder } from './solid.ts';
import { tray } from './tray.ts';

/** Goods on the table stand this high. */
export const TABLE_HEIGHT = 88;

/** A packing table along x with an upright back: bins on its shelf, a roll of paper on its end. */
export function packingTable(at: Point, length: number, depth: number, onIt = ''): string {
  const leg = (x: number, y: number) => block(move(at, x, y, 0), [6, 6, TABLE_HEIGHT - 5], dark, 0.25);
  const bins = Math.floor((length - 20) / 34);
  return [
    leg(4, 4),
    leg(length - 10, 4),
    block(move(at, 6, 8, 22), [length - 12, depth - 16, 4], steel, 0.3),
    leg(4, depth - 10),
    leg(length - 10, depth - 10),
    block(move(at, 0, 0, TABLE_HEIGHT - 5), [length, depth, 5], wood, 0.6),
    ...[4, length - 10].map((x) => block(move(at, x, 0, TABLE_HEIGHT), [6, 6, 76], dark, 0.3)),
    patch(leftRect(move(at, 10, 2, TABLE_HEIGHT + 8), length - 20, 26), '#E7DED3'),
    block(move(at, 0, 0, TABLE_HEIGHT + 46), [length, 26, 3], steel, 0.5),
    ...Array.from({ length: bins }, (_, i) => bin(move(at, 10 + i * 34, 3, TABLE_HEIGHT + 49), i % 3 === 1)),
    onIt,
  ].join('');
}

/** A picking bin with parts in it. */
function bin(at: Point, strong: boolean): string {
  const inside: Material = { top: '#6F655C', left: '#5F564F', right: '#4A423C' };
  const parts = patch(flatRect(move(at, 2, 2, 13), 24, 18), strong ? '#F2E0C6' : '#D9B78D');
  return tray(at, [28, 22, 18], strong ? orangePaint : dark, inside, parts, 1.4);
}

/** Kraft paper on its stand: a roll along y at the end of a table, the sheet hanging a little. */
export function paperRoll(at: Point, width: number): string {
  const hub = move(at, 0, 0, 14);
  return [
    block(move(at, -5, -4, 0), [10, 4, 16], dark, 0.3),
    cylinder(hub, 'y', 12, width, { top: '#EBD2B0', left: '#D9B78D', right: '#B28858' }, 40),
    onLeft(
      move(hub, 0, width, 0),
      '<circle r="8.6" fill="none" stroke="#996F42" stroke-width=".8"/><circle r="3.6" fill="#3a2815"/>',
    ),
  ].join('');
}

/** A tape gun lying on its side. */
export function tapeGun(at: Point): string {
  return [
    cylinder(move(at, 0, 0, 7), 'y', 7, 5, orangePaint, 32),
    onLeft(move(at, 0, 5, 7), '<circle r="4.4" fill="#D9B78D"/><circle r="2.4" fill="#28221E"/>'),
    stroke([move(at, 6, 3, 6), move(at, 15, 3, 4)], '#28221E', 2.6),
    onRight(move(at, 15, 4, 8), '<path d="M0 0H3V6H0Z" fill="#ADA297"/>'),
  ].join('');
}
