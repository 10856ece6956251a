import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { flatRect, move, onLeft, onTop, type Point, patch } from '#drawing/iso.ts';
import { board, cartonDeep, cartonPale, dark, type Material, orange, orangePaint, paper, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';
import { turned, turnedBlock } from '#drawing/turned.ts';

const inside: Material = { top: '#6F655C', left: '#5F564F', right: '#4A423C' };
const [W, D, H] = [50, 40, 28];
const places: readonly Point[] = [
  [-78, -10, 0],
  [-16, -26, 0],
  [46, -42, 0],
];
/** Back to stock, to be repaired, to be destroyed. */
const signs = [
  '<path d="M-5 0 -1.400 3.800 5.600 -4" />',
  '<path d="M4.600 -3.600A5.600 5.600 0 1 0 5.400 2M5.400 -6V-2.400H1.600" />',
  '<path d="M-4.400 -4.400 4.400 4.400M4.400 -4.400 -4.400 4.400" />',
];

/** Three bins after the check: goods for the shelf, goods for repair, and what can't be saved. */
export function returnsSorting(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [590, 530], scale: 4.7 },
    patch(flatRect([-500, -60, 0], 1000, 140), '#2A2420'),
    shadows([...places.map((at) => blockShadow(at, [W, D, H + 8])), blockShadow([-46, 56, 0], [30, 24, 20])]),
    ...places.toReversed().map((at, i) => bin(at, places.length - 1 - i)),
    contact([-46, 56, 0], [30, 24], 2),
    carton([-46, 56, 0], [30, 24, 20], { material: cartonPale, tape: 'x', tapeMaterial: orangePaint, label: 'left' }),
  );
}

function bin(at: Point, kind: number): string {
  const paint = [orangePaint, board, dark][kind] ?? dark;
  const line = [paper, orange, paper][kind] ?? paper;
  const sign = `<g transform="translate(25 14) scale(1.35)" fill="none" stroke="${line}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round">${signs[kind]}</g>`;
  return [
    contact(at, [W, D], 2),
    tray(at, [W, D, H], paint, inside, goods(move(at, 2, 2, 6), kind), 2),
    onLeft(move(at, 0, D + 0.1, H), sign),
  ].join('');
}

function goods(at: Point, kind: number): string {
  if (kind === 0)
    return [0, 1, 2, 3, 4, 5]
      .map((i) => {
        const foot = move(at, 1 + (i % 3) * 15, 1 + Math.floor(i / 3) * 18, 0);
        return block(foot, [13.6, 16, 25 + (i % 2) * 5], [board, cartonPale, cartonDeep][i % 3] ?? board, 0.5);
      })
      .join('');
  if (kind === 1)
    return [
      cylinder(move(at, 12, 12, 0), 'z', 8, 28, steel, 40),
      onTop(move(at, 12, 12, 28), '<circle r="6" fill="#8B8077"/>'),
      block(move(at, 25, 3, 0), [18, 16, 26], dark, 0.5),
      onLeft(move(at, 27, 19, 23), `<circle cx="7" cy="6" r="4" fill="${orange}"/>`),
      block(move(at, 6, 22, 0), [34, 12, 22], orangePaint, 0.5),
    ].join('');
  return crushed(at);
}

/** Boxes that were dropped: they lie at all angles. */
function crushed(at: Point): string {
  const pieces: [Point, readonly [number, number, number], { z: number; x: number; y: number }, Material][] = [
    [move(at, 12, 10, 16), [18, 14, 12], { z: 24, x: 12, y: 18 }, cartonDeep],
    [move(at, 32, 12, 17), [16, 16, 12], { z: -20, x: -14, y: 10 }, cartonPale],
    [move(at, 22, 25, 18), [24, 14, 10], { z: 12, x: 16, y: -14 }, cartonDeep],
  ];
  return pieces.map(([middle, size, turn, material]) => turnedBlock(turned(middle, size, turn), size, material)).join('');
}
