import type { FocalPoint } from '#lib/focal-point.ts';

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

/** Where an arrow key moves a point: a percent, ten with Shift; null for other keys. */
export function movedByKey(
  { focalX, focalY }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | null {
  const step = steps[key];
  if (!step) return null;
  const [x, y] = step.map((percents) => (percents * (shiftKey ? 10 : 1)) / 100) as [number, number];
  return { focalX: wholePercent(focalX + x), focalY: wholePercent(focalY + y) };
}

function wholePercent(share: number) {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
