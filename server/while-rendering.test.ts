import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { whileRendering } from './while-rendering.ts';

test('a storage holds what it was given until the last page is rendered, and then is off', async () => {
  const storage = new AsyncLocalStorage<string>();
  const turnedOff = vi.spyOn(storage, 'disable');
  const render = (name: string, turns: number) =>
    whileRendering(() =>
      storage.run(name, async () => {
        for (let turn = 0; turn < turns; turn += 1) await nextTurn();
        return storage.getStore();
      }),
    );
  const long = render('long', 9);
  expect(await render('short', 1)).toBe('short');
  expect(turnedOff).not.toHaveBeenCalled();
  expect(await long).toBe('long');
  expect(turnedOff).toHaveBeenCalledOnce();
  expect(await render('again', 2)).toBe('again');
  expect(turnedOff).toHaveBeenCalledTimes(2);
});

test('a storage that no page used stays as it is', async () => {
  const storage = new AsyncLocalStorage<string>();
  const seen = storage.run('elsewhere', async () => {
    await whileRendering(nextTurn);
    return storage.getStore();
  });
  expect(await seen).toBe('elsewhere');
});

test('a rendering that fails turns off, too', async () => {
  const storage = new AsyncLocalStorage<string>();
  const turnedOff = vi.spyOn(storage, 'disable');
  const failing = whileRendering(() => storage.run('page', () => Promise.reject(new Error('no'))));
  await expect(failing).rejects.toThrow('no');
  expect(turnedOff).toHaveBeenCalledOnce();
});
