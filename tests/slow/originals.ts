import assert from 'node:assert/strict';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { uploadPicture } from '#tests/bench/upload.ts';
import type { RunningSite } from '#tests/site.ts';

interface Answer {
  status?: number | undefined;
  headers: IncomingHttpHeaders;
}

const uploads = '/api/images/upload';
// Of a file, which each server names in its own way, and of the connection.
const ofServers = [
  'accept-ranges',
  'connection',
  'date',
  'etag',
  'keep-alive',
  'server',
  'x-request-id',
  'alt-svc',
  'via',
];

/** The proxy sends an original as the site does, and nothing else of its folders. */
export async function expectOriginals(
  site: RunningSite,
  origin: string,
  ask: (path: string) => Promise<Answer>,
): Promise<void> {
  const colour = { width: 40, height: 30, channels: 3, background: 'teal' } as const;
  const original = await uploadPicture(site, await sharp({ create: colour }).jpeg().toBuffer(), origin);
  const [ours, proxys] = [headersOf(await fetch(site.url + original)), await ask(original)];
  assert.equal(proxys.status, 200);
  assert.equal(proxys.headers['x-request-id'], undefined);
  // Browsers ignore it without https, where the site leaves it out.
  if (origin.startsWith('http:')) delete proxys.headers['strict-transport-security'];
  assert.deepEqual(withoutServers(proxys.headers), withoutServers(ours));

  const folder = path.join(site.folder, 'uploads');
  const hidden = `${'a'.repeat(32)}.jpg`;
  mkdirSync(path.join(folder, '.incoming'), { recursive: true });
  for (const place of ['.incoming', '..'])
    writeFileSync(path.join(folder, place, hidden), 'not for visitors');
  for (const name of [
    hidden,
    `.incoming/${hidden}`,
    '..%2fvinci.db',
    '../vinci.db',
    `..%2f${hidden}`,
    '.site',
  ])
    assert.equal((await ask(`${uploads}/${name}`)).status, 404, name);
  renameSync(path.join(folder, path.basename(original)), path.join(folder, 'elsewhere'));
  const missing = await ask(original);
  assert.equal(missing.status, 404);
  assert.ok(missing.headers['x-request-id']);
}

function headersOf({ headers }: Response): IncomingHttpHeaders {
  return Object.fromEntries(headers);
}

function withoutServers(headers: IncomingHttpHeaders) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofServers.includes(name)));
}
