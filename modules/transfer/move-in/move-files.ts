import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { localize } from '#lib/interface-language.ts';
import { checksum } from '#server/files/sha256.ts';
import { saveNewFile } from '#server/files/store.ts';
import { type Stored, storeFile } from '#server/files/store-file.ts';
import { checkRoom, type Disk } from '#server/files/upload-limits.ts';
import { inTurn, itemOf, saveItem } from './items.ts';
import { isAddress } from './receive.ts';
import type { Overview, SourceFile } from './source.ts';
import { originalOf } from './spellings.ts';
import { assumedFile, tryFile } from './trial.ts';
import { isElsewhere, namesOf, otherKind, pathIn, uploadedFiles, type Wanted } from './uploaded-files.ts';
import { importFolder, workFolder } from './uploads.ts';

interface Site extends Disk {
  db: Database;
  importId: number;
  isTrial?: boolean;
}

interface Options {
  isStored(file: SourceFile): boolean;
  progress(done: number, of: number): void;
}

/** Stores the files of an export that aren't here yet, from where they are given. Each is stored as a whole, so it can go on any time. */
export async function moveFiles(
  site: Site,
  { files: all, site: old }: Overview,
  given: Options & { from?: string | null | undefined },
): Promise<void> {
  const { db, importId } = site;
  const wanted: Wanted[] = [];
  for (const file of all.values()) {
    const known = itemOf(db, importId, file.key);
    if (known?.state === 'moved' && isHere(db, known.entry)) {
      await describe(site, file, known);
      continue;
    }
    if (file.inline) {
      await storeInline(site, file, file.inline);
      continue;
    }
    const isKept = existsSync(keptAt(site, file));
    const state = given.isStored(file) ? 'failed' : 'left out';
    const missing = given.isStored(file) ? 'The file wasn’t in the upload.' : otherKind;
    if (known?.why.includes(keptName(file)) && isKept) continue;
    await inTurn(db, (tx) => saveItem(tx, importId, { ...itemFor(file), state, why: missing }));
    wanted.push({ file, names: namesOf(file) });
  }
  if (given.from === undefined || wanted.length === 0) return;
  const asked = given.from === null ? wanted.filter(({ file }) => isElsewhere(file, old)) : wanted;
  // Where they are is only asked when they are needed.
  if (site.isTrial && (given.from === null || isAddress(given.from))) {
    for (const { file } of asked.filter(({ file }) => given.isStored(file)))
      await inTurn(db, (tx) => saveMoved(tx, site, file, assumedFile(file.key)));
    return;
  }
  await takeFiles(site, given.from, asked, given);
}

async function takeFiles(site: Site, from: string | null, asked: Wanted[], given: Options) {
  let done = 0;
  for await (const found of uploadedFiles(from, asked, workFolder(site.files.folder))) {
    const { file } = found;
    const [state, why] =
      'missing' in found
        ? (['failed', found.missing] as const)
        : given.isStored(file)
          ? (['failed', await store(site, file, found.copy)] as const)
          : (['left out', keptAlone(await keep(site, file, found.copy))] as const);
    if (why) await inTurn(site.db, (tx) => saveItem(tx, site.importId, { ...itemFor(file), state, why }));
    given.progress(++done, asked.length);
  }
}

function itemFor(file: SourceFile) {
  return { key: file.key, kind: 'attachment', title: file.title, address: file.address };
}

function isHere(db: Database, id: number | null) {
  return id !== null && db.select({ id: files.id }).from(files).where(eq(files.id, id)).get() !== undefined;
}

async function storeInline(site: Site, file: SourceFile, data: string) {
  await mkdir(workFolder(site.files.folder), { recursive: true });
  const copy = path.join(workFolder(site.files.folder), String(file.id));
  await writeFile(copy, Buffer.from(data.replace(/^[^,]*,/, ''), 'base64'));
  const why = await store(site, file, copy);
  if (why)
    await inTurn(site.db, (tx) => saveItem(tx, site.importId, { ...itemFor(file), state: 'failed', why }));
}

