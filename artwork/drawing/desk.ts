import { flatRect, move, onLeft, onTop, type Point, patch } from './iso.ts';
import { dark, ink, orange, paper, steel } from './palette.ts';
import { shade } from './shadow.ts';
import { block } from './solid.ts';

/** A screen on its foot that faces down-left; `at` is the far corner of the foot's place, `art` fills 72 × 42. */
export function monitor(at: Point, art: string): string {
  const stand = move(at, 26, 4, 0);
  return [
    block(stand, [24, 16, 1.6], steel, 0.5),
    block(move(stand, 9, 5, 1.6), [6, 3, 14], steel, 0.5),
    block(move(at, 0, 8, 13), [76, 4, 47], dark, 0.5),
    onLeft(move(at, 2, 12, 58), `<rect width="72" height="42" fill="${paper}"/>${art}`),
  ].join('');
}

/** A keyboard, 44 by 15. */
export function keyboard(at: Point): string {
  const keys = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 13 }, (_, i) =>
      row === 3 && i > 3 && i < 9
        ? ''
        : `<rect x="${1.6 + i * 3.16}" y="${1.6 + row * 3.1}" width="2.5" height="2.4" rx=".3" fill="${row === 0 && i === 0 ? orange : '#FBF8F4'}"/>`,
    ),
  );
  keys.push('<rect x="14.24" y="10.9" width="15" height="2.4" rx=".3" fill="#FBF8F4"/>');
  return (
    shade(flatRect(move(at, 1, 0, 0), 45, 15), 0.22) +
    block(at, [44, 15, 1.4], steel, 0.5) +
    onTop(move(at, 0, 0, 1.4), keys.join(''))
  );
}

/** A cutting mat with its grid, lying flat. */
export function cuttingMat(at: Point, [w, d]: readonly [number, number]): string {
  const lines = [
    ...Array.from({ length: Math.floor(w / 6) - 1 }, (_, i) => `M${6 + i * 6} 2V${d - 2}`),
    ...Array.from({ length: Math.floor(d / 6) - 1 }, (_, i) => `M2 ${6 + i * 6}H${w - 2}`),
  ].join('');
  return [
    shade(flatRect(move(at, 0.8, 0.4, 0), w, d), 0.22),
    patch(flatRect(at, w, d), '#3D3530'),
    onTop(
      at,
      `<path d="${lines}" stroke="#6F655C" stroke-width=".35"/><rect x="2" y="2" width="${w - 4}" height="${d - 4}" fill="none" stroke="${orange}" stroke-width=".5"/>`,
    ),
  ].join('');
}

/** A steel rule with ticks. */
export function ruler(at: Point, length: number): string {
  const ticks = Array.from(
    { length: Math.floor(length) - 2 },
    (_, i) => `M${1.5 + i} 0V${i % 5 ? 1.1 : 2}`,
  ).join('');
  return (
    patch(flatRect(move(at, 0.4, 0.4, 0), length, 4), '#1F1A1744') +
    patch(flatRect(at, length, 4), steel.top) +
    onTop(at, `<path d="${ticks}" stroke="${ink}" stroke-width=".3"/>`)
  );
}

/** A swatch book opened like a fan. */
export function swatches(at: Point, colours: readonly string[]): string {
  return colours
    .map((colour, i) => {
      const turn = -58 + i * (100 / colours.length);
      const card = `<rect x="-3.5" y="-26" width="7" height="28" rx=".6" fill="${paper}"/><rect x="-3.5" y="-26" width="7" height="18" fill="${colour}"/>`;
      const dark = '<rect x="-3.1" y="-25.6" width="7" height="28" fill="#1F1A17" fill-opacity=".22"/>';
      return onTop(move(at, 0, 0, i * 0.2), `<g transform="rotate(${turn})">${dark}${card}</g>`);
    })
    .concat(onTop(move(at, 0, 0, 2), '<circle cy="-1" r="1.1" fill="#8B8077"/>'))
    .join('');
}
