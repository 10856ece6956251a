import { canvas } from '#drawing/canvas.ts';
import { CUTAWAY, cutContainer } from '#drawing/cut-container.ts';
import { flatRect, move, onTop, type Point, patch } from '#drawing/iso.ts';
import { orange } from '#drawing/palette.ts';
import { pallet } from '#drawing/pallet.ts';
import { palletLoad } from '#drawing/pallet-load.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';

const at: Point = [-300, -118, 0];
const [LENGTH, WIDTH] = CUTAWAY;
const SIDE = 110;

/** A container cut open: ten pallets of 1,100 mm fill its floor, the last one waits outside. */
export function exportPalletContainer(): string {
  const outside: Point = [330, -64, 0];
  return canvas(
    { width: 1200, height: 900, ground: 'kraft', origin: [535, 520], scale: 1.33 },
    patch(flatRect([-1600, -190, 0], 3400, 400), '#D8B98F'),
    shadows([blockShadow(at, [LENGTH, WIDTH, 60]), blockShadow(at, [LENGTH, 6, 160]), blockShadow(outside, [SIDE, SIDE, 90])]),
    contact(at, [LENGTH, WIDTH], 8),
    cutContainer(at),
    ...pallets(),
    contact(outside, [SIDE, SIDE], 5),
    palletLoad(outside, [SIDE, SIDE, 72], { count: [3, 3, 2], missing: 2 }),
    arrow(move(outside, -16, SIDE + 26, 0)),
  );
}

/** Two rows of five from the back to the door; the far ones are loaded already. */
function pallets(): string[] {
  const drawn: string[] = [];
  for (let x = 0; x < 5; x++) {
    for (let y = 0; y < 2; y++) {
      const foot = move(at, 10 + x * (SIDE + 4), 8 + y * (SIDE + 3), 12);
      const isLoaded = x < 2 || (x === 2 && y === 0);
      drawn.push(
        isLoaded
          ? palletLoad(foot, [SIDE, SIDE, x === 0 ? 96 : 72], { count: [3, 3, x === 0 ? 3 : 2] })
          : pallet(foot, SIDE, SIDE),
      );
    }
  }
  return drawn;
}

/** Painted on the floor: this way in. */
function arrow(tip: Point): string {
  return onTop(tip, `<path d="M0 14 26 0V9H110V19H26V28Z" fill="${orange}"/>`);
}
