import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readDatabase } from '#database/client.ts';
import SQLite from '#database/driver.mjs';
import type { Upload } from './uploads-store.ts';

/** The site at one instant: a copy of its database, and the pictures that its rows refer to. */
export interface Snapshot {
  database: string;
  /** The existing ones, by stored name. The files stay until `release`, whatever the site deletes meanwhile. */
  present: (Upload & { filename: string })[];
  missing: string[];
}

const tries = 5;

/**
 * Takes a snapshot of a site that may be running. Everything is put into `work`, except for the pictures: they are
 * linked, which costs no space, into a folder beside them that `release` removes.
 */
export async function takeSnapshot(
  site: { database: string; uploads: string },
  work: string,
): Promise<Snapshot & { release(): Promise<void> }> {
  const pictures = path.join(site.uploads, '.backup');
  const release = () => rm(pictures, { recursive: true, force: true });
  await release();
  await mkdir(pictures, { recursive: true });
  try {
    return { ...(await takeTogether(site, work, pictures)), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function takeTogether(site: { database: string; uploads: string }, work: string, pictures: string) {
  const database = path.join(work, 'database.db');
  const linked = new Set<string>();
  for (let round = 1; ; round += 1) {
    // Before the copy, for what the site deletes meanwhile; and after it, for what it adds.
    await linkPictures(namesIn(site.database), linked, site.uploads, pictures);
    await rm(database, { force: true });
    copyDatabase(site.database, database);
    const rows = uploadRows(database);
    const named = rows.map(({ filename }) => filename);
    await linkPictures(named, linked, site.uploads, pictures);
    const missing = named.filter((name) => !linked.has(name));
    const now = new Set(namesIn(site.database));
    // Added and deleted in between: the copy is out of date.
    const outOfDate = missing.length > 0 && missing.some((name) => !now.has(name));
    if (!outOfDate || round === tries) {
      const present = rows.filter(({ filename }) => linked.has(filename));
      const fileOf = (filename: string) => path.join(pictures, filename);
      return { database, present: present.map((row) => ({ ...row, file: fileOf(row.filename) })), missing };
    }
  }
}

// One read transaction, so consistent; unlike SQLite's online backup it never restarts when somebody writes.
function copyDatabase(from: string, to: string) {
  const db = new SQLite(from, { timeout: 10_000, fileMustExist: true });
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
}

type UploadRow = Omit<Upload, 'file'> & { filename: string };

/** The rows of the uploads in a database. An old one has no column for checksums, and no crops. */
export function uploadRows(database: string): UploadRow[] {
  return readDatabase(database, (db) => {
    const columns = db.prepare("select name from pragma_table_info('files')").pluck().all();
    const sha256 = columns.includes('kept_sha256') ? 'kept_sha256' : 'null';
    // Whole pictures behind crops are uploads, too.
    const hasWhole = db.prepare("select 1 from sqlite_master where name = 'whole_pictures'").get();
    const whole = hasWhole ? 'union all select filename, bytes, kept_sha256 from whole_pictures' : '';
    return db.prepare(`select filename, bytes, ${sha256} as sha256 from files ${whole}`).all() as UploadRow[];
  });
}

function namesIn(database: string): string[] {
  return uploadRows(database).map(({ filename }) => filename);
}

async function linkPictures(named: string[], linked: Set<string>, uploads: string, folder: string) {
  for (const name of named.filter((each) => !linked.has(each))) {
    const [from, to] = [path.join(uploads, name), path.join(folder, name)];
    try {
      // Some file systems have no links.
      await link(from, to).catch(() => copyFile(from, to));
      linked.add(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
