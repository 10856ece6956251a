import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import {
  flatRect,
  move,
  onLeft,
  onTop,
  type Point,
  patch,
  type Size,
  stroke,
} from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { openCarton } from '#drawing/open-carton.ts';
import {
  board,
  cartonDeep,
  cartonPale,
  dark,
  ink,
  carton as kraft,
  type Material,
  orange,
  orangePaint,
  paper,
} from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';

const parcel: Size = [34, 28, 22];
const inside: Material = { top: '#6F655C', left: '#5F564F', right: '#4A423C' };

/** The way back painted on the floor as a loop: parcel in, opened and checked, sorted, sent out again. */
export function returns(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [600, 502], scale: 4.5 },
    onTop([0, 0, 0], loop()),
    shadows([
      blockShadow([-17, -84, 0], parcel),
      blockShadow([62, -2, 0], [40, 32, 24]),
      blockShadow([-94, -20, 0], [36, 40, 46]),
      blockShadow([-18, 50, 0], [36, 30, 28]),
      blockShadow([-22, -18, 0], [44, 36, 40]),
    ]),
    arrived([-17, -84, 0]),
    ...bins([-94, -20, 0]),
    ...bench([-22, -18, 0]),
    ...opened([62, -2, 0]),
    ...ready([-18, 50, 0]),
  );
}

/** Two bent arrows chasing each other round the middle, flat art on the floor. */
function loop(): string {
  const half = 'M-54 25A60 60 0 0 1 30 -52';
  const head = 'M22 -38 39 -65 52 -37Z';
  const one = `<path d="${half}" fill="none" stroke="${orange}" stroke-width="13"/><path d="${head}" fill="${orange}"/>`;
  return `<circle r="92" fill="#F1E8DC"/>${one}<g transform="rotate(180)">${one}</g>`;
}

/** The parcel as it comes back, a return label across its side. */
function arrived(at: Point): string {
  const [w, d, h] = parcel;
  return [
    contact(at, [w, d], 2),
    carton(at, parcel, { material: cartonDeep, tape: 'x' }),
    onLeft(move(at, 7, d, h - 4), label(20, ink)),
  ].join('');
}

/** Opened for inspection: the goods and their paper show. */
function opened(at: Point): string[] {
  const [x, y, z] = at;
  const goods =
    block([x + 5, y + 5, z + 1], [18, 20, 22], board, 0.5) +
    block([x + 25, y + 7, z + 1], [11, 16, 17], dark, 0.5);
  return [contact(at, [40, 32], 2), openCarton(at, [40, 32, 22], goods, 0.7, kraft)];
}

/** The checking table in the middle: a lamp over one item, a list ticked off. */
function bench(at: Point): string[] {
  const top = move(at, 0, 0, 26);
  const ticks = [3, 8, 13]
    .map(
      (y) =>
        `<path d="M2.500 ${y} 3.7 ${y + 1.3} 6 ${y - 1.5}" fill="none" stroke="#B93A09" stroke-width="1"/><path d="M8 ${y}H15" stroke="${ink}" stroke-width="1"/>`,
    )
    .join('');
  return [
    ...[
      [1, 31],
      [39, 31],
      [39, 1],
    ].map(([x = 0, y = 0]) => block(move(at, x, y, 0), [4, 4, 23], dark, 0.3)),
    block(move(at, 0, 0, 23), [44, 36, 3], orangePaint, 0.6),
    onTop(
      move(top, 22, 10, 0.1),
      `<rect x=".8" y=".8" width="17" height="18" fill="#3a220c" fill-opacity=".25"/><rect width="17" height="18" fill="${paper}"/>${ticks}`,
    ),
    contact(move(top, 5, 12, 0), [13, 13], 1),
    block(move(top, 5, 12, 0), [13, 13, 11], board, 0.5),
    cylinder(move(top, 5, 4, 0), 'z', 3.4, 1.4, dark, 24),
    stroke([move(top, 5, 4, 1), move(top, 4, 4, 24), move(top, 11, 14, 30)], '#28221E', 1.6),
    cylinder(move(top, 11, 15, 25), 'z', 5, 4, dark, 32),
  ];
}

/** Sorted: what may be sold again, what is repaired, what is scrapped. */
function bins(at: Point): string[] {
  const one = (z: number, paint: Material, goods: string) =>
    tray(move(at, 0, 0, z), [36, 40, 15], paint, inside, goods, 1.6);
  const boxes = [0, 1]
    .map((i) => block(move(at, 4, 4 + i * 17, 34), [26, 14, 14], i ? cartonPale : board, 0.5))
    .join('');
  return [
    contact(at, [36, 40], 2),
    one(0, dark, ''),
    one(16, dark, ''),
    patch(flatRect(move(at, 1, 1, 31), 34, 38), '#4A423C'),
    one(32, orangePaint, boxes),
  ];
}

/** Closed again with orange tape and a fresh label. */
function ready(at: Point): string[] {
  return [
    contact(at, [36, 30], 2),
    carton(at, [36, 30, 24], { material: cartonPale, tapeMaterial: orangePaint, label: 'right' }),
    onLeft(move(at, 3, 30, 20), label(15)),
  ];
}
