import { canvas } from '#drawing/canvas.ts';
import { dimension } from '#drawing/dimension.ts';
import { flatRect, move, onRight, type Point, patch, stroke } from '#drawing/iso.ts';
import { carton, cartonDeep, cartonPale, type Material } from '#drawing/palette.ts';
import { blockShadow, contact, shadows } from '#drawing/shadow.ts';
import { lyingTube } from '#drawing/tube.ts';

/** Inner diameters of 100, 76, 50 and 38 mm, twice as large as life. */
const tubes: readonly [y: number, radius: number, length: number, Material][] = [
  [-38, 11.6, 96, carton],
  [-10, 9, 84, cartonPale],
  [13, 6.4, 72, cartonDeep],
  [31, 5, 60, carton],
];

/** Spiral-wound tubes in the four diameters, end on, with their dimensions. */
export function mailingTubeDiameters(): string {
  return canvas(
    { width: 1200, height: 900, ground: 'paper', origin: [480, 545], scale: 6.2 },
    patch(flatRect([-500, -64, 0], 1000, 128), '#F1E8DC'),
    shadows(tubes.map(([y, r, length]) => blockShadow([from(length), y - r * 0.8, 0], [length, r * 1.6, r * 2]))),
    ...tubes.map(([y, r, length, material]) => measured([from(length), y, r], r, length, material)),
  );
}

function from(length: number): number {
  return 44 - length;
}

function measured(at: Point, radius: number, length: number, material: Material): string {
  const end = move(at, length, 0, 0);
  const layers = [0.95, 0.91].map(
    (part) => `<circle r="${radius * part}" fill="none" stroke="#8b6a43" stroke-width=".25"/>`,
  );
  const y = radius * 0.86;
  const place = move(end, 7, 0, -radius);
  return [
    contact(move(at, 0, -radius * 0.7, -radius), [length, radius * 1.4], 2),
    lyingTube(at, radius, length, onRight(end, layers.join('')), material),
    seams(at, radius, length),
    dimension(move(place, 0, -y, 0), move(place, 0, y, 0), [1.6, 0, 0], 0.7),
  ].join('');
}

/** The winding: lines that run round the tube at an angle. */
function seams(at: Point, radius: number, length: number): string {
  const pitch = radius * 2.2;
  const count = Math.floor((length - 4) / pitch);
  return Array.from({ length: count }, (_, i) => {
    const points = Array.from({ length: 13 }, (_, step): Point => {
      const angle = -0.62 + (step / 12) * 2.9;
      const x = 3 + i * pitch + (step / 12) * pitch * 0.8;
      return move(at, x, Math.sin(angle) * (radius + 0.05), Math.cos(angle) * (radius + 0.05));
    });
    return stroke(points, '#8b6a43', 0.35, 'stroke-opacity=".6"');
  }).join('');
}
