import { move, onLeft, type Point } from './iso.ts';
import { dark, type Material, orangePaint, steel } from './palette.ts';
import { block, cylinder } from './solid.ts';

export const CONVEYOR_HEIGHT = 76;

/** A roller conveyor along x; goods stand at `CONVEYOR_HEIGHT`. */
export function conveyor(at: Point, length: number, width: number, frame: Material = dark): string {
  const legs = Array.from({ length: Math.ceil(length / 130) }, (_, i) => 20 + i * 130);
  const leg = (x: number, y: number) =>
    block(move(at, x, y, 0), [7, 5, 64], frame, 0.2) +
    block(move(at, x - 4, y - 3, 0), [15, 11, 3], frame, 0.2);
  const rollers = Array.from({ length: Math.floor(length / 13) }, (_, i) =>
    cylinder(move(at, 7 + i * 13, 3, CONVEYOR_HEIGHT - 4.6), 'y', 4.4, width - 5, steel, 14),
  );
  return [
    ...legs.map((x) => leg(x, 2)),
    block(move(at, 0, 0, 62), [length, 4, 16], frame, 0.4),
    block(
      move(at, 0, 4, 62),
      [length, width - 8, 4],
      { top: '#332c27', left: '#332c27', right: '#28221E' },
      0,
    ),
    ...rollers,
    ...legs.map((x) => leg(x, width - 6)),
    block(move(at, 0, width - 4, 62), [length, 4, 16], frame, 0.5),
  ].join('');
}

/** The far half of a taping machine that straddles a conveyor: draw it before the goods. */
export function taperFar(at: Point, paint: Material = orangePaint): string {
  return block(move(at, 0, -22, 0), [96, 18, 172], paint, 0.4);
}

/** Control panel and service door, flat art for the column's broad side. */
const panel = [
  '<rect x="14" y="10" width="68" height="38" rx="3" fill="#28221E"/>',
  '<rect x="20" y="16" width="30" height="26" rx="1.5" fill="#FBF8F4"/>',
  '<path d="M24 22H46M24 28H40M24 34H43" stroke="#1F1A17" stroke-width="2"/>',
  '<circle cx="62" cy="22" r="5" fill="#E3C6A3"/><circle cx="62" cy="36" r="5" fill="#F76B15"/>',
  '<g fill="#8B8077"><circle cx="75" cy="22" r="3"/><circle cx="75" cy="36" r="3"/></g>',
  '<rect x="14" y="60" width="68" height="66" rx="3" fill="none" stroke="#A83A0C" stroke-width="1.6"/>',
  '<path d="M74 86V100" stroke="#28221E" stroke-width="3.4" stroke-linecap="round"/>',
].join('');

/** The near half: column with a control panel, head and tape roll. `width` is the conveyor's. */
export function taperNear(at: Point, width: number, tape: Material, paint: Material = orangePaint): string {
  return [
    block(move(at, 0, -22, 138), [96, width + 44, 34], paint, 0.5),
    block(move(at, 18, width / 2 - 14, 172), [60, 28, 8], dark, 0.4),
    block(move(at, 44, width / 2 - 12, 180), [8, 5, 30], dark, 0.4),
    cylinder(move(at, 48, width / 2 - 8, 206), 'y', 25, 18, tape),
    cylinder(move(at, 48, width / 2 + 10, 206), 'y', 12, 0.5, {
      top: '#EBD2B0',
      left: '#D9B78D',
      right: '#B28858',
    }),
    cylinder(move(at, 48, width / 2 + 10.5, 206), 'y', 5, 4, dark),
    block(move(at, 0, width + 4, 0), [96, 18, 138], paint, 0.4),
    onLeft(move(at, 0, width + 22, 138), panel),
  ].join('');
}
