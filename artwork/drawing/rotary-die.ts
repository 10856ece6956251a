import { cutLine } from './die-line.ts';
import { move, onLeft, onRight, type Point, stroke } from './iso.ts';
import { dark, orangePaint, steel } from './palette.ts';
import { block, cylinder } from './solid.ts';

/** A rotary die between its stands, the axis along y: `at` is where it touches the sheet, on the far side. */
export function rotaryDie(at: Point, radius: number, width: number): string {
  const hub = move(at, 0, 0, radius);
  return [
    stand(move(at, 0, -16, 0), radius),
    cylinder(move(hub, 0, -14, 0), 'y', radius * 0.3, 14, steel),
    cylinder(hub, 'y', radius, width, orangePaint, 96),
    ...rules(hub, radius, width),
    onLeft(
      move(hub, 0, width, 0),
      `<circle r="${radius * 0.8}" fill="none" stroke="#C24B08" stroke-width="1.2"/><circle r="${radius * 0.36}" fill="#A83A0C"/>`,
    ),
    cylinder(move(hub, 0, width, 0), 'y', radius * 0.3, 16, steel),
    stand(move(at, 0, width + 6, 0), radius),
  ].join('');
}

/** Cutting rules bent round the drum: only the part of the line that faces us. */
function rules(hub: Point, radius: number, width: number): string[] {
  const on = ([u, v]: readonly [number, number]): { at: Point; seen: boolean } => {
    const angle = u / radius - 0.34;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return {
      at: move(hub, sin * radius * 1.01, (v / 93) * width * 0.86 + width * 0.07, cos * radius * 1.01),
      seen: sin + cos > 0.05,
    };
  };
  const runs: Point[][] = [[]];
  for (const point of cutLine(2.5)) {
    const { at, seen } = on(point);
    if (seen) runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  const lines = runs.filter((run) => run.length > 1);
  return [
    ...lines.map((run) =>
      stroke(
        run.map((point) => move(point, 0.5, 0.3, -0.6)),
        '#7a2606',
        1.8,
        'stroke-opacity=".55"',
      ),
    ),
    ...lines.map((run) => stroke(run, '#28221E', 1.4)),
  ];
}

function stand(at: Point, radius: number): string {
  const side = [
    `<circle cx="14" cy="${radius * 0.55}" r="${radius * 0.34}" fill="#5A504A"/>`,
    `<circle cx="14" cy="${radius * 0.55}" r="${radius * 0.16}" fill="#ADA297"/>`,
  ];
  const body = move(at, -14, 0, -16);
  return [
    block(body, [28, 10, radius * 1.55 + 16], dark, 0.4),
    onLeft(move(body, 0, 10, radius * 1.55 + 16), side.join('')),
    onRight(
      move(body, 28, 10, radius * 1.55 + 12),
      '<rect x="3" y="2" width="4" height="10" fill="#F76B15"/>',
    ),
  ].join('');
}
