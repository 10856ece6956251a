import { canvas } from '#drawing/canvas.ts';
import { flatRect, move, onLeft, onRight, type Point, patch } from '#drawing/iso.ts';
import { label } from '#drawing/label.ts';
import { closedMailer } from '#drawing/mailer.ts';
import { printedMark } from '#drawing/marks.ts';
import { board, cartonPale, dark, orangePaint, paper } from '#drawing/palette.ts';
import { PALLET_HEIGHT, pallet } from '#drawing/pallet.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';

const wrapped: Point = [-120, -60, 0];
const begun: Point = [44, -44, 0];
const [W, D, TIER] = [120, 100, 15];
const [NX, NY] = [3, 3];

/** Finished sets on two pallets: one full and wrapped in film, one still being stacked. */
export function contractPackagingPallet(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [550, 560], scale: 2.45 },
    patch(flatRect([-900, -110, 0], 1800, 260), '#2A2420'),
    shadows([blockShadow(wrapped, [W, D, 120]), blockShadow(begun, [W, D, 50])]),
    contact(wrapped, [W, D], 5),
    pallet(wrapped, W, D),
    sets(move(wrapped, 0, 0, PALLET_HEIGHT), 7, 0),
    ...film(move(wrapped, 0, 0, PALLET_HEIGHT), 7 * TIER),
    onLeft(move(wrapped, 42, D + 0.4, 96), label(38)),
    contact(begun, [W, D], 5),
    pallet(begun, W, D),
    sets(move(begun, 0, 0, PALLET_HEIGHT), 3, 4),
  );
}

/** Tiers of boxes; of the top one some are `missing`, counted from the near corner. */
function sets(at: Point, tiers: number, missing: number): string {
  const [w, d] = [W / NX, D / NY];
  const drawn: string[] = [];
  for (let z = 0; z < tiers; z++) {
    for (let i = 0; i < NX * NY; i++) {
      const [x, y] = [i % NX, Math.floor(i / NX)];
      if (z === tiers - 1 && NX * NY - 1 - i < missing) continue;
      const foot = move(at, x * w, y * d, z * TIER);
      const material = (x + y + z) % 4 === 1 ? board : (x + y + z) % 4 === 3 ? orangePaint : cartonPale;
      drawn.push(closedMailer(foot, [w - 0.5, d - 0.5, TIER - 0.4], material));
      if (y === NY - 1) drawn.push(onLeft(move(foot, w / 2 - 4, d - 0.4, 12), printedMark(8.4)));
    }
  }
  return drawn.join('');
}

/** Stretch film: a pale veil with its edges wound slantwise. */
function film(at: Point, height: number): string[] {
  const veil = `fill="${paper}" fill-opacity=".34"`;
  const turns = Array.from({ length: 9 }, (_, i) => `M0 ${8 + i * 12}L${W} ${2 + i * 12}`).join('');
  const side = Array.from({ length: 9 }, (_, i) => `M0 ${2 + i * 12}L${D} ${8 + i * 12}`).join('');
  const line = `fill="none" stroke="${paper}" stroke-opacity=".55" stroke-width="1"`;
  return [
    onLeft(move(at, 0, D, height), `<rect width="${W}" height="${height}" ${veil}/><path d="${turns}" ${line}/>`),
    onRight(move(at, W, D, height), `<rect width="${D}" height="${height}" fill="${dark.left}" fill-opacity=".08"/><rect width="${D}" height="${height}" fill="${paper}" fill-opacity=".2"/><path d="${side}" ${line}/>`),
  ];
}
