import { move, onLeft, type Point } from './iso.ts';
import { dark } from './palette.ts';
import { cylinder } from './solid.ts';

/** A road wheel whose outer side faces down-left; `at` is the centre of its far side. */
export function wheel(at: Point, radius: number, width: number): string {
  const near = move(at, 0, width, 0);
  const bolts = Array.from(
    { length: 8 },
    (_, i) =>
      `<circle r="${radius * 0.05}" cx="${radius * 0.32}" transform="rotate(${i * 45})" fill="#5F564F"/>`,
  );
  const rim = [
    `<circle r="${radius}" fill="#332c27"/><circle r="${radius * 0.86}" fill="#221d1a"/>`,
    `<circle r="${radius * 0.6}" fill="#8b8077"/><circle r="${radius * 0.54}" fill="#cfc5ba"/>`,
    `<circle r="${radius * 0.44}" fill="#ada297"/><circle r="${radius * 0.16}" fill="#5F564F"/>`,
  ];
  return (
    cylinder(at, 'y', radius, width, { ...dark, left: '#332c27' }) + onLeft(near, [...rim, ...bolts].join(''))
  );
}
