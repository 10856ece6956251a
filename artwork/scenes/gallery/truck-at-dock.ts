import { canvas } from '#drawing/canvas.ts';
import { dock, leveller, portalFar, portalNear } from '#drawing/dock.ts';
import { flatRect, type Point, patch } from '#drawing/iso.ts';
import { orangePaint } from '#drawing/palette.ts';
import { forks, jackBody } from '#drawing/pallet-jack.ts';
import { palletLoad } from '#drawing/pallet-load.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { BED, truck } from '#drawing/truck.ts';

/** A curtain-side truck backed up to a loading dock, half loaded. */
export function truckAtDock(): string {
  const pallets: Point[] = [
    [14, 50, BED],
    [142, 50, BED],
  ];
  const cargo = pallets.map((at) =>
    palletLoad(at, [120, 150, 128], { count: [2, 2, 3], missing: at[0] < 100 ? 1 : 0 }),
  );
  return canvas(
    { width: 1200, height: 800, ground: 'paper', origin: [500, 385], scale: 0.87 },
    patch(flatRect([-2000, -150, 0], 3300, 1350), '#F1E8DC'),
    ...[-40, 258].map((y) => patch(flatRect([0, y, 0], 960, 12), '#E2D6C6')),
    shadows([
      blockShadow([0, 0, 40], [520, 220, 308]),
      blockShadow([530, 0, 30], [160, 220, 270]),
      blockShadow([0, 20, 0], [690, 190, 40]),
    ]),
    dock([-44, -150, 0], 640, 520),
    contact([-360, 70, BED], [120, 110], 6),
    palletLoad([-560, -90, BED], [120, 100, 90], { count: [3, 2, 2], missing: 1 }),
    forks([-236, 98, BED], 100),
    palletLoad([-360, 70, BED + 6], [120, 110, 118], { count: [2, 2, 3] }),
    jackBody([-236, 98, BED]),
    portalFar([-40, 0, 0]),
    leveller([-60, 30, 0], 66, 160),
    truck([0, 0, 0], { open: 262, cargo: cargo.join(''), curtain: orangePaint }),
    portalNear([-40, 0, 0], 220),
  );
}
