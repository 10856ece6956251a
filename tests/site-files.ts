import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { brands, files, site } from '#database/tables.ts';
import { sha256 } from '#server/files/sha256.ts';

/** The files of a site without its process: a database with four pictures and a PDF, in a temporary folder. */
export async function openSiteFiles() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-backup-'));
  const paths = { database: path.join(folder, 'site/vinci.db'), uploads: path.join(folder, 'uploads') };

  function change<Result>(work: (db: ReturnType<typeof openDatabase>) => Result) {
    const db = openDatabase(paths.database);
    try {
      return work(db);
    } finally {
      db.$client.close();
    }
  }

  const named = () => change((db) => db.select().from(brands).get()?.name);
  const rows = () => change((db) => db.select().from(files).all()).map(({ filename }) => filename);
  const pictures = async () => (await readdir(paths.uploads)).filter((name) => !name.startsWith('.'));

  /** A row with its file: a backup must keep them together. */
  async function addFile(extension = 'jpg') {
    const filename = `${randomBytes(16).toString('hex')}.${extension}`;
    const bytes = randomBytes(2000);
    await writeFile(path.join(paths.uploads, filename), bytes);
    const size = { width: 1, height: 1, bytes: 2000, color: '#000000', sha256: '0'.repeat(64) };
    const row = { filename, name: 'a.jpg', type: 'image/jpeg', ...size, keptSha256: await sha256(bytes) };
    change((db) => db.insert(files).values(row).run());
    return filename;
  }

  async function removePicture(filename: string) {
    change((db) => db.$client.prepare('delete from files where filename = ?').run(filename));
    await rm(path.join(paths.uploads, filename));
  }

  /** The site's complete state, to check that nothing has changed. */
  async function everything() {
    const bytes = async (name: string) => (await readFile(path.join(paths.uploads, name))).toString('hex');
    const there = (await pictures()).sort();
    return { name: named(), rows: rows(), there, bytes: await Promise.all(there.map(bytes)) };
  }

  await mkdir(paths.uploads);
  const db = openDatabase(paths.database);
  migrateDatabase(db);
  db.insert(site).values({ description: '' }).run();
  db.update(brands).set({ name: 'Sebelum' }).run();
  db.$client.close();
  for (const extension of ['jpg', 'jpg', 'jpg', 'jpg', 'pdf']) await addFile(extension);
  return {
    folder,
    paths,
    archive: path.join(folder, 'backups/one.tar.gz'),
    change,
    rename: (name: string) => change((one) => one.update(brands).set({ name }).run()),
    named,
    rows,
    pictures,
    addPicture: () => addFile(),
    removePicture,
    everything,
    remove: () => rm(folder, { recursive: true }),
  };
}
