import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { runCommand } from '#tests/faults/command.ts';
import { startSite } from '#tests/site.ts';
import { readReport } from '../status.ts';
import { type S3Server, startS3Server } from './test-s3-server.ts';

const patience = { timeout: 240_000 };
const folder = mkdtempSync(path.join(tmpdir(), 'vinci-off-site-'));
const backups = path.join(folder, 'backups');
let s3: S3Server;
beforeAll(async () => {
  cpSync(process.env.SEEDED_SITE ?? '', folder, { recursive: true });
  addUnused();
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const settings = () => ({
  BACKUP_S3_URL: `${s3.url}/kantor`,
  BACKUP_S3_KEY_ID: 'S3RVER',
  BACKUP_S3_SECRET: 'S3RVER',
  BACKUP_KEEP: '1',
});
const run = (words: string[], env = {}, site = folder) => runCommand(site, words, { ...settings(), ...env });
/** The objects' files: the server stores each next to one with its metadata. */
const objects = (name: RegExp) =>
  readdirSync(s3.folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_object') && name.test(file))
    .map((file) => path.join(s3.folder, file));
const uploads = () => objects(/stored-uploads/);
const archives = () => objects(/nightly-/);

function change<Result>(work: (db: Database) => Result, site = folder) {
  const db = openDatabase(path.join(site, 'vinci.db'));
  try {
    return work(db);
  } finally {
    db.$client.close();
  }
}

const rowsOf = (site: string) => change((db) => db.select().from(files).all(), site);

/** An unused upload, so that it can be deleted. */
const unused = `${'ab'.repeat(16)}.jpg`;
function addUnused() {
  const bytes = randomBytes(9_000_000); // sent in parts
  writeFileSync(path.join(folder, 'uploads', unused), bytes);
  const size = { width: 1, height: 1, bytes: bytes.length, color: '#000000', sha256: '0'.repeat(64) };
  const keptSha256 = createHash('sha256').update(bytes).digest('hex');
  const row = { filename: unused, name: 'a.jpg', type: 'image/jpeg', ...size, keptSha256 };
  change((db) => db.insert(files).values(row).run());
}

test('backups go to a bucket and come back from it on another machine', patience, async () => {
  const rows = rowsOf(folder);
  const sent = await run(['backup', 'send']);
  expect(sent).toMatchObject({ code: 0, stderr: '' });
  expect(sent.stdout).toMatch(
    /^Sent off-site: \d+ files, [\d.]+ MB\. .*\nIt was brought back and verified\.\n$/,
  );
  const distinct = new Set(rows.map(({ keptSha256 }) => keptSha256)).size;
  expect(uploads()).toHaveLength(distinct);
  expect(archives()).toHaveLength(1);

  const elsewhere = path.join(folder, 'mesin-baru');
  mkdirSync(elsewhere);
  const restored = await run(['restore', '--off-site', 'newest'], {}, elsewhere);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain(`the database and ${rows.length} pictures.`);
  const site = await startSite({ folder: elsewhere });
  try {
    for (const { filename } of rows.slice(0, 3)) {
      expect((await fetch(`${site.url}/api/images/upload/${filename}`)).status).toBe(200);
    }
  } finally {
    await site.stop();
  }
  // It continues where the lost machine stopped.
  expect(await run(['backup', 'send'], {}, elsewhere)).toMatchObject({ code: 0, stderr: '' });
});

test('only new files are sent, and unneeded ones are removed there, too', patience, async () => {
  const [before] = archives();
  const count = uploads().length;
  change((db) => db.delete(files).where(eq(files.filename, unused)).run());
  expect(await run(['backup', '--kind', 'nightly'])).toMatchObject({ code: 0, stderr: '' });
  const sent = await run(['backup', 'send']);
  expect(sent).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(' 1 files, ') });
  expect(archives()).toHaveLength(1);
  expect(archives()).not.toContain(before);
  expect(uploads()).toHaveLength(count - 1);
});

test('damaged files there are noticed, sent again, and never restored', patience, async () => {
  const [archive = ''] = archives();
  const bytes = readFileSync(archive);
  bytes[500] = (bytes[500] ?? 0) ^ 1;
  writeFileSync(archive, bytes);
  const other = path.join(folder, 'mesin-lain');
  mkdirSync(other);
  expect(await run(['restore', '--off-site', 'newest'], {}, other)).toMatchObject({ code: 1 });
  expect(readdirSync(other).filter((name) => name.endsWith('.db'))).toEqual([]);
  const noticed = await run(['backup', 'send']);
  expect(noticed).toMatchObject({ code: 1, stderr: expect.stringContaining('came back damaged') });
  expect(await run(['backup', 'send'])).toMatchObject({ code: 0 });

  rmSync(String(uploads()[0]));
  expect(await run(['backup', 'send'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(' 1 files, '),
  });
});

test(
  'a wrong key, a missing bucket, another site’s bucket and an unreachable server are reported plainly',
  patience,
  async () => {
    const cases: [object, RegExp][] = [
      [{ BACKUP_S3_KEY_ID: 'SALAH' }, /refuses the key \(InvalidAccessKeyId\)/],
      [{ BACKUP_S3_URL: s3.url.replace('vinci', 'tidak-ada') }, /There is no bucket tidak-ada|NoSuchBucket/],
      [
        { BACKUP_S3_URL: 'http://127.0.0.1:9/vinci' },
        /can’t be used: .*ECONNREFUSED|can’t be used: .*bad port/,
      ],
      [{ BACKUP_S3_URL: 'http://127.0.0.1:9' }, /must end with a bucket/],
      [{ BACKUP_S3_SECRET: '' }, /BACKUP_S3_SECRET: must be set together/],
    ];
    for (const [env, sentence] of cases) {
      expect(await run(['backup', 'send'], env)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(sentence),
      });
    }
    const stranger = mkdtempSync(path.join(tmpdir(), 'vinci-stranger-'));
    cpSync(process.env.SEEDED_SITE ?? '', stranger, { recursive: true });
    change((db) => db.$client.pragma('user_version = 4711'), stranger);
    rmSync(path.join(stranger, 'uploads/.vinci.json'), { force: true });
    const refused = await run(['backup', 'send'], {}, stranger);
    rmSync(stranger, { recursive: true });
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the backups of another site'),
    });
    expect(readReport(backups).sent).toBeDefined();
  },
);
