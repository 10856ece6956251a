import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import SQLite from '#database/driver.mjs';
import type { Upload } from './uploads-store.ts';

/** The site at one instant: a copy of its database, and the pictures that its rows name. */
export interface Snapshot {
  database: string;
  /** Those that are there, by their stored names. The files stay until `done`, whatever the site deletes meanwhile. */
  present: (Upload & { filename: string })[];
  /** The stored names of those that were gone already. */
  missing: string[];
}

const tries = 5;

/**
 * Takes a snapshot of a site that may be running. Everything for it lies in `work`, except for the pictures: they are
 * linked, which costs no space, in a folder beside them that `done` removes.
 */
export async function takeSnapshot(
  site: { database: string; uploads: string },
  work: string,
): Promise<Snapshot & { done(): Promise<void> }> {
  const pictures = path.join(site.uploads, '.backup');
  const done = () => rm(pictures, { recursive: true, force: true });
  await done();
  await mkdir(pictures, { recursive: true });
  try {
    return { ...(await takeTogether(site, work, pictures)), done };
  } catch (error) {
    await done();
    throw error;
  }
}

async function takeTogether(site: { database: string; uploads: string }, work: string, pictures: string) {
  const database = path.join(work, 'database.db');
  const held = new Set<string>();
  for (let round = 1; ; round += 1) {
    // Before the copy, so that what the site deletes while it is made stays; and after it, for what came meanwhile.
    await hold(picturesNamedBy(site.database), held, site.uploads, pictures);
    await rm(database, { force: true });
    copyDatabase(site.database, database);
    const rows = rowsOf(database);
    const named = rows.map(({ filename }) => filename);
    await hold(named, held, site.uploads, pictures);
    const missing = named.filter((name) => !held.has(name));
    // Came and went in between: the copy is out of date.
    const outOfDate = missing.length > 0 && stillNamed(site.database, missing).length < missing.length;
    if (!outOfDate || round === tries) {
      const present = rows.filter(({ filename }) => held.has(filename));
      const fileOf = (filename: string) => path.join(pictures, filename);
      return { database, present: present.map((row) => ({ ...row, file: fileOf(row.filename) })), missing };
    }
  }
}

// One read transaction, so consistent, and unlike the online backup it never starts again when somebody writes.
function copyDatabase(from: string, to: string) {
  const db = new SQLite(from, { timeout: 10_000, fileMustExist: true });
  try {
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
}

interface Row {
  filename: string;
  bytes: number;
  sha256: string | null;
}

/** What the rows of a database say of the pictures. One from before checksums were noted has no column for them. */
function rowsOf(database: string): Row[] {
  const db = new SQLite(database, { readonly: true, fileMustExist: true });
  try {
    const columns = db.prepare("select name from pragma_table_info('files')").pluck().all();
    const sha256 = columns.includes('kept_sha256') ? 'kept_sha256' : 'null';
    return db.prepare(`select filename, bytes, ${sha256} as sha256 from files order by id`).all() as Row[];
  } finally {
    db.close();
  }
}

function picturesNamedBy(database: string): string[] {
  return rowsOf(database).map(({ filename }) => filename);
}

function stillNamed(database: string, gone: string[]) {
  const now = new Set(picturesNamedBy(database));
  return gone.filter((name) => now.has(name));
}

// Links those that are there and not held yet.
async function hold(named: string[], held: Set<string>, uploads: string, folder: string) {
  for (const name of named.filter((each) => !held.has(each))) {
    const [from, to] = [path.join(uploads, name), path.join(folder, name)];
    try {
      // Some file systems have no links.
      await link(from, to).catch((error) =>
        error.code === 'ENOENT' ? Promise.reject(error) : copyFile(from, to),
      );
      held.add(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
