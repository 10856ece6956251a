import {
  flatRect,
  leftRect,
  move,
  onLeft,
  onRight,
  type Point,
  patch,
  rightRect,
  type Size,
  stroke,
} from './iso.ts';
import { label } from './label.ts';
import { handling } from './marks.ts';
import { carton as kraft, type Material } from './palette.ts';
import { block } from './solid.ts';

export interface Finish {
  material?: Material;
  /** Which way the closing tape runs over the lid. */
  tape?: 'x' | 'y' | 'none';
  tapeMaterial?: Material;
  label?: 'left' | 'right';
  marks?: 'left' | 'right';
}

const brownTape: Material = { top: '#D9B27E', left: '#C39A64', right: '#9A7243' };

/** A closed shipping carton with the seam of its flaps, tape, and what is printed or stuck on it. */
export function carton(at: Point, size: Size, finish: Finish = {}): string {
  const { material = kraft, tape = 'y', tapeMaterial = brownTape } = finish;
  return [
    block(at, size, material),
    tape === 'none' ? '' : tapeOver(at, size, tape, tapeMaterial),
    finish.label ? stick(finish.label, at, size, label(Math.min(size[0], size[1]) * 0.46), 0.1, 0.16) : '',
    finish.marks ? stick(finish.marks, at, size, handling(size[2] * 0.17), 0.1, 0.74) : '',
  ].join('');
}

/** Tape along the seam of the lid, folded a little way down the near side. */
export function tapeOver(at: Point, [w, d, h]: Size, along: 'x' | 'y', material: Material): string {
  const half = Math.min(w, d) * 0.07;
  const drop = Math.min(h * 0.22, half * 3.2);
  const lid = move(at, 0, 0, h);
  const seam = (from: Point, to: Point) => stroke([from, to], '#7a5427', 0.6, 'stroke-opacity=".35"');
  if (along === 'y') {
    const edge = move(lid, w / 2 - half, 0, 0);
    return [
      patch(flatRect(edge, half * 2, d), material.top),
      patch(leftRect(move(edge, 0, d, -drop), half * 2, drop), material.left),
      seam(move(lid, w / 2, 0, 0), move(lid, w / 2, d, 0)),
    ].join('');
  }
  const edge = move(lid, 0, d / 2 - half, 0);
  return [
    patch(flatRect(edge, w, half * 2), material.top),
    patch(rightRect(move(edge, w, 0, -drop), half * 2, drop), material.right),
    seam(move(lid, 0, d / 2, 0), move(lid, w, d / 2, 0)),
  ].join('');
}

/** Puts flat art on a side, `right` and `down` as parts of that side's length and height. */
export function stick(
  side: 'left' | 'right',
  at: Point,
  [w, d, h]: Size,
  art: string,
  right: number,
  down: number,
): string {
  return side === 'left'
    ? onLeft(move(at, w * right, d, h * (1 - down)), art)
    : onRight(move(at, w, d * (1 - right), h * (1 - down)), art);
}
