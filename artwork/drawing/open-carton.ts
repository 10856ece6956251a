import type { Point, Size } from './iso.ts';
import { cartonInside, carton as kraft, type Material } from './palette.ts';
import { flap, tray } from './tray.ts';

/** A carton with its four flaps up; `spread` is how far they lean out, 0 upright to 1 level. */
export function openCarton(
  at: Point,
  size: Size,
  contents = '',
  spread = 0.6,
  material: Material = kraft,
): string {
  const [x, y, z] = at;
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
  const reach = Math.min(size[0], size[1]) / 2;
  const [out, up] = [reach * spread, reach * Math.sqrt(1 - spread * spread)];
  return [
    flap([x, y, Z], [X, y, Z], [0, -out, up], cartonInside, 0.02),
    flap([x, y, Z], [x, Y, Z], [-out, 0, up], cartonInside, 0.02),
    tray(at, size, material, cartonInside, contents),
    flap([X, y, Z], [X, Y, Z], [out, 0, up], material, 0.02),
    flap([x, Y, Z], [X, Y, Z], [0, out, up], material, 0.02),
  ].join('');
}
