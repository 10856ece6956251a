import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onLeft, onTop, type Point, patch, stroke } from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { openMailer } from '#drawing/mailer.ts';
import { board, cartonDeep, cartonInside, dark, ink, orange, orangePaint, paper, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';

const mailer: Point = [-56, -32, 0];
const tablet: Point = [-30, 32, 0];

/** A returned pair of headphones beside its opened box, the list with photographs on a tablet. */
export function returnsInspection(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [585, 585], scale: 5.6 },
    patch(flatRect([-500, -44, 0], 1000, 116), '#D8B98F'),
    shadows([
      blockShadow(mailer, [48, 36, 12]),
      blockShadow(move(mailer, 0, -7, 0), [48, 7, 46]),
      blockShadow([14, -26, 0], [34, 22, 6]),
    ]),
    contact(mailer, [48, 36], 2),
    openMailer(mailer, [48, 36, 12], paperInside(), '', cartonDeep, { ...cartonInside, left: '#C79F70' }),
    onLeft(move(mailer, 4, 36, 10), `<g transform="scale(.72)">${label(16, ink)}</g>`),
    mat([6, -34, 0]),
    headphones([32, -14, 0.4]),
    screen(tablet),
    cylinder([38, 40, 0], 'z', 6, 5, board, 40),
    onTop([38, 40, 5], `<circle r="6" fill="${orange}"/><path d="M-2.600 0 -.6 2 3 -2" fill="none" stroke="${paper}" stroke-width="1.300" stroke-linecap="round" stroke-linejoin="round"/>`),
  );
}

function paperInside(): string {
  return block(move(mailer, 1, 1, 1), [46, 34, 6], board, 0.4) + onTop(move(mailer, 12, 8, 7.1), '<rect width="24" height="20" rx="9" fill="#CDBFAE"/>');
}

/** The soft mat that things are laid on. */
function mat(at: Point): string {
  return shade(flatRect(move(at, 0.6, 0.3, 0), 56, 42), 0.2) + patch(flatRect(at, 56, 42), '#3D3530') + onTop(at, `<rect x="1.600" y="1.600" width="52.8" height="38.8" fill="none" stroke="${orange}" stroke-width=".5"/>`);
}

/** Lying flat: a bow of steel between two cushioned cups. */
function headphones(at: Point): string {
  const cup = (x: number, y: number) =>
    [
      cylinder(move(at, x, y, 0), 'z', 8, 3, dark, 40),
      cylinder(move(at, x, y, 3), 'z', 7.4, 3, orangePaint, 40),
      onTop(move(at, x, y, 6), '<circle r="4.400" fill="#C24B08"/>'),
    ].join('');
  const bow = Array.from({ length: 25 }, (_, i): Point => {
    const angle = Math.PI * (i / 24);
    return move(at, -Math.cos(angle) * 15, 4 - Math.sin(angle) * 19, 4);
  });
  const lower = bow.map((point) => move(point, 0.6, 0.4, -3));
  return [
    stroke(lower, '#1F1A17', 3, 'stroke-opacity=".5"'),
    stroke(bow, '#28221E', 3.4),
    stroke(bow, steel.top, 1.4),
    cup(-15, 7),
    cup(15, 7),
  ].join('');
}

/** The list: three things with their photographs, two passed. */
function screen(at: Point): string {
  const row = (i: number) =>
    [
      `<rect x="3" y="${4 + i * 9}" width="10" height="7" fill="${i === 1 ? orange : '#CDBFAE'}"/>`,
      `<path d="M16 ${6 + i * 9}h18M16 ${9 + i * 9}h11" stroke="#8b7d6d" stroke-width="1"/>`,
      i < 2
        ? `<path d="M39 ${7.6 + i * 9}l1.800 2 3.600 -4.200" fill="none" stroke="${orange}" stroke-width="1.400"/>`
        : `<circle cx="41.500" cy="${7.6 + i * 9}" r="2" fill="none" stroke="#8b7d6d" stroke-width="1"/>`,
    ].join('');
  return [
    shade(flatRect(move(at, 1, 0.6, 0), 52, 34), 0.3),
    block(at, [52, 34, 1.6], dark, 0.6),
    onTop(move(at, 2, 2, 1.62), `<rect width="48" height="30" rx="1" fill="${paper}"/>${[0, 1, 2].map(row).join('')}`),
  ].join('');
}
