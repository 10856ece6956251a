import { bundle } from '#drawing/bundle.ts';
import { canvas } from '#drawing/canvas.ts';
import { carton, tapeOver } from '#drawing/carton.ts';
import { CONVEYOR_HEIGHT as BELT, conveyor, taperFar, taperNear } from '#drawing/conveyor.ts';
import { lane, place, hall as room } from '#drawing/hall.ts';
import { flatRect, move, onRight, type Point, type Size } from '#drawing/iso.ts';
import { openCarton } from '#drawing/open-carton.ts';
import { packingTable, paperRoll, TABLE_HEIGHT, tapeGun } from '#drawing/packing-table.ts';
import { board, cartonPale, orange, orangePaint } from '#drawing/palette.ts';
import { forks, jackBody } from '#drawing/pallet-jack.ts';
import { film, palletLoad } from '#drawing/pallet-load.ts';
import { rack } from '#drawing/rack.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';

const SLAB = 34;
const floor: Size = [720, 590, 340];
const LINE = 250;
const size: Size = [58, 46, 40];

/** A packing hall cut open: racks at the wall, tables, a conveyor through the taping machine, pallets. */
export function hall(): string {
  return canvas(
    { width: 1200, height: 1050, ground: 'none', origin: [551, 386], scale: 0.97 },
    shadows([blockShadow([0, 0, 0], [floor[0], floor[1], SLAB])]),
    room(floor, SLAB),
    onRight([0.5, floor[1], 318], `<rect width="${floor[1]}" height="26" fill="${orange}"/>`),
    lane([30, 204, SLAB], 660),
    place([540, 420, SLAB], 150, 116),
    rack([40, 20, SLAB], { bays: 4, levels: 2, bayWidth: 126, depth: 88, levelHeight: 118, load: stored }),
    shade(flatRect([60, LINE, SLAB], 650, 76), 0.16),
    ...line(),
    ...tables(),
    ...goodsOut(),
  );
}

function stored(at: Point, bay: number, level: number): string {
  const turn = bay * 3 + level * 2;
  const count = (
    [
      [2, 2, 2],
      [3, 2, 2],
      [2, 2, 3],
    ] as const
  )[turn % 3] ?? [2, 2, 2];
  return palletLoad(at, [116, 78, 58 + (turn % 3) * 9], {
    count,
    materials: turn % 5 === 3 ? film : undefined,
  });
}

/** Open cartons in from the left, taped ones out to the right. */
function line(): string[] {
  const on = (x: number): Point => [x, LINE + 9, SLAB + BELT];
  const under = (x: number) => shade(flatRect(move(on(x), 4, -3, 0), size[0] + 8, size[1] - 4), 0.3);
  const taped = (x: number, i: number) =>
    under(x) +
    carton(on(x), size, { tape: 'none', marks: 'left', label: i % 2 ? 'right' : undefined }) +
    tapeOver(on(x), size, 'x', orangePaint);
  const filled = (x: number) =>
    under(x) +
    openCarton(
      on(x),
      size,
      [0, 1, 2].map((i) => block(move(on(x), 3 + i * 18, 4, 1), [17, 38, 32], board, 0.5)).join(''),
      0.6,
    );
  const taper: Point = [330, LINE, SLAB];
  return [
    conveyor([36, LINE, SLAB], 672, 64),
    ...[70, 164, 250].map(filled),
    taperFar(taper),
    taped(384, 0),
    taperNear(taper, 64, orangePaint),
    ...[462, 560, 652].map(taped),
  ];
}

/** Two packing tables before the line; the floor in front of them carries flat cartons. */
function tables(): string[] {
  const at = (i: number): Point => [60 + i * 200, 384, SLAB];
  const work = (i: number) => {
    const top = move(at(i), 0, 0, TABLE_HEIGHT);
    return i
      ? carton(move(top, 34, 26, 0), [50, 36, 30], { material: cartonPale, label: 'left' }) +
          tapeGun(move(top, 104, 46, 0))
      : openCarton(move(top, 30, 26, 0), [46, 36, 28], '', 0.7) + paperRoll(move(top, 122, 12, 0), 50);
  };
  return [
    ...[0, 1].map(
      (i) => shade(flatRect(move(at(i), 6, -4, 0), 170, 66), 0.16) + packingTable(at(i), 150, 70, work(i)),
    ),
    contact([70, 484, SLAB], [110, 76], 4),
    bundle([70, 484, SLAB], [110, 76], 18),
  ];
}

/** A finished pallet on its place, and one leaving on a jack. */
function goodsOut(): string[] {
  const leaving: Point = [350, 484, SLAB];
  return [
    contact([556, 438, SLAB], [120, 80], 4),
    palletLoad([556, 438, SLAB], [120, 80, 96], { count: [3, 2, 3], tape: orangePaint }),
    forks([leaving[0] + 122, leaving[1] + 12, SLAB], 112),
    palletLoad(move(leaving, 0, 0, 8), [120, 80, 56], { count: [2, 2, 2], missing: 1 }),
    jackBody([leaving[0] + 122, leaving[1] + 12, SLAB]),
  ];
}
