import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import '#server/register-modules.ts';
import { offered } from '#server/module/registry.ts';
import { downloads } from '#server/site/points.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { administratorOf } from './administrator.ts';
import { runCommand } from './command.ts';

let site: RunningSite;
let names: string[];
const at = (name: string) => path.join(site.folder, 'uploads', name);
beforeAll(async () => {
  site = await startSite();
  const db = new SQLite(path.join(site.folder, 'vinci.db'), { readonly: true });
  names = db.prepare('select filename from files order by id').pluck().all() as string[];
  db.close();
});
afterAll(() => site.stop());

const variantOf = (name: string) =>
  `/api/images/optimize?url=${encodeURIComponent(`/api/images/upload/${name}`)}&w=96&q=75`;
/** Flips a single bit in the middle, like a failing disk; the size stays the same. */
function turnBit(file: string) {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 8;
  writeFileSync(file, bytes);
}
const statusOf = async (address: string) => (await fetch(site.url + address)).status;

test('missing, truncated and foreign files of pictures break nothing, and the doctor names them', async () => {
  const [gone = '', empty = '', cut = '', nonsense = '', turned = ''] = names;
  rmSync(at(gone));
  truncateSync(at(empty));
  truncateSync(at(cut), 100);
  writeFileSync(at(nonsense), '<html>no picture</html>');
  turnBit(at(turned));
  expect(await statusOf(`/api/images/upload/${gone}`)).toBe(404);
  expect(await statusOf(variantOf(gone))).toBe(404);
  for (const name of [empty, cut, nonsense]) {
    expect(await statusOf(`/api/images/upload/${name}`)).toBe(200);
    // A file that begins like a picture is sent unchanged; the browser shows as much as it can.
    expect(await statusOf(variantOf(name)), name).toBe(name === cut ? 200 : 400);
  }
  const { code, stdout } = await runCommand(site.folder, ['doctor']);
  expect(code).toBe(1);
  for (const [name, wrong] of [
    [gone, 'missing'],
    [empty, 'truncated'],
    [cut, 'truncated'],
    [nonsense, 'truncated'],
    [turned, 'damaged'],
  ]) {
    expect(stdout).toMatch(new RegExp(`${name} \\(“[^”]+”, ${wrong}, used by “[^”]+” \\(/only-us/`));
  }
});

test('with all files missing, pages, lists and downloads still respond, and files can be deleted', async () => {
  for (const name of names) rmSync(at(name), { force: true });
  for (const address of ['/', '/search/kardus', '/sitemap.xml'])
    expect(await statusOf(address), address).toBe(200);
  for (const { path: address } of offered(downloads)) expect(await statusOf(address), address).toBe(404);
  const staff = await administratorOf(site);
  const headers = { Cookie: staff.cookie };
  const input = encodeURIComponent('{"json":{}}');
  const list = await fetch(`${site.url}/api/trpc/file.getPage?input=${input}`, { headers });
  expect(list.status).toBe(200);
  const { files } = (await list.json()).result.data.json as { files: { id: number; uses: number }[] };
  const { status } = await staff.call('file.delete', { id: files[0]?.id });
  expect([200, 409]).toContain(status);
});
