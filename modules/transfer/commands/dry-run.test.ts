import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exported, exportedItem } from '#tests/old-export.ts';
import { photo } from '#tests/pictures.ts';
import { siteForCommands } from '#tests/site-of-commands.ts';
import { page } from './test-proof.ts';

const site = siteForCommands();

test('a dry run has the numbers of the import, and changes nothing', async () => {
  const uploads = path.join(site.folder, 'old/uploads/2020');
  const files = { 'old/uploads/2020/a.jpg': await photo(), 'old/uploads/2020/b.jpg': 'no picture' };
  for (const [name, content] of Object.entries(files)) site.file(name, content);
  const upload = (id: number, name: string) =>
    exportedItem(id, '', {
      type: 'attachment',
      more: `<wp:attachment_url>https://same.example/wp-content/uploads/2020/${name}</wp:attachment_url>`,
    });
  const xml = exported(
    [
      ...['a.jpg', 'b.jpg', 'c.jpg', 'd.mp3'].map((name, index) => upload(10 + index, name)),
      exportedItem(
        1,
        '<p>One <a href="/item-2/">two</a> <a href="/x/">gone</a></p><img src="/wp-content/uploads/2020/a.jpg"><img src="/wp-content/uploads/2020/b.jpg">',
      ),
      exportedItem(2, 'Twin').replaceAll('item-2', 'item-1'),
      page('<!-- wp:a/b {"c":"Some words here"} /-->', '', 3),
    ],
    'same.example',
  );
  const words = [site.file('same.xml', xml), '--files', path.dirname(uploads)];
  const before = stateOf(site.folder);
  const reviewed = await site.run('move-in', ...words, '--dry-run');
  expect(stateOf(site.folder)).toEqual(before);
  const run = await site.run('move-in', ...words, '--later');
  const sums = (said: string) =>
    [...said.matchAll(/^ +(\w+)(?: → [\w ]+)?: (\d+ = \d+ \+ \d+(?: \+ \d+)?)/gm)].map(
      ([, kind, sum]) => `${kind} ${sum}`,
    );
  expect(sums(reviewed.said)).toEqual(sums(run.said));
  expect(sums(run.said)).toContain('attachment 4 = 1 + 1 + 2');
});

/** Each file in a folder with its bytes. */
function stateOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => {
    const file = path.join(folder, name);
    return statSync(file).isFile()
      ? `${name} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`
      : name;
  });
}
