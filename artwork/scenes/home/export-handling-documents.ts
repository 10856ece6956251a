import { canvas } from '#drawing/canvas.ts';
import { closedCrate } from '#drawing/closed-crate.ts';
import { flatRect, move, onRight, onTop, type Point, patch } from '#drawing/iso.ts';
import { barCode } from '#drawing/label.ts';
import { printedMark, handling } from '#drawing/marks.ts';
import { dark, ink, orange, orangePaint, paper, steel, wood } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { treatmentStamp } from '#drawing/stamp.ts';

const crate: Point = [-58, -52, 0];

/** The papers of one shipment in front of its crate: list, certificate, form, and the stamp beside them. */
export function exportHandlingDocuments(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [610, 535], scale: 4.9 },
    patch(flatRect([-500, -66, 0], 1000, 140), '#F1E8DC'),
    shadows([blockShadow(crate, [76, 44, 48]), blockShadow([52, 12, 0], [12, 12, 20])]),
    contact(crate, [76, 44], 3),
    closedCrate(crate, [76, 44, 36]),
    onRight(move(crate, 76.2, 36, 33), handling(7.4, '#4a2f12')),
    sheet([-64, 22, 0], [30, 40], form()),
    clipboard([-26, 12, 0]),
    sheet([16, 22, 0], [28, 38], certificate()),
    stamp([58, 18, 0]),
  );
}

function sheet(at: Point, [w, d]: readonly [number, number], art: string): string {
  return [
    shade(flatRect(move(at, 0.8, 0.4, 0), w, d), 0.24),
    patch(flatRect(move(at, 0, 0, 0.3), w, d), '#FFFDF9'),
    onTop(move(at, 0, 0, 0.3), art),
  ].join('');
}

const rules = (from: number, count: number, width: number, x = 4) =>
  Array.from({ length: count }, (_, i) => `M${x} ${from + i * 3}h${i % 3 === 2 ? width * 0.6 : width}`).join('');
const thin = `fill="none" stroke="#8b7d6d" stroke-width=".9"`;

function form(): string {
  const grid = 'M4 12H26M4 18H26M4 24H26M4 30H26M15 12V30';
  return `<rect x="4" y="4" width="13" height="3" fill="${ink}"/><rect x="21" y="3.6" width="5" height="5" fill="${orange}"/><path d="${grid}" ${thin}/><g transform="translate(4 33)">${barCode(22, 4)}</g>`;
}

/** The packing list on its board, ticked off. */
function clipboard(at: Point): string {
  const ticks = [0, 1, 2, 3, 4]
    .map((i) => `<path d="M5 ${16 + i * 5}l1.300 1.500 2.600 -3.200" fill="none" stroke="${orange}" stroke-width="1.1"/><path d="M12 ${16 + i * 5}h${i % 2 ? 12 : 16}" ${thin}/>`)
    .join('');
  const page = `<g transform="translate(4 4)">${printedMark(6)}</g><rect x="13" y="6" width="13" height="2.600" fill="${ink}"/>${ticks}`;
  return [
    shade(flatRect(move(at, 1.2, 0.6, 0), 38, 54), 0.28),
    block(at, [38, 54, 1.4], { top: '#B28858', left: '#94693A', right: '#7d5730' }, 0.5),
    sheet(move(at, 3, 6, 1.4), [32, 45], page),
    block(move(at, 11, 1, 1.4), [16, 7, 2.2], steel, 0.6),
    cylinder(move(at, 19, 3, 3.6), 'z', 2, 1.4, dark, 20),
  ].join('');
}

/** Heat treatment, with the seal of the office. */
function certificate(): string {
  return `<rect x="1.500" y="1.500" width="25" height="35" fill="none" stroke="#C9B79C" stroke-width=".8"/><g transform="translate(6.500 5) scale(.5)">${treatmentStamp(ink)}</g><path d="${rules(17, 4, 20)}" ${thin}/><circle cx="20" cy="31" r="4" fill="${orange}"/><path d="M4 32h9" stroke="${ink}" stroke-width=".9"/>`;
}

/** A rubber stamp on its foot. */
function stamp(at: Point): string {
  return [
    contact(move(at, -6, -6, 0), [12, 12], 1.6),
    block(move(at, -6.5, -6.5, 0), [13, 13, 2.4], dark, 0.5),
    block(move(at, -6, -6, 2.4), [12, 12, 3.6], wood, 0.5),
    cylinder(move(at, 0, 0, 6), 'z', 2.4, 6, wood, 28),
    cylinder(move(at, 0, 0, 12), 'z', 4.6, 7, orangePaint, 36),
    onTop(move(at, 0, 0, 19), `<circle r="3.200" fill="${paper}" fill-opacity=".35"/>`),
  ].join('');
}
