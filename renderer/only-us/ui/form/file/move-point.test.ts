import { expect, test } from 'vitest';
import { movedByKey, pointAt } from './move-point.ts';

test('a point is where the picture is touched, and at its edge where a drag leaves it', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(pointAt(box, 220, 150)).toEqual({ focalX: 0.3, focalY: 0.5 });
  expect(pointAt(box, 0, 900)).toEqual({ focalX: 0, focalY: 1 });
});

test('arrow keys move a point by a percent, with Shift by ten, and not past the edge', () => {
  const point = { focalX: 0.3, focalY: 0.95 };
  const press = (key: string, shiftKey = false) => movedByKey(point, { key, shiftKey });
  expect(press('ArrowLeft')).toEqual({ focalX: 0.29, focalY: 0.95 });
  expect(press('ArrowUp', true)).toEqual({ focalX: 0.3, focalY: 0.85 });
  expect(press('ArrowDown', true)).toEqual({ focalX: 0.3, focalY: 1 });
  expect(press('Tab')).toBeNull();
});
