import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushInput, onPendingInput, PendingInput } from './pending-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed reaches the form at a pause, and at least every two seconds', () => {
  let puts = 0;
  const input = new PendingInput(() => puts++);
  for (let key = 0; key < 19; key++) {
    input.changed();
    vi.advanceTimersByTime(100);
  }
  expect(puts).toBe(0);
  input.changed();
  vi.advanceTimersByTime(100);
  expect(puts).toBe(1);
  input.changed();
  vi.advanceTimersByTime(299);
  expect(puts).toBe(1);
  vi.advanceTimersByTime(1);
  expect(puts).toBe(2);
});

test('reading a form includes the last key; the first key is announced at once', () => {
  let puts = 0;
  let announced = 0;
  const stop = onPendingInput(() => announced++);
  const input = new PendingInput(() => puts++);
  input.changed();
  input.changed();
  expect(announced).toBe(1);
  flushInput();
  flushInput();
  vi.advanceTimersByTime(5000);
  expect(puts).toBe(1);
  stop();
});
