import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { openMailbox } from '#tests/mailbox.ts';
import { times } from '#tests/patience.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const maxLetters = 6;
const idOf = (text = '') => /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '';

test('killed when a mail server has just taken an email, the site sends that one again at most, and loses none', {
  timeout: 2 * times.fault,
}, async () => {
  let site: RunningSite | undefined;
  const seen = new Set<string>();
  let kills = 3;
  // The server has an email for the first time, and the site never hears of it.
  const mailbox = await openMailbox({}, () => {
    const id = idOf(mailbox.letters.at(-1)?.text);
    if (kills === 0 || seen.has(id)) return;
    seen.add(id);
    kills -= 1;
    site?.signal('SIGKILL');
  });
  const env = { EMAIL_SERVER: mailbox.url, EMAIL_FROM: 'situs@vinci.example' };
  const first = await startSite({ folder });
  await first.stop();
  const db = new SQLite(path.join(folder, 'vinci.db'));
  const [admin] = db.prepare('select id from users').pluck().all();
  const request = db.prepare(
    `insert into requests (reference, form_key, content_key, state, suspicions, name, company, phone, email, product_path,
      product_name, quantity, city, note, language, consent, created_at, updated_at)
      values (@name, @name, @name, 'new', '[]', @name, '', '628123456789', '', '', '', '', '', '', 'id', '', @at, @at)`,
  );
  const now = Date.now();
  const waiting = db.prepare(
    "insert into notifications (user_id, kind, ref, at, next_at) values (?, 'requests', ?, ?, 0)",
  );
  for (let number = 1; number <= maxLetters; number += 1)
    waiting.run(admin, String(request.run({ name: `R-${number}`, at: now }).lastInsertRowid), now);
  const left = () => db.prepare('select count(*) from notifications').pluck().get();

  while (kills > 0) {
    site = await startSite({ folder, env });
    await site.ended;
  }
  site = await startSite({ folder, env });
  await expect.poll(left).toBe(0);
  await site.stop();
  db.close();
  mailbox.close();
  const ids = mailbox.letters.map(({ text }) => idOf(text));
  expect(new Set(ids).size).toBe(maxLetters);
  // Mail programs show those with the same id once.
  for (const id of ids) expect(ids.filter((each) => each === id).length).toBeLessThanOrEqual(2);
  expect(ids).toHaveLength(maxLetters + 3);
});
