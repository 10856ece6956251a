import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeZip } from 'client-zip';
import { create } from 'tar';
import { expect, test } from 'vitest';
import type { SourceFile } from './source.ts';
import { uploadedFiles } from './uploaded-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const folder = path.join(root, 'site');
const uploads = path.join(folder, 'wp-content/uploads/2020/01');
mkdirSync(uploads, { recursive: true });
for (const name of ['a.jpg', 'a-scaled.jpg', 'b c.jpg']) writeFileSync(path.join(uploads, name), name);
writeFileSync(path.join(root, 'secret.jpg'), 'secret');
symlinkSync('/etc/hostname', path.join(uploads, 'link.jpg'));

const file = (id: number, name: string, original = '') =>
  ({ id, address: `https://old.example/wp-content/uploads/2020/01/${name}`, original }) as SourceFile;
const all = [
  file(1, 'a-scaled.jpg', 'a.jpg'),
  file(2, 'b%20c.jpg'),
  file(3, 'link.jpg'),
  file(4, '..%2f..%2f..%2f..%2f..%2fsecret.jpg'),
  // The same file, said once for each language.
  file(5, 'b%20c.jpg'),
];
const arrived = { 1: 'a.jpg', 2: 'b c.jpg', 5: 'b c.jpg' };

async function found(from: string) {
  const contents: Record<number, string> = {};
  for await (const one of uploadedFiles(from, all, path.join(folder, '.work')))
    contents[one.file.id] = 'copy' in one ? readFileSync(one.copy, 'utf8') : one.missing;
  return contents;
}

test.each([
  ['a folder', async () => folder],
  ['the uploads alone', async () => path.join(folder, 'wp-content/uploads')],
  [
    'a folder of another name',
    async () => {
      cpSync(path.join(folder, 'wp-content/uploads'), path.join(root, 'my-backup/files'), {
        recursive: true,
      });
      return path.join(root, 'my-backup');
    },
  ],
  [
    'the uploads of a site among several',
    async () => {
      cpSync(path.join(folder, 'wp-content/uploads'), path.join(root, 'sites/uploads/sites/3'), {
        recursive: true,
      });
      return path.join(root, 'sites');
    },
  ],
  [
    'a .tar.gz',
    async () => {
      const to = path.join(folder, 'all.tar.gz');
      await create({ file: to, cwd: folder, gzip: true, preservePaths: true }, [
        'wp-content',
        '../secret.jpg',
      ]);
      return to;
    },
  ],
  [
    'a .zip',
    async () => {
      const to = path.join(folder, 'all.zip');
      const names = ['a.jpg', 'a-scaled.jpg', 'b c.jpg'];
      const files = names.map((name) => ({ name: `site/wp-content/uploads/2020/01/${name}`, input: name }));
      const zip = new Response(makeZip(files));
      writeFileSync(to, Buffer.from(await zip.arrayBuffer()));
      return to;
    },
  ],
])('from %s come the pictures as they were sent, and nothing from elsewhere', async (_name, made) => {
  expect(await found(await made())).toEqual(arrived);
});

test('a .zip with paths that leave it is refused', async () => {
  const zip = new Response(makeZip([{ name: '../secret.jpg', input: 'x' }]));
  writeFileSync(path.join(root, 'up.zip'), Buffer.from(await zip.arrayBuffer()));
  await expect(found(path.join(root, 'up.zip'))).rejects.toThrow('invalid relative path');
});
