import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, type Point, patch } from '#drawing/iso.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { forks, jackBody } from '#drawing/pallet-jack.ts';
import { cartons } from '#drawing/pallet-load.ts';
import { blockShadow, castShadow, shadows } from '#drawing/shadow.ts';

const lifted: Point = [0, 0, 9];

/** A hand pallet jack with its forks under a loaded pallet, just off the floor. */
export function handPalletJack(): string {
  return canvas(
    { width: 1200, height: 1200, ground: 'paper', origin: [430, 540], scale: 4.7 },
    patch(flatRect([-300, -26, 0], 700, 132), '#F1E8DC'),
    shadows([
      blockShadow(lifted, [120, 80, 76]),
      castShadow([
        [122, 14, 0],
        [122, 68, 0],
        [150, 14, 40],
        [150, 68, 40],
        [122, 40, 44],
      ]),
      castShadow([
        [140, 40, 40],
        [190, 24, 110],
        [204, 24, 134],
        [204, 58, 134],
      ]),
    ]),
    forks([122, 13, 0], 116),
    pallet(lifted),
    cartons(move(lifted, 0, 0, PALLET_HEIGHT), [120, 80, 60], { count: [3, 2, 2], missing: 1 }),
    jackBody([122, 13, 0]),
  );
}
