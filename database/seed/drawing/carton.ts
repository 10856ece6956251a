import { move, onLeft, onRight, type Point, patch, type Size, stroke, tone } from './iso.ts';
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
export function tapeOver([x, y, z]: Point, [w, d, h]: Size, along: 'x' | 'y', material: Material): string {
  const Z = z + h;
  const half = Math.min(w, d) * 0.07;
  const drop = Math.min(h * 0.22, half * 3.2);
  const seam = { width: 0.6, look: 'opacity=".35"' };
  if (along === 'y') {
    const [a, b, Y] = [x + w / 2 - half, x + w / 2 + half, y + d];
    return [
      patch([[a, y, Z], [b, y, Z], [b, Y, Z], [a, Y, Z]], material.top),
      patch([[a, Y, Z], [b, Y, Z], [b, Y, Z - drop], [a, Y, Z - drop]], tone(material, [0, 1, 0])),
      stroke([[x + w / 2, y, Z], [x + w / 2, Y, Z]], '#7a5427', seam.width, seam.look),
    ].join('');
  }
  const [a, b, X] = [y + d / 2 - half, y + d / 2 + half, x + w];
  return [
    patch([[x, a, Z], [X, a, Z], [X, b, Z], [x, b, Z]], material.top),
    patch([[X, a, Z], [X, b, Z], [X, b, Z - drop], [X, a, Z - drop]], tone(material, [1, 0, 0])),
    stroke([[x, y + d / 2, Z], [X, y + d / 2, Z]], '#7a5427', seam.width, seam.look),
  ].join('');
}

/** Puts flat art on a side, `right` and `down` as parts of that side's length and height. */
export function stick(
  side: 'left' | 'right', at: Point, [w, d, h]: Size, art: string, right: number, down: number,
): string {
  return side === 'left'
    ? onLeft(move(at, w * right, d, h * (1 - down)), art)
    : onRight(move(at, w, d * (1 - right), h * (1 - down)), art);
}
