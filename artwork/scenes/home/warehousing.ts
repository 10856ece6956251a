import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { flatRect, leftRect, move, onLeft, type Point, patch, stroke } from '#drawing/iso.ts';
import { barCode, label } from '#drawing/label.ts';
import {
  board,
  cartonDeep,
  cartonPale,
  dark,
  carton as kraft,
  type Material,
  orangePaint,
  paper,
  steel,
} from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block, cylinder } from '#drawing/solid.ts';
import { tray } from '#drawing/tray.ts';

const [BAYS, LEVELS, BAY, LEVEL, DEPTH] = [4, 4, 108, 58, 56];
const inside: Material = { top: '#6F655C', left: '#5F564F', right: '#4A423C' };
const shelfAt: Point = [-250, -90, 0];

/** Shelving with bins and cartons at every place, and the picking trolley that goes along it. */
export function warehousing(): string {
  const length = BAYS * BAY;
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [625, 600], scale: 1.95 },
    patch(flatRect([-700, -600, 0], 1500, 1500), '#2A2420'),
    ...[-6, 122].map((y) => patch(flatRect([-700, y, 0], 1500, 5), '#4A4039')),
    shadows([blockShadow(shelfAt, [length, DEPTH, 240]), blockShadow([-60, 32, 0], [110, 58, 90])]),
    ...shelving(),
    ...trolley([-60, 32, 0]),
  );
}

function shelving(): string[] {
  const post = (i: number, y: number) =>
    block(move(shelfAt, i * BAY - 2, y, 0), [5, 5, LEVELS * LEVEL + 8], dark, 0.35);
  const each = <T>(count: number, draw: (i: number) => T) => Array.from({ length: count }, (_, i) => draw(i));
  return [
    ...each(BAYS + 1, (i) => post(i, 0)),
    patch(leftRect(move(shelfAt, 0, 6, 4), BAYS * BAY, LEVELS * LEVEL), '#332c27'),
    ...each(LEVELS, (level) => {
      const z = 8 + level * LEVEL;
      return [
        block(move(shelfAt, 0, 2, z), [BAYS * BAY, DEPTH - 2, 4], level ? orangePaint : steel, 0.4),
        ...each(BAYS, (bay) => goods(move(shelfAt, bay * BAY + 5, 6, z + 4), bay, level)),
      ].join('');
    }),
    ...each(BAYS + 1, (i) => post(i, DEPTH - 3)),
  ];
}

/** One bay of one shelf: three bins, or cartons, or one large carton. */
function goods(at: Point, bay: number, level: number): string {
  const turn = (bay * 3 + level * 5 + 1) % 7;
  const gloom = shade(flatRect(at, 98, DEPTH - 10), 0.2);
  if (turn % 3 === 0)
    return gloom + [0, 1, 2].map((i) => bin(move(at, i * 33, 6, 0), (turn + i) % 4)).join('');
  if (turn % 3 === 1) {
    const materials = [kraft, cartonPale, cartonDeep, board];
    return (
      gloom +
      [0, 1]
        .map((i) =>
          carton(move(at, 3 + i * 49, 4, 0), [45, 40, 30 + ((turn + i) % 3) * 6], {
            material: materials[(turn + i + level) % 4],
            label: i ? 'left' : undefined,
            tape: 'x',
          }),
        )
        .join('')
    );
  }
  return (
    gloom +
    carton(move(at, 4, 4, 0), [62, 42, 40], { material: turn > 4 ? cartonPale : kraft, marks: 'left' }) +
    carton(move(at, 70, 8, 0), [27, 38, 24], { material: cartonDeep, label: 'left' })
  );
}

function bin(at: Point, kind: number): string {
  const paint = kind === 1 ? orangePaint : kind === 3 ? board : dark;
  const parts = [kraft.left, paper, cartonPale.left, cartonDeep.left][kind] ?? paper;
  return [
    tray(at, [30, 38, 22], paint, inside, patch(flatRect(move(at, 2, 2, 16), 26, 34), parts), 1.6),
    onLeft(
      move(at, 6, 38.2, 14),
      `<rect width="18" height="9" fill="${paper}"/><g transform="translate(2 2)">${barCode(14, 5)}</g>`,
    ),
  ].join('');
}

/** Two decks on castors: a tote being filled, cartons under it, the list on the handle. */
function trolley(at: Point): string[] {
  const [w, d] = [110, 58];
  const castor = (x: number, y: number) => cylinder(move(at, x, y, 6), 'y', 6, 5, dark, 24);
  const post = (x: number, y: number, h: number) => block(move(at, x, y, 12), [4, 4, h], steel, 0.4);
  const top = move(at, 0, 0, 60);
  return [
    castor(10, 4),
    castor(w - 10, 4),
    castor(10, d - 9),
    castor(w - 10, d - 9),
    post(0, 0, 74),
    post(w - 4, 0, 46),
    block(move(at, 0, 0, 12), [w, d, 4], orangePaint, 0.5),
    contact(move(at, 8, 8, 16), [44, 40], 2),
    carton(move(at, 8, 8, 16), [44, 42, 30], { material: cartonPale, label: 'left' }),
    carton(move(at, 58, 10, 16), [42, 40, 24], { tape: 'x', marks: 'left' }),
    block(move(top, 0, 0, -3), [w, d, 3], orangePaint, 0.5),
    tray(
      move(top, 6, 8, 0),
      [46, 42, 26],
      dark,
      inside,
      carton(move(top, 12, 14, 4), [30, 30, 28], { material: kraft }),
      1.6,
    ),
    carton(move(top, 60, 12, 0), [40, 36, 30], { material: board, tapeMaterial: orangePaint }),
    onLeft(move(top, 64, 48, 24), label(22)),
    post(0, d - 4, 74),
    post(w - 4, d - 4, 46),
    stroke([move(at, 2, 2, 88), move(at, 2, d - 2, 88)], '#F76B15', 5),
  ];
}
