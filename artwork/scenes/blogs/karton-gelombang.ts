import { canvas } from '#drawing/canvas.ts';
import { boardHeight, corrugated } from '#drawing/corrugated.ts';
import { flatRect, onLeft, type Point, patch } from '#drawing/iso.ts';
import { carton, cartonPale, dark, orange } from '#drawing/palette.ts';
import { blockShadow, contact, shade, shadows } from '#drawing/shadow.ts';
import { block } from '#drawing/solid.ts';

const BASE = 10;
const low = [15, 9];
const thick = boardHeight(low, 1.6);
const [W, D] = [168, 92];

/** The cut edge of double-wall board, large, measured with a calliper; a thinner board lies on it. */
export function kartonGelombang(): string {
  const sheet: Point = [-84, -40, BASE];
  const top: Point = [-84, -40, BASE + thick];
  return canvas(
    { width: 1200, height: 750, ground: 'ink', origin: [585, 365], scale: 4.7 },
    patch(flatRect([-300, -300, 0], 700, 700), '#2A2420'),
    shadows([blockShadow(sheet, [W, D, thick])]),
    contact([-70, -30, 0], [W - 28, D - 20], 4),
    block([-70, -30, 0], [W - 28, D - 20, BASE], dark, 0.3),
    corrugated(sheet, [W, D], low, carton, 1.6),
    shade(flatRect(top, 104, D - 8), 0.22),
    corrugated(top, [94, D - 12], [5], cartonPale, 1.3),
    onLeft([22, 52.4, BASE + thick], calliper(thick)),
  );
}

/** A calliper held against the edge, its jaws `gap` apart; the origin is where the upper jaw meets the board. */
function calliper(gap: number): string {
  const ticks = Array.from({ length: 23 }, (_, i) => {
    const long = i % 5 === 0;
    return `M17 ${-34 + i * 3}h${long ? 6 : 3.6}`;
  }).join('');
  const jaw = (y: number, down: boolean) =>
    `<path d="M-12 ${y}H30V${y + (down ? 9 : -9)}H14L-12 ${y + (down ? 2.6 : -2.6)}Z" fill="${down ? '#ADA297' : orange}"/>`;
  return [
    `<path d="M2 3 34 3V${gap + 12}L28 ${gap + 14}Z" fill="#1a0f06" fill-opacity=".25"/>`,
    `<rect x="15" y="-40" width="13" height="${gap + 52}" rx="1" fill="#D8D0C6"/>`,
    `<path d="${ticks}" stroke="#3D3530" stroke-width=".7"/>`,
    `<rect x="26.6" y="-40" width="1.4" height="${gap + 52}" fill="#8B8077"/>`,
    jaw(gap + 1.6, true),
    jaw(-0.4, false),
    `<rect x="12" y="-24" width="19" height="22" rx="1.6" fill="${orange}"/>`,
    '<rect x="16" y="-20" width="11" height="12" fill="#28221E"/><path d="M18-17H25M18-14H23" stroke="#FBF8F4" stroke-width="1"/>',
    '<circle cx="31.5" cy="-13" r="2.6" fill="#28221E"/>',
  ].join('');
}
