import { canvas } from '#drawing/canvas.ts';
import { forklift } from '#drawing/forklift.ts';
import { flatRect, type Point, patch } from '#drawing/iso.ts';
import { cartonDeep, orangePaint, paper } from '#drawing/palette.ts';
import { palletLoad } from '#drawing/pallet-load.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';

/** A forklift on its way down the aisle with a full pallet. */
export function careerWarehouse(): string {
  const truck: Point = [-190, -50, 0];
  const waiting: Point = [-150, -250, 0];
  return canvas(
    { width: 1200, height: 750, ground: 'kraft', origin: [600, 515], scale: 1.74 },
    patch(flatRect([-700, -110, 0], 1400, 230), '#D8B98F'),
    ...[-110, 112].map((y) => patch(flatRect([-700, y, 0], 1400, 8), paper)),
    shadows([
      blockShadow(waiting, [120, 100, 90]),
      blockShadow([-190, -46, 10], [200, 96, 110]),
      blockShadow([-156, -50, 216], [150, 104, 6]),
      blockShadow([36, -48, 20], [120, 100, 130]),
    ]),
    contact(waiting, [120, 100], 4),
    palletLoad(waiting, [120, 100, 76], { count: [3, 2, 2], missing: 1, materials: [cartonDeep] }),
    forklift(truck, 22, (at) =>
      palletLoad([at[0], at[1] + 2, at[2]], [120, 100, 112], { count: [3, 2, 3], tape: orangePaint }),
    ),
  );
}
