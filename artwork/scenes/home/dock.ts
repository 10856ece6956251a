import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { leveller, portalFar, portalNear } from '#drawing/dock.ts';
import { flatRect, move, onLeft, type Point, patch } from '#drawing/iso.ts';
import { board, cartonPale, concrete, ink, type Material, orange, orangePaint } from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { forks, jackBody } from '#drawing/pallet-jack.ts';
import { cartons, palletLoad } from '#drawing/pallet-load.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';
import { strapAcross, strapAlong } from '#drawing/strap.ts';
import { TRAILER, trailer } from '#drawing/trailer.ts';
import { BED } from '#drawing/truck.ts';

const DEPTH = 456;
const LENGTH = 380;
const SLAB = 30;
// Its roof is seen against the page.
const paint: Material = { top: '#E6DCCF', left: '#F6F0E7', right: '#CDBFAE' };
const asphalt: Material = { top: '#6B6058', left: '#4A413B', right: '#322B27' };

/** A trailer backed up to the dock, seen from the platform that pallets are wheeled in from. */
export function dock(): string {
  const front: Point = [-TRAILER.length, 0, 0];
  const inside = [
    [-230, 16],
    [-230, 112],
    [-100, 16],
  ].map(([x = 0, y = 0]) => palletLoad([x, y, BED + 2], [112, 90, 120], { count: [2, 2, 3] }));
  return canvas(
    { width: 1200, height: 1050, ground: 'none', origin: [652, 604], scale: 0.89 },
    shadows([blockShadow([-530, -220, -SLAB], [970, 520, SLAB], -SLAB)]),
    block([-530, -220, -SLAB], [970, 520, SLAB], asphalt, 0.3),
    ...[-34, 250].map((y) => patch(flatRect([-530, y, 0], 530, 9), '#8A7C70')),
    shadows([
      blockShadow([front[0], 0, 30], [TRAILER.length, 220, 330]),
      blockShadow([30, -190, 0], [LENGTH, DEPTH, BED]),
    ]),
    trailer(front, inside.join(''), paint),
    portalFar([6, 0, 0]),
    portalNear([6, 0, 0], 220),
    platform(),
    leveller([-6, 26, 0], 84, 168),
    ...waiting(),
    ...moving(),
  );
}

function platform(): string {
  const at: Point = [30, -190, 0];
  const stripes = Array.from({ length: 12 }, (_, i) =>
    patch(flatRect([30, -190 + i * 40, BED], 14, 20), i % 2 ? ink : orange),
  );
  const bumpers = onLeft(
    move(at, 0, DEPTH, BED),
    Array.from(
      { length: 3 },
      (_, i) => `<rect x="${30 + i * 125}" y="16" width="70" height="8" fill="#9A8C7B"/>`,
    ).join(''),
  );
  return block(at, [LENGTH, DEPTH, BED], concrete, 0.7) + stripes.join('') + bumpers;
}

/** Pallets for the next trailer along the platform's far side. */
function waiting(): string[] {
  const strapped: Point = [232, -150, BED];
  const load = [120, 100, 96] as const;
  const on = move(strapped, 0, 0, PALLET_HEIGHT);
  return [
    contact(strapped, [120, 100], 5),
    pallet(strapped, 120, 100),
    cartons(on, load, { count: [3, 2, 3] }),
    ...[30, 86].map((offset) => strapAcross(on, load, offset)),
    ...[20, 76].map((offset) => strapAlong(on, load, offset)),
  ];
}

/** The pallet on its way in, and one single parcel that goes with it. */
function moving(): string[] {
  const at: Point = [92, 66, BED];
  return [
    forks([at[0] + 122, at[1] + 18, BED], 112),
    palletLoad(move(at, 0, 0, 8), [120, 92, 104], { count: [2, 2, 3], missing: 1, tape: orangePaint }),
    jackBody([at[0] + 122, at[1] + 18, BED]),
    contact([300, 196, BED], [70, 56], 4),
    carton([300, 196, BED], [70, 56, 44], { material: cartonPale, marks: 'left', label: 'right' }),
    carton([308, 202, BED + 44], [48, 40, 30], { material: board, tapeMaterial: orangePaint }),
  ];
}
