import { type FocalPoint, wholePercent } from '#lib/focal-point.ts';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The point of a picture shown in `box` at these coordinates, or the nearest one inside it. */
export function pointAt(box: Box, x: number, y: number): FocalPoint {
  return {
    focalX: wholePercent((x - box.left) / box.width),
    focalY: wholePercent((y - box.top) / box.height),
  };
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** How far an arrow key moves something on a picture: a percent, ten with Shift; null for other keys. */
export function stepOf({ key, shiftKey }: Key): { x: number; y: number } | null {
  const [x = 0, y = 0] = steps[key] ?? [];
  const share = (shiftKey ? 10 : 1) / 100;
  return steps[key] ? { x: x * share, y: y * share } : null;
}

export function movedByKey({ focalX, focalY }: FocalPoint, key: Key): FocalPoint | null {
  const step = stepOf(key);
  return step && { focalX: wholePercent(focalX + step.x), focalY: wholePercent(focalY + step.y) };
}
