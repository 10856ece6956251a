import { move, onLeft, type Point, patch } from './iso.ts';
import { cartonPale, type Material, orange } from './palette.ts';
import { cylinder } from './solid.ts';

interface Roll {
  radius: number;
  width: number;
  /** Length of a label along the strip and of the gap after it. */
  pitch: readonly [label: number, gap: number];
  liner?: Material;
}

/** A roll of labels on its rim, the axis along y; `at` is the far side, below the middle. The strip leaves at its foot. */
export function labelRoll(at: Point, { radius, width, pitch, liner = cartonPale }: Roll): string {
  const hub = move(at, 0, 0, radius);
  const rings = [0.94, 0.86, 0.78, 0.7, 0.62].map(
    (part) => `<circle r="${radius * part}" fill="none" stroke="#B9A88F" stroke-width="${radius * 0.012}"/>`,
  );
  return [
    cylinder(hub, 'y', radius, width, liner, 96),
    ...bands(hub, radius, width, pitch),
    onLeft(move(hub, 0, width, 0), `<circle r="${radius * 0.995}" fill="#EFE7DC"/>${rings.join('')}`),
    onLeft(
      move(hub, 0, width, 0),
      `<circle r="${radius * 0.44}" fill="#A67D4F"/><circle r="${radius * 0.37}" fill="#3a2815"/>`,
    ),
  ].join('');
}

/** The labels on the part of the rim we see, bent round it in short facets. */
function bands(
  hub: Point,
  radius: number,
  width: number,
  [length, gap]: readonly [number, number],
): string[] {
  const on = (angle: number, y: number) =>
    move(hub, Math.sin(angle) * (radius + 0.1), y, Math.cos(angle) * (radius + 0.1));
  const bent = (from: number, to: number, y0: number, y1: number, colour: (t: number) => string) =>
    Array.from({ length: 6 }, (_, i) => {
      const [a, b] = [from + ((to - from) * i) / 6, from + ((to - from) * (i + 1)) / 6];
      return patch([on(a, y0), on(b, y0), on(b, y1), on(a, y1)], colour((a + b) / 2));
    }).join('');
  const white = (angle: number) => (angle > 0.9 ? '#E2D8CA' : angle > 0.3 ? '#F3ECE2' : '#FFFDF9');
  const mark = (angle: number) => (angle > 0.9 ? '#C24B08' : orange);
  const step = (length + gap) / radius;
  return Array.from({ length: 5 }, (_, i) => {
    const from = -0.72 + i * step;
    const to = Math.min(from + length / radius, 1.75);
    if (from > 1.5) return '';
    // The one that is just leaving the roll has its mark on the strip already.
    const whole = to - from > (length / radius) * 0.99;
    return (
      bent(from, to, width * 0.07, width * 0.93, white) +
      (whole
        ? bent(from + (to - from) * 0.68, from + (to - from) * 0.93, width * 0.14, width * 0.4, mark)
        : '')
    );
  });
}
