import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { flatRect, move, onLeft, type Point, patch } from '#drawing/iso.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, cartonDeep, line } from '#drawing/palette.ts';
import { cartons, film, palletLoad } from '#drawing/pallet-load.ts';
import { rack } from '#drawing/rack.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';

const plan = { bays: 4, levels: 3, bayWidth: 128, depth: 92, levelHeight: 112 };
const heights = [88, 66, 80, 72, 92, 60, 84, 76, 70];
const counts = [
  [3, 2, 3],
  [2, 2, 2],
  [3, 2, 4],
  [4, 2, 3],
  [2, 2, 3],
  [3, 2, 2],
] as const;

/** Pallet racking along an aisle, with a picked order waiting in front. */
export function rackAisle(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [540, 392], scale: 1.78 },
    patch(flatRect([-300, 150, 0], 1200, 140), '#F3ECE2'),
    ...[150, 284].map((y) => patch(flatRect([-300, y, 0], 1200, 5), line)),
    shadows([
      blockShadow([-135, 0, 0], [547, 92, 336]),
      blockShadow([104, 172, 0], [120, 80, 70]),
      blockShadow([250, 196, 0], [46, 46, 42]),
    ]),
    rack([-135, 0, 0], { ...plan, load }),
    contact([104, 172, 0], [120, 80], 5),
    palletLoad([104, 172, 0], [120, 80, 62], { count: [3, 2, 2], missing: 2 }),
    contact([250, 196, 0], [46, 46], 4),
    carton([250, 196, 0], [46, 46, 42], { material: board, marks: 'right' }),
    onLeft([260, 242, 32], printedMark(22)),
  );
}

function load(at: Point, bay: number, level: number): string {
  const turn = bay * 2 + level * 5;
  const height = heights[(bay * 3 + level) % heights.length] as number;
  const gloom = level ? '' : shade(flatRect(at, 122, 84), 0.2);
  if (bay === 1 && level === 1) return gloom + halfEmpty(at);
  const materials = turn % 4 === 3 ? film : undefined;
  return (
    gloom +
    palletLoad(at, [118, 80, height - 8], {
      count: counts[turn % counts.length] as (typeof counts)[number],
      materials,
    })
  );
}

/** The place the order was picked from. */
function halfEmpty(at: Point): string {
  return (
    palletLoad(at, [118, 80, 30], { count: [3, 2, 1], missing: 1, materials: [cartonDeep] }) +
    cartons(move(at, 0, 0, 44), [78, 40, 30], { count: [2, 1, 1] })
  );
}
