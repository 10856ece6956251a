import { expect, test } from 'vitest';
import { siteOfAllTests } from '#tests/test-site.ts';
import { oncePerChange } from './once-per-change.ts';

const site = siteOfAllTests();

test('a value is read once until content changes, and again after it failed', async () => {
  const results = ['first', new Error('The disk is gone.'), 'third', 'never'];
  const read = oncePerChange(async (_context: typeof site.services) => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return result;
  });
  for (const _time of [1, 2]) expect(await read(site.services)).toBe('first');
  site.services.content.bump();
  await expect(read(site.services)).rejects.toThrow('The disk is gone.');
  for (const _time of [1, 2]) expect(await read(site.services)).toBe('third');
});
