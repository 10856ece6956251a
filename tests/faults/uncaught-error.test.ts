import { afterEach, expect, test } from 'vitest';
import { type RunningSite, startSite } from '#tests/site.ts';
import { administratorOf } from './administrator.ts';
import { beginCall } from './call-under-way.ts';
import { openConnection } from './connection.ts';

let site: RunningSite;
afterEach(() => site.stop());

/** A site that throws on SIGUSR2, outside of any error handling. */
function startSiteThatFailsOnSignal(how = 'throw') {
  const failure =
    how === 'throw'
      ? `throw new Error('Nobody catches this')`
      : `Promise.reject(new Error('Nobody catches this'))`;
  const script = `process.on('SIGUSR2', () => { ${failure}; })`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
  return startSite({ env: { NODE_OPTIONS, LOG_LEVEL: 'error' } });
}
const takesNobody = () =>
  openConnection(site.url).then(
    ({ socket }) => {
      // If it stayed open, the site would wait for it too.
      socket.destroy();
      return false;
    },
    () => true,
  );
const logged = () =>
  site
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));

test('after an uncaught error the site finishes requests in flight, exits with an error and can restart', async () => {
  site = await startSiteThatFailsOnSignal();
  const staff = await administratorOf(site);
  const call = await beginCall(site, staff.cookie);
  site.signal('SIGUSR2');
  await expect.poll(takesNobody).toBe(true);
  call.finish();
  expect(await site.ended).toBe(1);
  expect(call.text()).toContain('HTTP/1.1 200 OK');
  expect(logged()).toMatchObject([
    { level: 60, msg: 'Uncaught exception: the site stops', err: { message: 'Nobody catches this' } },
  ]);
  expect(logged()[0].err.stack).toContain('data:text/javascript');
  const again = await startSite({ folder: site.folder });
  expect((await fetch(again.url)).status).toBe(200);
  await again.stop();
});

test('an unhandled rejection is logged, and the site goes on', async () => {
  site = await startSiteThatFailsOnSignal('reject');
  site.signal('SIGUSR2');
  await expect.poll(logged).toMatchObject([
    {
      level: 50,
      msg: expect.stringContaining('Unhandled promise rejection'),
      err: { message: 'Nobody catches this' },
    },
  ]);
  expect(logged()[0].err.stack).toContain('data:text/javascript');
  expect((await fetch(site.url)).status).toBe(200);
});
