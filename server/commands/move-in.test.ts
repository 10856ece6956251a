import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { runCommand } from './run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'move-in-'));

function item(id: number, type: string, status: string, text: string, more = '') {
  return `<item><title>Item ${id}</title><link>https://old.example/item-${id}/</link><wp:post_id>${id}</wp:post_id>
    <wp:post_name>item-${id}</wp:post_name><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>
    <wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt><content:encoded><![CDATA[${text}]]></content:encoded>${more}</item>`;
}

function exported(items: string[]) {
  return `Notice: a plugin printed this\n<?xml version="1.0"?><rss><channel><title>Old \u0007site</title>
    <wp:base_blog_url>https://www.old.example</wp:base_blog_url><language>en</language>${items.join('\n')}</channel></rss>`;
}

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
    item(1, 'post', 'publish', 'One [sic] line [1].\n\n[tablepress id=3 /]\n\nhttps://youtu.be/aqz-KE-bpKQ'),
    item(2, 'post', 'trash', 'Gone'),
    item(3, 'post', 'publish', 'Prices', '<wp:post_password>secret</wp:post_password>'),
  ]);
  const other = exported([
    item(1, 'post', 'publish', 'One'),
    item(4, 'page', 'publish', '<p><a href="/item-1/">there</a> <a href="/none/">nowhere</a></p>'),
  ]);
  const said = await moveIn(['one.xml', one], ['other.xml.gz', gzipSync(other)]);
  expect(said).toContain('post → blog posts: 4 = 2 + 2 + 0');
  expect(said).toContain('protected by a password → draft: 1');
  expect(said).toContain('shortcode tablepress: 1, first in “Item 1”: [tablepress id=3 /]');
  expect(said).toContain('link without a target: 1, first in “Item 4”: nowhere: /none/');
  expect(said).toContain('videos: 1 → 1');
});

test('what is no export, and one with a document type, is refused', async () => {
  await expect(moveIn(['page.xml', 'Hello'])).rejects.toThrow('It is no export of WordPress');
  const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><rss><channel>&b;</channel></rss>';
  await expect(moveIn(['bomb.xml', bomb])).rejects.toThrow('document type');
});
