import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onLeft, type Point, patch, rightRect } from '#drawing/iso.ts';
import { orangePaint } from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { treatmentStamp } from '#drawing/stamp.ts';
import { strapAcross, strapAlong } from '#drawing/strap.ts';

const [W, D] = [120, 100];
const tall: Point = [-100, -96, 0];
const low: Point = [-26, 46, 0];
const single: Point = [76, -64, 0];

/** Pallets as they are delivered: a strapped stack, a stack that was begun, and one on the floor. */
export function exportPalletStack(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [580, 590], scale: 2.26 },
    patch(flatRect([-900, -80, 0], 1800, 250), '#F1E8DC'),
    shadows([
      blockShadow(tall, [W, D, 11 * PALLET_HEIGHT]),
      blockShadow(low, [W, D, 5 * PALLET_HEIGHT]),
      blockShadow(single, [W, D, PALLET_HEIGHT]),
    ]),
    stack(tall, 11),
    strapAcross(tall, [W, D, 11 * PALLET_HEIGHT], 30),
    strapAcross(tall, [W, D, 11 * PALLET_HEIGHT], 84),
    strapAlong(tall, [W, D, 11 * PALLET_HEIGHT], 46),
    stack(single, 1),
    stack(low, 5),
  );
}

function stack(at: Point, count: number): string {
  const pallets = Array.from({ length: count }, (_, i) => {
    // Nobody stacks to the millimetre.
    const foot = move(at, ((i * 7) % 4) * 0.5, ((i * 5) % 3) * 0.6, i * PALLET_HEIGHT);
    return pallet(foot, W, D) + marks(foot);
  });
  return contact(at, [W, D], 5) + pallets.join('');
}

/** The stamp on the middle foot, and the painted end of the near corner. */
function marks(foot: Point): string {
  const stamp = `<g transform="scale(.36)">${treatmentStamp()}</g>`;
  return [
    onLeft(move(foot, (W - 14) / 2 + 1.6, D, 8.6), stamp),
    patch(rightRect(move(foot, W, D - 10, 2), 10, 7), orangePaint.right),
  ].join('');
}
