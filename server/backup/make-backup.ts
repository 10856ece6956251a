import { mkdir, mkdtemp, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'tar';
import { checksum } from '../files/sha256.ts';
import { removeFolder, sync } from './disk.ts';
import { form, type Manifest, names } from './manifest.ts';
import { takeSnapshot } from './snapshot.ts';

/** An archive that was made. */
export interface MadeBackup {
  bytes: number;
  pictures: number;
  /** Stored names that a row has, whose file isn't there. */
  missing: string[];
}

/**
 * Writes an archive (tar.gz) of database and uploads to `file`, while the site runs. Under that name it is always
 * whole: it is written elsewhere in the same folder, synced and renamed.
 */
export async function makeBackup(
  site: { database: string; uploads: string },
  file: string,
  now = new Date(),
): Promise<MadeBackup> {
  await mkdir(path.dirname(file), { recursive: true });
  const work = await mkdtemp(path.join(path.dirname(file), '.backup-'));
  try {
    const snapshot = await takeSnapshot(site, work);
    try {
      const contents = new Map([
        [snapshot.database, names.database],
        ...snapshot.present.map(
          (name) => [path.join(snapshot.pictures, name), `${names.uploads}/${name}`] as const,
        ),
      ]);
      const manifest = await describe(contents, snapshot.missing, now);
      const list = path.join(work, names.manifest);
      await writeFile(list, JSON.stringify(manifest, null, 2));
      contents.set(list, names.manifest);
      await pack(contents, path.join(work, 'archive'));
    } finally {
      await snapshot.done();
    }
    await putInPlace(path.join(work, 'archive'), file);
    return {
      bytes: (await stat(file)).size,
      pictures: snapshot.present.length,
      missing: snapshot.missing,
    };
  } finally {
    await removeFolder(work);
  }
}

async function describe(contents: Map<string, string>, missing: string[], now: Date): Promise<Manifest> {
  const files: Manifest['files'] = {};
  for (const [file, name] of contents) files[name] = await checksum(file);
  return { vinciBackup: form, madeAt: now.toISOString(), files, missing };
}

// In the order of the map, so the manifest comes last. Pictures are compressed already: level 1 is for the database.
async function pack(contents: Map<string, string>, archive: string) {
  const options = {
    file: archive,
    gzip: { level: 1 },
    mode: 0o600, // it holds accounts
    portable: true,
    preservePaths: true,
    onWriteEntry(entry: { absolute?: string; path: string }) {
      entry.path = contents.get(String(entry.absolute)) ?? entry.path;
    },
  };
  await create(options, [...contents.keys()]);
}

async function putInPlace(archive: string, file: string) {
  await sync(archive);
  await rename(archive, file);
  await sync(path.dirname(file));
}
