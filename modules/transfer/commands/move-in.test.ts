import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runCommand } from '#server/commands/run.ts';
import { exported, exportedItem } from '#tests/old-export.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'move-in-'));

async function moveIn(...files: [name: string, content: string | Buffer][]) {
  const paths = files.map(([name, content]) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  });
  const lines: string[] = [];
  await runCommand(['move-in', ...paths, '--dry-run'], (line) => lines.push(line));
  return lines.join('\n');
}

test('a dry run of two parts says what arrives, and what is lost', async () => {
  const one = exported([
    exportedItem(1, 'One [sic] line [1].\n\n[tablepress id=3 /]\n\nhttps://youtu.be/aqz-KE-bpKQ', {
      type: 'post',
      status: 'publish',
    }),
    exportedItem(2, 'Gone', { type: 'post', status: 'trash' }),
    exportedItem(3, 'Prices', {
      type: 'post',
      status: 'publish',
      more: '<wp:post_password>secret</wp:post_password>',
    }),
  ]);
  const other = exported([
    exportedItem(1, 'One', { type: 'post', status: 'publish' }),
    exportedItem(4, '<p><a href="/item-1/">there</a> <a href="/none/">nowhere</a></p>', {
      type: 'page',
      status: 'publish',
    }),
  ]);
  const said = await moveIn(['one.xml', one], ['other.xml.gz', gzipSync(other)]);
  expect(said).toContain('post → blog posts: 4 = 2 + 2 + 0');
  expect(said).toContain('protected by a password → draft: 1');
  expect(said).toContain('The shortcode tablepress is left out. (1) First in “Item 1”: [tablepress id=3 /]');
  expect(said).toContain('A link has no target. (1) First in “Item 4”: nowhere: /none/');
  expect(said).toContain('videos: 1 → 1');
});

test('what is no export, and one with a document type, is refused', async () => {
  await expect(moveIn(['page.xml', 'Hello'])).rejects.toThrow('This isn’t a WordPress export');
  const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><rss><channel>&b;</channel></rss>';
  await expect(moveIn(['bomb.xml', bomb])).rejects.toThrow('document type');
});
