import { canvas } from '#drawing/canvas.ts';
import { carton } from '#drawing/carton.ts';
import { flatRect, type Point, patch, type Size, stroke } from '#drawing/iso.ts';
import { board, cartonDeep, cartonPale, carton as kraft } from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { edgeGuard, seal, strapAcross, strapAlong } from '#drawing/strap.ts';

const at: Point = [0, 0, PALLET_HEIGHT];
const load: Size = [120, 80, 108];
const tones = [kraft, cartonPale, kraft, cartonDeep, kraft, kraft, cartonPale];

/** A pallet of cartons under four straps, seen close. */
export function palletStrapping(): string {
  return canvas(
    { width: 1200, height: 1200, ground: 'ink', origin: [525, 590], scale: 4.5 },
    floor(),
    shadows([blockShadow([0, 0, 0], [120, 80, 122])]),
    contact([0, 0, 0], [120, 80], 6),
    pallet([0, 0, 0]),
    ...layers(),
    edgeGuard(at, load, board),
    ...[29, 87].map((offset) => strapAcross(at, load, offset)),
    ...[10, 66].map((offset) => strapAlong(at, load, offset)),
    ...[29, 87].map((offset) => seal([offset, 80, 74])),
  );
}

/** The marked place on the warehouse floor. */
function floor(): string {
  const place = flatRect([-34, -34, 0], 190, 150);
  return (
    patch(flatRect([-400, -400, 0], 900, 900), '#2A2420') +
    stroke([...place, ...place.slice(0, 2)], '#4A4039', 5)
  );
}

function layers(): string[] {
  const size: Size = [39.6, 39.6, 35.6];
  return [0, 1, 2].flatMap((z) =>
    [0, 1].flatMap((y) =>
      [0, 1, 2].map((x) =>
        carton([x * 40, y * 40, PALLET_HEIGHT + z * 36], size, {
          material: tones[(x * 3 + y * 5 + z * 4) % tones.length],
          tape: 'y',
          marks: (x + z) % 2 ? 'left' : 'right',
          label: z === 1 && x === 1 ? 'left' : undefined,
        }),
      ),
    ),
  );
}
