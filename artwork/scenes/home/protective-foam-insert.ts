import { canvas } from '#drawing/canvas.ts';
import { foamBlock } from '#drawing/foam.ts';
import { flatRect, move, onLeft, onTop, type Point, patch, stroke } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, cartonInside, cartonPale, dark, orange, orangePaint, paper, steel } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, circle, cylinder } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';

const at: Point = [-46, -34, 0];
const [W, D, H] = [92, 66, 24];

/** A flat carton with a foam bed cut for a camera, its two lenses and their cables; the camera hangs above its place. */
export function protectiveFoamInsert(): string {
  const bed = foamBlock(move(at, 2, 2, 2), [W - 4, D - 4, H - 6], [
    { outline: flatRect([8, 8, 0], 42, 28).map(([x, y]) => [x, y] as const), depth: 13 },
    { outline: circle(68, 20, 13, 40), depth: 13 },
    { outline: circle(68, 46, 9, 40), depth: 11 },
    { outline: flatRect([8, 43, 0], 42, 11).map(([x, y]) => [x, y] as const), depth: 8 },
  ]);
  const lift = 62;
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [590, 640], scale: 5 },
    patch(flatRect([-500, -54, 0], 1000, 126), '#2A2420'),
    shadows([blockShadow(at, [W, D, H])]),
    contact(at, [W, D], 3),
    tray(at, [W, D, H], cartonPale, cartonInside, bed, 1.6),
    onLeft(move(at, 7, D, 17), printedMark(11)),
    ...fitted(),
    ...guides(lift),
    camera(move(at, 12, 12, lift)),
  );
}

/** What lies in its place already: a lens on its end, the batteries. */
function fitted(): string[] {
  const top = H - 4;
  return [
    cylinder(move(at, 70, 48, top - 9), 'z', 8, 12, dark),
    onTop(move(at, 70, 48, top + 3), `<circle r="6.6" fill="#28221E"/><circle r="4.4" fill="#3D3530"/><circle cx="-1.6" cy="-1.4" r="1.3" fill="${paper}" fill-opacity=".7"/>`),
    shade(flatRect(move(at, 12, 46, top - 3), 38, 9), 0.1),
    ...[0, 1, 2].map((i) => block(move(at, 12 + i * 13, 46.6, top - 5), [11, 8, 6], i === 1 ? orangePaint : steel, 0.5)),
  ];
}

function guides(lift: number): string[] {
  return [
    [11, 39],
    [53, 39],
    [53, 11],
  ].map(([x = 0, y = 0]) =>
    stroke([move(at, x, y, H - 3), move(at, x, y, lift)], orange, 0.7, 'stroke-dasharray="2 2.4"'),
  );
}

/** A camera with its lens to the front. */
function camera(at: Point): string {
  const [w, d, h] = [40, 18, 24];
  const eye = move(at, 21, d, 11);
  return [
    block(at, [w, d, h], dark, 0.5),
    patch(flatRect(move(at, 0, 0, h), w, d), '#6F655C'),
    block(move(at, 14, 4, h), [14, 12, 5], dark, 0.5),
    cylinder(move(at, 6, 9, h), 'z', 3, 2.4, steel),
    cylinder(move(at, 34, 9, h), 'z', 3.6, 2, orangePaint),
    onLeft(move(at, 0, d, h), `<rect y="4" width="${w}" height="3" fill="${orange}"/>`),
    cylinder(eye, 'y', 9.6, 4, steel),
    cylinder(move(eye, 0, 4, 0), 'y', 8.6, 9, dark),
    onLeft(move(eye, 0, 13, 0), `<circle r="7.4" fill="#1F1A17"/><circle r="5" fill="#3D3530"/><circle r="2.6" fill="#5A504A"/><circle cx="-2.4" cy="-2.6" r="1.5" fill="${board.top}" fill-opacity=".8"/>`),
  ].join('');
}
