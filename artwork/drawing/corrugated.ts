import { flatRect, leftRect, move, onLeft, type Point, patch, rightRect, stroke } from './iso.ts';
import { carton as kraft, type Material } from './palette.ts';
import { extrude } from './solid.ts';

const gap = '#7d5730';

/** One wave of the fluting as a flat line, `length` long, starting at its foot. */
function wave(length: number, height: number, pitch: number): string {
  const half = pitch / 2;
  const steps = Math.ceil(length / half);
  const turns = Array.from({ length: steps }, (_, i) => {
    const [from, to] = i % 2 ? [-height, 0] : [0, -height];
    const x = i * half;
    return `C${x + half * 0.45} ${from} ${x + half * 0.55} ${to} ${x + half} ${to}`;
  });
  return `M0 0${turns.join('')}`;
}

/** A sheet of corrugated board; each entry of `flutes` is the height of one fluted layer, from the bottom up. */
export function corrugated(
  at: Point,
  [w, d]: readonly [number, number],
  flutes: readonly number[],
  material: Material = kraft,
  liner = 1.1,
): string {
  const parts: string[] = [];
  let z = at[2];
  const sheet = (thick: number, colours: Material) => {
    const foot: Point = [at[0], at[1], z];
    parts.push(patch(leftRect(move(foot, 0, d, 0), w, thick), colours.left));
    parts.push(patch(rightRect(move(foot, w, 0, 0), d, thick), colours.right));
    z += thick;
  };
  for (const flute of flutes) {
    sheet(liner, material);
    const foot: Point = [at[0], at[1] + d, z];
    sheet(flute, { top: gap, left: gap, right: '#6b4722' });
    const line = `fill="none" stroke="${material.top}" stroke-width="${liner}"`;
    // The inner svg cuts the last wave off at the end of the sheet.
    const medium = `<path transform="translate(0 ${flute})" d="${wave(w + flute, flute, flute * 2.3)}" ${line}/>`;
    parts.push(onLeft(foot, `<svg y="${-flute}" width="${w}" height="${flute}">${medium}</svg>`));
  }
  sheet(liner, material);
  const top: Point = [at[0], at[1], z];
  return [
    ...parts,
    patch(flatRect(top, w, d), material.top),
    stroke(
      [move(top, 0, d, 0), move(top, w, d, 0), move(top, w, 0, 0)],
      '#fffaf2',
      0.4,
      'stroke-opacity=".7"',
    ),
  ].join('');
}

/** How thick `corrugated` draws a sheet. */
export function boardHeight(flutes: readonly number[], liner = 1.1): number {
  return flutes.reduce((sum, flute) => sum + flute + liner, liner);
}

/** Fluting laid bare: waves along x, ridges running along y. */
export function ridges(
  at: Point,
  [w, d]: readonly [number, number],
  height: number,
  material: Material = kraft,
): string {
  const pitch = height * 2.3;
  const count = Math.round((w / pitch) * 14);
  const profile = Array.from({ length: count + 1 }, (_, i): [number, number] => {
    const x = (i / count) * w;
    return [at[0] + x, at[2] + (height * (1 - Math.cos((x / pitch) * Math.PI * 2))) / 2];
  });
  return extrude(
    [[at[0], at[2] - 0.2], ...profile, [at[0] + w, at[2] - 0.2]],
    'y',
    at[1],
    at[1] + d,
    material,
  );
}

/** The fluting in a cut edge too thin to draw wave by wave: a row of dark gaps along the points. */
export function cutEdge(points: readonly Point[], thick: number, colour = gap): string {
  const dashes = `stroke-dasharray="${thick * 0.9} ${thick * 0.8}" style="stroke-linecap:butt"`;
  return stroke(points, colour, thick, dashes);
}
