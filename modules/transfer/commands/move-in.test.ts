import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exported, exportedItem } from '#tests/old-export.ts';
import { siteForCommands } from '#tests/site-of-commands.ts';

const site = siteForCommands();

async function moveIn(...files: [name: string, content: string | Buffer][]) {
  const paths = files.map(([name, content]) => site.file(name, content));
  return site.run('move-in', ...paths, '--dry-run');
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
  const { said, failure } = await moveIn(['one.xml', one], ['other.xml.gz', gzipSync(other)]);
  expect(failure).toBe('');
  expect(said).toContain('post → blog posts: 4 = 2 + 2 + 0');
  expect(said).toContain('The shortcode tablepress is left out. (1) First in “Item 1”: [tablepress id=3 /]');
  expect(said).toContain('A link has no target. (1) First in “Item 4”: nowhere: /none/');
  expect(said).toContain('videos: 1 = 1 + 0');
});

test('what is no export, and one with a document type, is refused', async () => {
  expect((await moveIn(['page.xml', 'Hello'])).failure).toContain('This isn’t a WordPress export');
  const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><rss><channel>&b;</channel></rss>';
  expect((await moveIn(['bomb.xml', bomb])).failure).toContain('document type');
});
