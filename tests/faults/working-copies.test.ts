import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { times } from '#tests/patience.ts';
import { startSite } from '#tests/site.ts';
import { type Administrator, administratorOf } from './administrator.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const link = (name: string) => ({
  type: 'followus',
  name,
  link: 'https://vinci.example',
  fileId: null,
  staticImage: 'link',
});
const keep = (staff: Administrator, { id, version }: { id: number; version: number }, name: string) =>
  staff.call('content.keepCopy', {
    type: 'footerLink',
    of: { id },
    version,
    revision: 0,
    values: link(name),
  });

/** The live row, and the name in its working copy. */
function stored(id: number) {
  const db = new SQLite(path.join(folder, 'vinci.db'));
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  const live = db.prepare('select name, version from footer_links where id = ?').get(id) as {
    name: string;
    version: number;
  };
  const copy = db.prepare("select entered from entry_copies where type = 'footerLink' and entry = ?").pluck();
  const text = copy.get(id) as string | undefined;
  db.close();
  return { ...live, copy: text === undefined ? null : JSON.parse(text).json.name };
}

test('killed while a copy is published, an entry is as before with its copy, or published without', {
  timeout: 2 * times.fault,
}, async () => {
  let site = await startSite({ folder });
  let staff = await administratorOf(site);
  const { cookie } = staff;
  const id = Number((await staff.call('footerLink.create', link('Nama 0'))).json.id);
  const outcomes = new Set<string>();
  for (let round = 1; round <= 8; round += 1) {
    const before = stored(id);
    const { json } = await keep(staff, { id, version: before.version }, `Nama ${round}`);
    const publish = { ...link(`Nama ${round}`), id, version: before.version, copy: json.revision };
    const answer = staff.call('footerLink.update', publish).catch(() => null);
    // Somewhere between the arrival of the request and its answer.
    await wait(round);
    site.signal('SIGKILL');
    await Promise.all([site.ended, answer]);
    site = await startSite({ folder });
    staff = await administratorOf(site, cookie);
    const after = stored(id);
    const isPublished = after.version > before.version;
    outcomes.add(isPublished ? 'published' : 'as before');
    const wanted = isPublished
      ? { name: `Nama ${round}`, version: before.version + 1, copy: null }
      : { ...before, copy: `Nama ${round}` };
    expect(after).toEqual(wanted);
    if (!isPublished) await staff.call('content.discardCopy', { type: 'footerLink', of: { id } });
  }
  await site.stop();
  console.error(`  Killed while publishing: ${[...outcomes].join(', ')}`);
});
