import { createTRPCUntypedClient } from '@trpc/client';
import { afterEach, expect, test, vi } from 'vitest';
import { trpcLinks } from './trpc-links.ts';

afterEach(() => vi.unstubAllGlobals());

// The network is not ours: what a proxy may make of an answer.
test.each([
  [200, true],
  [201, true],
  [202, true],
  [203, false],
  [204, false],
  [206, false],
  [207, true],
])('a call that is answered with status %i is a success: %j', async (status, isSuccess) => {
  const body = status === 204 ? null : JSON.stringify([{ result: { data: { json: 'saved' } } }]);
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const called = createTRPCUntypedClient({ links: trpcLinks as never }).mutation('footer.update', {});
  if (isSuccess) expect(await called).toBe('saved');
  else await expect(called).rejects.toThrow();
});
