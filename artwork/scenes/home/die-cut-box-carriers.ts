import { canvas } from '#drawing/canvas.ts';
import { gableBox } from '#drawing/gable-box.ts';
import { flatRect, type Point, patch, type Size } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, carton, dark, ink, type Material, orange, orangePaint, paper } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';

const size: Size = [27, 20, 20];

/** What each box is made of, and what is printed on its front. */
const boxes: readonly [Point, Material, string][] = [
  [[-40, -42, 0], carton, mark(9, ink, orange)],
  [[-40, 12, 0], orangePaint, mark(9, ink, paper)],
  [[15, -40, 0], board, stripes()],
  [[12, 12, 0], dark, mark(9, paper, orange)],
];

/** Carrying boxes of one shape in four prints. */
export function dieCutBoxCarriers(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [592, 560], scale: 7.2 },
    patch(flatRect([-500, -16, 0], 1000, 80), '#F1E8DC'),
    shadows(boxes.map(([at]) => blockShadow(at, [27, 20, 30]))),
    ...boxes.map(([at, material, art]) => contact(at, [27, 20], 1.8) + gableBox(at, size, material, art)),
  );
}

function mark(height: number, body: string, lid: string): string {
  return `<g transform="translate(9 5.6)">${printedMark(height, body, lid)}</g>`;
}

function stripes(): string {
  const bars = [0, 5.4, 10.8, 16.2, 21.6].map(
    (u) => `<rect x="${u + 1.6}" width="2.7" height="20" fill="${orange}"/>`,
  );
  return `${bars.join('')}<rect x="7" y="5" width="13" height="10" rx="1" fill="${paper}"/><g transform="translate(10 6.4)">${printedMark(7)}</g>`;
}
