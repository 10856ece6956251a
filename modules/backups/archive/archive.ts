import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checksum } from '#server/files/sha256.ts';
import { inTemporaryFolder, sync } from '#server/process/disk.ts';
import {
  bytesOfPictures,
  formats,
  isExpected,
  type Manifest,
  names,
  picturesOf,
  readNightlyManifest,
  UnusableBackup,
} from './manifest.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { storeIn, storeUploads } from './uploads-store.ts';

/**
 * Writes an archive (tar.gz) of database and uploads to `file`, while the site runs. The uploads of a nightly one go
 * into the store beside it. Never leaves a partial archive: it is written elsewhere in the same folder, synced and
 * renamed. Returns the `bytes` of the archive and of the pictures in the store that it names, and as `missing` the stored
 * names that a row refers to, whose file is missing.
 */
export async function createArchive(
  site: { database: string; uploads: string },
  file: string,
  { nightly = false, now = new Date() } = {},
) {
  await mkdir(path.dirname(file), { recursive: true });
  return inTemporaryFolder(path.join(path.dirname(file), '.backup-'), async (work) => {
    const archive = path.join(work, 'archive');
    const snapshot = await takeSnapshot(site, work);
    const store = nightly ? path.dirname(file) : null;
    const manifest = await pack(snapshot, { madeAt: now.toISOString(), store, work }).finally(
      snapshot.release,
    );
    await sync(archive);
    await rename(archive, file);
    await sync(path.dirname(file));
    const bytes = (await stat(file)).size + (nightly ? bytesOfPictures(manifest) : 0);
    return { bytes, pictures: snapshot.present.length, missing: snapshot.missing };
  });
}

// `store`: the folder with the store for the uploads, null for an archive that contains them.
async function pack(
  { database, present, missing }: Snapshot,
  { madeAt, store, work }: { madeAt: string; store: string | null; work: string },
): Promise<Manifest> {
  const uploads = present.map(({ file, filename }) => [file, `${names.uploads}/${filename}`] as const);
  const files: Manifest['files'] = { [names.database]: await checksum(database) };
  const stored = store === null ? null : await storeUploads(present, store, work);
  for (const [index, [file, name]] of uploads.entries())
    files[name] = stored?.[index] ?? (await checksum(file));
  const manifest = { vinciBackup: stored ? formats.nightly : formats.whole, madeAt, missing, files };
  const list = [path.join(work, names.manifest), names.manifest] as const;
  await writeFile(list[0], JSON.stringify(manifest, null, 2));
  const copy = [database, names.database] as const;
  // The manifest of a whole one comes last, so an archive that was cut short has none.
  const nameOf = new Map(stored ? [list, copy] : [copy, ...uploads, list]);
  const { create } = await import('tar');
  await create({ ...packed(nameOf), file: path.join(work, 'archive') }, [...nameOf.keys()]);
  return manifest;
}

function packed(nameOf: Map<string, string>) {
  return {
    gzip: { level: 1 }, // for the database: pictures are compressed already
    mode: 0o600, // it holds accounts
    portable: true,
    preservePaths: true,
    onWriteEntry(entry: { absolute?: string; path: string }) {
      entry.path = nameOf.get(String(entry.absolute)) ?? entry.path;
    },
  };
}

/** A nightly archive together with the uploads that it names, as a stream: `restore` needs nothing beside it then. */
export async function packWithUploads(archive: string): Promise<NodeJS.ReadableStream> {
  const manifest = await readNightlyManifest(archive);
  if (!manifest) throw new UnusableBackup(`${archive} contains its uploads already.`);
  const nameOf = new Map<string, string>();
  for (const [name, { sha256 }] of picturesOf(manifest)) {
    nameOf.set(path.join(storeIn(path.dirname(archive)), sha256), `${names.uploads}/${name}`);
  }
  const options = { ...packed(nameOf), cwd: '/' };
  const { create } = await import('tar');
  // With an @, the entries of that archive.
  return create(options, [`@${path.resolve(archive)}`, ...nameOf.keys()]) as unknown as NodeJS.ReadableStream;
}

/**
 * Unpacks an archive into a folder and returns the names of its entries. Never writes a file that an archive may not
 * contain. Throws UnusableBackup.
 */
export async function unpackArchive(archive: string, into: string): Promise<Set<string>> {
  const found = new Set<string>();
  let unexpected: string | undefined;
  const filter = (name: string, entry: object) => {
    const isFile = 'type' in entry && (entry.type === 'File' || entry.type === 'OldFile');
    if (!isFile || !isExpected(name) || found.has(name)) unexpected ??= name;
    found.add(name);
    return !unexpected;
  };
  const { extract } = await import('tar');
  try {
    await extract({ file: archive, cwd: into, strict: true, filter, noMtime: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UnusableBackup(`There is no file ${archive}.`);
    if (code === 'ENOSPC' || code === 'EACCES' || code === 'EISDIR') throw error;
    throw new UnusableBackup(`${archive} is no backup of Vinci, or it is damaged (${message}).`);
  }
  if (!unexpected) return found;
  throw new UnusableBackup(
    `${archive} holds ${JSON.stringify(unexpected)}, which no backup of Vinci does. It was not made by this program.`,
  );
}
