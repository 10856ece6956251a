import {
  flatRect,
  leftRect,
  move,
  outline,
  type Point,
  patch,
  project,
  rightRect,
  type Size,
  stroke,
} from './iso.ts';
import { ink, type Material, orange, orangePaint, paper } from './palette.ts';
import { block, extrude } from './solid.ts';

/** A house block with rows of windows; small ones get a pitched roof. */
export function building(at: Point, size: Size, material: Material, pitched = false): string {
  const [w, d, h] = size;
  if (pitched) return block(at, size, material, 0) + roof(move(at, 0, 0, h), w, d);
  const rows = Math.floor((h - 6) / 11);
  const panes = (length: number, draw: (u: number, v: number) => string) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.floor((length - 4) / 10) }, (_, i) =>
        draw(5 + i * 10, h - 10 - row * 11),
      ).join(''),
    ).join('');
  return [
    block(at, size, material, 0.5),
    panes(w, (u, v) => patch(leftRect(move(at, u, d, v), 5, 6), '#6b4722')),
    panes(d, (u, v) => patch(rightRect(move(at, w, u, v), 5, 6), '#4a2f12')),
    block(move(at, w * 0.2, d * 0.2, h), [w * 0.3, d * 0.3, 5], material, 0.4),
  ].join('');
}

function roof([x, y, z]: Point, w: number, d: number): string {
  const gable: [number, number][] = [
    [y - 2, z],
    [y + d / 2, z + d * 0.42],
    [y + d + 2, z],
  ];
  return extrude(gable, 'x', x - 2, x + w + 2, { top: '#8A6339', left: '#A67D4F', right: '#B28858' });
}

/** A round tree. */
export function tree(at: Point, size = 1): string {
  const [x, y] = project(move(at, 0, 0, 13 * size));
  const r = 7 * size;
  return [
    stroke([at, move(at, 0, 0, 10 * size)], '#6b4722', 2 * size),
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#A67D4F"/>`,
    `<circle cx="${x - r * 0.22}" cy="${y - r * 0.24}" r="${r * 0.7}" fill="#C79F70"/>`,
  ].join('');
}

/** A route along streets: a broad line with a light edge under it. */
export function route(points: readonly Point[]): string {
  return stroke(points, paper, 7) + stroke(points, orange, 4.4);
}

/** A map pin standing on the ground, `height` high. */
export function pin(at: Point, height: number): string {
  const [x, y] = project(at);
  const r = height * 0.3;
  const top = y - height + r;
  const body = `M${x} ${y}C${x - r * 0.3} ${y - height * 0.32} ${x - r} ${top + r * 0.7} ${x - r} ${top}A${r} ${r} 0 0 1 ${x + r} ${top}C${x + r} ${top + r * 0.7} ${x + r * 0.3} ${y - height * 0.32} ${x} ${y}Z`;
  const shade = `M${x} ${y}C${x + r * 0.3} ${y - height * 0.32} ${x + r} ${top + r * 0.7} ${x + r} ${top}A${r} ${r} 0 0 0 ${x + r * 0.2} ${top - r * 0.98}C${x + r * 0.6} ${top} ${x + r * 0.3} ${y - height * 0.4} ${x} ${y}Z`;
  return [
    `<ellipse cx="${x}" cy="${y}" rx="${r * 0.8}" ry="${r * 0.4}" fill="#3a2410" fill-opacity=".28"/>`,
    `<path d="${body}" fill="${orangePaint.left}"/><path d="${shade}" fill="${orangePaint.right}"/>`,
    `<circle cx="${x}" cy="${top}" r="${r * 0.46}" fill="${paper}"/><circle cx="${x}" cy="${top}" r="${r * 0.2}" fill="${ink}"/>`,
  ].join('');
}

/** A piece of level ground with rounded look: a slab and its surface. */
export function ground(at: Point, [w, d]: readonly [number, number], fill: string): string {
  return `<path d="${outline(flatRect(at, w, d))}" fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round"/>`;
}

/** Anything drawn in centimetres, made smaller and put down at `at`. */
export function reduced(at: Point, scale: number, art: string): string {
  const [x, y] = project(at);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
}
