import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { times } from '#tests/patience.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
afterEach(() => site.stop());

// Takes half a minute of processor time, which on a busy machine means several minutes.
const many = { timeout: 3 * times.fault };

test('a thousand back-office screens leak no memory', many, async () => {
  // A leaked screen would take 0.4 MB: the process would run out of memory after a third of them.
  site = await startSite({ env: { NODE_OPTIONS: '--max-old-space-size=160' } });
  const Cookie = await signIn(site.url, site);
  for (let asked = 0; asked < 1000; asked += 4) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => fetch(`${site.url}/only-us/dashboard`, { headers: { Cookie } })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      await answer.text();
    }
  }
});

test('the database’s error messages stay in the log', async () => {
  site = await startSite({ env: { LOG_LEVEL: 'error' } });
  const Cookie = await signIn(site.url, site);
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.$client.pragma('foreign_keys = off');
  db.$client.exec('alter table blog_posts rename to lost_posts');
  db.$client.close();
  const html = await (await fetch(`${site.url}/only-us/blogs`, { headers: { Cookie } })).text();
  expect(html).not.toMatch(/no such table|blog_posts|SqliteError|Failed query/);
  await expect.poll(() => site.output()).toContain('no such table');
});
