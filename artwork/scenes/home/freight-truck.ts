import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onTop, type Point, patch } from '#drawing/iso.ts';
import { board, carton, cartonDeep, cartonPale, orange, orangePaint, paper } from '#drawing/palette.ts';
import { palletLoad } from '#drawing/pallet-load.ts';
import { blockShadow, shadows } from '#drawing/shadow.ts';
import { BED, truck } from '#drawing/truck.ts';

const at: Point = [-340, -110, 0];

/** A curtain-side truck on the road, its side half open: three customers' pallets on one trip. */
export function freightTruck(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [570, 612], scale: 0.99 },
    patch(flatRect([-1500, -190, 0], 3200, 420), '#4A4039'),
    ...[-182, 214].map((y) => patch(flatRect([-1500, y, 0], 3200, 8), paper)),
    dashes([-1500, 168, 0]),
    shadows([blockShadow(at, [520, 220, 350]), blockShadow(move(at, 530, 10, 0), [120, 200, 260])]),
    truck(at, { open: 330, cargo: cargo(move(at, 14, 96, BED)), curtain: orangePaint }),
  );
}

function dashes(from: Point): string {
  const each = Array.from({ length: 30 }, (_, i) => `M${i * 110} 0h60v7h-60Z`).join('');
  return onTop(from, `<path d="${each}" fill="${orange}"/>`);
}

/** Each customer packs in another way. */
function cargo(floor: Point): string {
  return [
    palletLoad(floor, [98, 110, 128], { count: [3, 2, 4], materials: [carton, cartonPale] }),
    palletLoad(move(floor, 106, 0, 0), [98, 110, 96], { count: [2, 2, 3], materials: [board], tape: orangePaint }),
    palletLoad(move(floor, 212, 0, 0), [98, 110, 140], { count: [3, 2, 4], materials: [cartonDeep, carton] }),
  ].join('');
}
