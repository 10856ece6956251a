import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onTop, type Point, patch } from '#drawing/iso.ts';
import { barCode, label } from '#drawing/label.ts';
import { labelRoll } from '#drawing/label-roll.ts';
import { printedMark, fragile, handling } from '#drawing/marks.ts';
import { ink, orange, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';

const roll: Point = [-62, -24, 0];

/** Labels of every kind side by side: for shipping, for shelves, for the cold, for care, and seals. */
export function printedLabelKinds(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [585, 520], scale: 6 },
    patch(flatRect([-500, -44, 0], 1000, 110), '#D8B98F'),
    shadows([blockShadow([-80, -24, 0], [36, 20, 34])]),
    contact([-76, -24, 0], [28, 20], 3),
    patch(flatRect(roll, 34, 20), '#E9D3B2'),
    labelRoll(roll, { radius: 17, width: 20, pitch: [19, 3] }),
    lying([-22, -40, 0], [44, 30], label(44)),
    lying([30, -42, 0], [32, 32], code()),
    lying([-24, -2, 0], [30, 20], shelf()),
    lying([14, 0, 0], [22, 22], care()),
    lying([44, 2, 0], [26, 18], cold()),
    lying([-46, 26, 0], [44, 13], strip()),
    ...[0, 1, 2].map((i) => seal([18 + i * 15, 38 - i * 4, 0], i)),
  );
}

/** A label on the table, with the thin shadow of its edge. */
function lying(at: Point, [w, d]: readonly [number, number], art: string): string {
  return [
    shade(flatRect(move(at, 0.7, 0.3, 0), w, d), 0.28),
    patch(flatRect(move(at, 0, 0, 0.2), w, d), paper),
    onTop(move(at, 0, 0, 0.2), art),
  ].join('');
}

/** A square code between its three finders; the cells come from a fixed row of numbers. */
function code(): string {
  let seed = 5;
  const cells = Array.from({ length: 13 * 13 }, (_, i) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const [x, y] = [i % 13, Math.floor(i / 13)];
    const isFinder = (x < 5 && y < 5) || (x > 7 && y < 5) || (x < 5 && y > 7);
    return seed % 5 < 2 && !isFinder ? `M${3 + x * 2} ${3 + y * 2}h2v2h-2Z` : '';
  });
  const finder = (x: number, y: number) =>
    `<path d="M${x} ${y}h8v8h-8Z" fill="none" stroke="${ink}" stroke-width="2"/><rect x="${x + 2.4}" y="${y + 2.4}" width="3.2" height="3.2" fill="${orange}"/>`;
  return `<path d="${cells.join('')}" fill="${ink}"/>${finder(4, 4)}${finder(20, 4)}${finder(4, 20)}`;
}

function shelf(): string {
  return `<rect width="30" height="5" fill="${orange}"/><g transform="translate(3 8)">${barCode(24, 7)}</g><path d="M3 17.6H17" stroke="${ink}" stroke-width="1.2"/>`;
}

function care(): string {
  return `<rect width="22" height="22" fill="${orange}"/><g transform="translate(4 3) scale(1.4)">${fragile(paper)}</g><path d="M4 20H18" stroke="${paper}" stroke-width="1.4"/>`;
}

/** For what stays frozen: a crystal of ice and its code. */
function cold(): string {
  const arm = (turn: number) => `<path transform="rotate(${turn})" d="M0 0V-5.6M-1.6 -4.6 0 -3.2 1.6 -4.6"/>`;
  const crystal = `<g transform="translate(7.4 9)" fill="none" stroke="${ink}" stroke-width=".9" stroke-linecap="round">${[0, 60, 120, 180, 240, 300].map(arm).join('')}</g>`;
  return `${crystal}<g transform="translate(14.4 3)">${barCode(9.4, 8)}</g><path d="M14.4 13.4H23.6M14.4 15.6H20" stroke="${ink}" stroke-width=".8"/>`;
}

function strip(): string {
  return `<g transform="translate(3 2.4)">${handling(8, ink)}</g><rect x="39" width="5" height="13" fill="${orange}"/>`;
}

/** A round seal with the mark. */
function seal(at: Point, turn: number): string {
  const isStrong = turn !== 1;
  const disc = `<circle r="6.4" fill="${isStrong ? orange : paper}"/>`;
  const mark = `<g transform="translate(-3.3 -3.6)">${printedMark(7, isStrong ? paper : ink, isStrong ? ink : orange)}</g>`;
  return onTop(move(at, 0.5, 0.2, 0), '<circle r="6.4" fill="#3a220c" fill-opacity=".28"/>') + onTop(at, disc + mark);
}
