import { canvas } from '#drawing/canvas.ts';
import { type Point, patch, stroke } from '#drawing/iso.ts';
import { board, carton, cartonDeep, cartonPale, concrete, steel } from '#drawing/palette.ts';
import { waves } from '#drawing/sea.ts';
import { blockShadow, shadows } from '#drawing/shadow.ts';
import { ship } from '#drawing/ship.ts';

const colours = [carton, cartonDeep, board, cartonPale, carton, steel, cartonDeep, concrete];
const profile = [3, 4, 4, 3, 4, 4, 3, 3, 2];

/** A loaded container ship under way, seen from above its bow. */
export function containerShip(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'ink', origin: [165, 345], scale: 1.28 },
    waves([-300, -420], [1500, 1000], '#3A322D'),
    shadows([blockShadow([20, -66, 0], [700, 132, 150])]),
    wake(),
    ship([0, 0, 0], {
      tiers: (bay, row) => Math.max(1, (profile[bay] as number) - ((bay * 2 + row * 3) % 5 === 0 ? 1 : 0)),
      colour: (bay, row, tier) =>
        colours[(bay * 5 + row * 3 + tier * 7) % colours.length] as (typeof colours)[number],
    }),
  );
}

/** Broken water along the sides and off the bow. */
function wake(): string {
  const near: Point[] = [
    [850, 6, 0],
    [790, 46, 0],
    [700, 74, 0],
    [500, 86, 0],
    [60, 90, 0],
    [-200, 130, 0],
  ];
  const outer: Point[] = [
    [870, 20, 0],
    [760, 100, 0],
    [600, 150, 0],
    [360, 190, 0],
  ];
  const far: Point[] = near.map(([x, y, z]): Point => [x, -y, z]);
  const foam: Point[] = [
    [852, 0, 0],
    [770, 44, 0],
    [640, 66, 0],
    [0, 68, 0],
    [-240, 90, 0],
    [-240, -60, 0],
    [0, -40, 0],
  ];
  return [
    patch(foam, '#4A4039'),
    ...[near, far].map((points) => stroke(points, '#8B8077', 3)),
    stroke(outer, '#5F564F', 2.4),
  ].join('');
}
