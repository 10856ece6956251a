import { move, onRight, onTop, type Point } from './iso.ts';
import { cartonPale, type Material, orangePaint } from './palette.ts';
import { cylinder } from './solid.ts';

/** A mailing tube on end, capped; `at` is the centre of its foot. */
export function standingTube(
  at: Point,
  radius: number,
  height: number,
  material: Material = cartonPale,
  cap: Material = orangePaint,
): string {
  const lip = radius * 0.42;
  const top = move(at, 0, 0, height);
  return [
    cylinder(at, 'z', radius, height, material),
    cylinder(move(at, 0, 0, height - lip), 'z', radius * 1.04, lip + 1, cap),
    onTop(move(top, 0, 0, 1), `<circle r="${radius * 0.86}" fill="#000" fill-opacity=".12"/>`),
    onTop(move(top, 0, 0, 0.2), `<circle r="${radius * 0.82}" fill="${cap.left}"/>`),
  ].join('');
}

/** A tube lying along x with its near end open; `at` is the centre of the far end. */
export function lyingTube(
  at: Point,
  radius: number,
  length: number,
  inside: string,
  material: Material = cartonPale,
): string {
  const end = move(at, length, 0, 0);
  const wall = radius * 0.86;
  return [
    cylinder(at, 'x', radius, length, material),
    onRight(end, `<circle r="${radius}" fill="${material.left}"/><circle r="${wall}" fill="#5b3d1e"/>`),
    onRight(
      end,
      `<path d="M${-wall} 0A${wall} ${wall} 0 0 1 ${wall} 0Z" fill="#2d1b0a" fill-opacity=".55"/>`,
    ),
    inside,
  ].join('');
}

/** A capped tube lying along x; `at` is the centre of the far end. */
export function cappedTube(
  at: Point,
  radius: number,
  length: number,
  material: Material = cartonPale,
  cap: Material = orangePaint,
): string {
  const lip = radius * 0.5;
  const end = move(at, length, 0, 0);
  return [
    cylinder(at, 'x', radius, length, material),
    cylinder(move(at, length - lip, 0, 0), 'x', radius * 1.04, lip + 1, cap),
    onRight(move(end, 1, 0, 0), `<circle r="${radius * 0.86}" fill="#000" fill-opacity=".14"/>`),
    onRight(move(end, 0.2, 0, 0), `<circle r="${radius * 0.8}" fill="${cap.right}"/>`),
  ].join('');
}