async function store(site: Site, file: SourceFile, copy: string): Promise<string | undefined> {
  const { db, importId } = site;
  const { sha256, bytes } = await checksum(copy);
  if (bytes === 0) return 'The file is empty.';
  const said = fingerprint(file);
  const same = db.select({ id: files.id }).from(files).where(eq(files.sha256, sha256)).get();
  if (same) {
    const moved = { state: 'moved', type: 'file', entry: same.id, checksum: said, why: '' } as const;
    await inTurn(db, (tx) => saveItem(tx, importId, { ...itemFor(file), ...moved }));
    return undefined;
  }
  await checkRoom(site, bytes);
  // Storing it takes the copy.
  const spare = `${copy}.spare`;
  await link(copy, spare);
  const name = nameOf(file);
  try {
    const storing = site.isTrial ? tryFile : storeFile;
    const stored = await storing(
      { path: copy, name, size: bytes },
      site.files.folder,
      workFolder(site.files.folder),
    );
    await inTurn(db, (tx) => saveMoved(tx, site, file, stored));
    return undefined;
  } catch (error) {
    // A full disk ends the run; a file that is no picture is one line of the report.
    if ((error as { code?: string }).code !== 'BAD_REQUEST') throw error;
    const kept = await keep(site, file, spare);
    const { message } = error as Error;
    return localize('{message} The original file is kept for administrators. {kept}', { message, kept });
  } finally {
    await rm(spare, { force: true });
  }
}

function saveMoved(tx: Queries, { importId }: Site, file: SourceFile, stored: Stored) {
  const name = nameOf(file);
  const { id, version } = saveNewFile(tx, stored, { name, alt: file.alt.slice(0, 300), uploadedBy: null });
  const moved = { state: 'moved', type: 'file', entry: id, version, why: '' } as const;
  saveItem(tx, importId, { ...itemFor(file), ...moved, checksum: fingerprint(file) });
}

const nameOf = ({ address }: SourceFile) => originalOf(path.posix.basename(pathIn(address)));

// A file that this site can't show stays as it is beside the import; under which name.
async function keep(site: Site, file: SourceFile, copy: string): Promise<string> {
  const { size } = await stat(copy);
  await checkRoom(site, size);
  const to = keptAt(site, file);
  await mkdir(path.dirname(to), { recursive: true });
  await rename(copy, to);
  if (site.isTrial) await rm(to);
  return keptName(file);
}

const keptAlone = (kept: string) =>
  localize('The original file is kept for administrators. {kept}', { kept });

const keptName = (file: SourceFile) => `files/${nameBelow(file)}`;

function keptAt({ files: { folder }, importId }: Site, file: SourceFile) {
  return path.join(importFolder(folder, importId), 'files', nameBelow(file));
}

function nameBelow(file: SourceFile) {
  return namesOf({ ...file, original: '' })[0] ?? '';
}

// A newer export may say something else about a picture, unless somebody has said it here.
async function describe(
  { db, importId }: Site,
  file: SourceFile,
  item: { entry: number | null; version: number | null; checksum: string },
) {
  if (item.checksum === fingerprint(file) || item.entry === null || item.version === null) return;
  const { entry, version } = item;
  await inTurn(db, (tx) => {
    const row = tx.select({ version: files.version }).from(files).where(eq(files.id, entry)).get();
    if (row?.version === version)
      tx.update(files)
        .set({ alt: file.alt.slice(0, 300) })
        .where(eq(files.id, entry))
        .run();
    saveItem(tx, importId, { ...itemFor(file), state: 'moved', checksum: fingerprint(file) });
  });
}

function fingerprint({ alt, title }: SourceFile) {
  return createHash('sha256')
    .update(JSON.stringify([alt, title]))
    .digest('hex');
}
