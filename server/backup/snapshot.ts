import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import SQLite from '#database/driver.mjs';

/** The site at one instant: a copy of its database, and the pictures that its rows name. */
export interface Snapshot {
  database: string;
  /** A folder in which those pictures stay, whatever the site deletes meanwhile. */
  pictures: string;
  /** The stored names of those that are there. */
  present: string[];
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
    const named = picturesNamedBy(database);
    await hold(named, held, site.uploads, pictures);
    const missing = named.filter((name) => !held.has(name));
    // Came and went in between: the copy is out of date.
    const outOfDate = missing.length > 0 && stillNamed(site.database, missing).length < missing.length;
    if (!outOfDate || round === tries) {
      return { database, pictures, present: named.filter((name) => held.has(name)), missing };
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

/** The stored names that the rows of a database have. */
function picturesNamedBy(database: string): string[] {
  const db = new SQLite(database, { readonly: true, fileMustExist: true });
  try {
    return db.prepare('select filename from files order by id').pluck().all() as string[];
  } finally {
    db.close();
  }
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
