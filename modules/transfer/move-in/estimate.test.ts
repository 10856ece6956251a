import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exported, exportedItem } from '#tests/old-export.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { imports } from '../tables.ts';
import { estimateWords } from './review.ts';

const site = siteOfAllTests();
const folder = mkdtempSync(path.join(tmpdir(), 'estimate-'));

function upload(name: string, text: string) {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return { kind: 'export' as const, name, at, bytes: text.length };
}

test('an upload says how many of its words can be imported, before a review', async () => {
  const field =
    '<wp:postmeta><wp:meta_key>isi</wp:meta_key><wp:meta_value>Kami mengirim ke seluruh pulau</wp:meta_value></wp:postmeta>';
  const items = [
    exportedItem(1, '<p>One two</p>'),
    exportedItem(2, 'Three', { type: 'page', more: field }),
    exportedItem(3, 'An event', { type: 'event' }),
  ];
  const uploads = [upload('site.xml', exported(items)), upload('other.xml', 'Hello')];
  const row = { host: '', title: '', state: 'uploaded' as const, startedAt: new Date(), uploads };
  const found = site.db.insert(imports).values(row).returning().get();
  await estimateWords({ ...site.services, files: site.files }, found);
  const stored = site.db.select().from(imports).all();
  expect(stored.map(({ uploads }) => uploads.map(({ words }) => words))).toEqual([
    [{ found: 8, kept: 3 }, null],
  ]);
});
