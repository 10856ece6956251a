import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { localize } from '#lib/interface-language.ts';
import { checksum } from '#server/files/sha256.ts';
import { saveNewFile } from '#server/files/store.ts';
import { type Stored, storeFile } from '#server/files/store-file.ts';
import { checkRoom } from '#server/files/upload-limits.ts';
import { checksumOf, type Item, inTurn, itemOf, saveItem } from './items.ts';
import { originalOf } from './old-links.ts';
import type { Moving } from './places.ts';
import { isAddress } from './receive.ts';
import type { SourceFile } from './source.ts';
import { assumedFile, isTrial, tryFile } from './trial.ts';
import { isElsewhere, namesOf, otherKind, pathIn, uploadedFiles } from './uploaded-files.ts';
import { importFolder, workFolder } from './uploads.ts';
import { wordpress } from './wordpress/wordpress.ts';

/**
 * Stores the files of an export that aren't here yet, from each of `sources`; null: from their own addresses on other sites. Each
 * is stored as a whole, so it can go on any time.
 */
export async function moveFiles(moving: Moving, sources: (string | null)[]): Promise<void> {
  const { db, importId, overview } = moving;
  const all = [...overview.files.values()];
  const known = (file: SourceFile) => itemOf(db, importId, file.key);
  for (const file of all) {
    const item = known(file);
    if (item && isHere(db, item)) await describe(moving, file, item);
    else if (file.inline) await storeInline(moving, file, file.inline);
    else if (isKept(moving, file, item)) continue;
    else if (!wordpress.isStored(file)) await save(moving, file, { state: 'left out', why: otherKind });
    else await save(moving, file, { state: 'failed', why: 'The file wasn’t in the upload.' });
  }
  for (const from of sources) {
    const wanted = all.filter((file) => {
      const item = known(file);
      const isDone = file.inline || (item && isHere(db, item)) || isKept(moving, file, item);
      return !isDone && (from !== null || isElsewhere(file, overview.site));
    });
    if (wanted.length > 0) await takeFiles(moving, from, wanted);
  }
}

async function takeFiles(moving: Moving, from: string | null, wanted: SourceFile[]) {
  const { db, files, report } = moving;
  // The old site is asked for them only when they are needed.
  if (isTrial(db) && (from === null || isAddress(from))) {
    for (const file of wanted.filter(wordpress.isStored))
      await inTurn(db, (tx) => saveMoved(tx, moving, file, assumedFile(file.key)));
    return;
  }
  let done = 0;
  for await (const found of uploadedFiles(from, wanted, workFolder(files.folder))) {
    const { file } = found;
    if ('missing' in found) await save(moving, file, { state: 'failed', why: found.missing });
    else if (wordpress.isStored(file)) await store(moving, file, found.copy);
    else await save(moving, file, { state: 'left out', why: await keep(moving, file, found.copy) });
    report('files', ++done, wanted.length);
  }
}

function itemFor(file: SourceFile) {
  return { key: file.key, kind: 'attachment', title: file.title, address: file.address };
}

const save = (
  { db, importId }: Moving,
  file: SourceFile,
  change: Pick<Item, 'state'> & Partial<Item>,
): Promise<void> => inTurn(db, (tx) => saveItem(tx, importId, { ...itemFor(file), ...change }));

function isHere(db: Database, { state, entry }: Item) {
  const isStored = state === 'moved' && entry !== null;
  return isStored && db.select({ id: files.id }).from(files).where(eq(files.id, entry)).get() !== undefined;
}

async function storeInline(moving: Moving, file: SourceFile, data: string) {
  const work = workFolder(moving.files.folder);
  await mkdir(work, { recursive: true });
  const copy = path.join(work, String(file.id));
  await writeFile(copy, Buffer.from(data.replace(/^[^,]*,/, ''), 'base64'));
  await store(moving, file, copy);
}

async function store(moving: Moving, file: SourceFile, copy: string): Promise<void> {
  const { db, files: to } = moving;
  const { sha256, bytes } = await checksum(copy);
  if (bytes === 0) return save(moving, file, { state: 'failed', why: 'The file is empty.' });
  const same = db.select({ id: files.id }).from(files).where(eq(files.sha256, sha256)).get();
  if (same) {
    const moved = { state: 'moved', type: 'file', entry: same.id, why: '' } as const;
    return save(moving, file, { ...moved, checksum: fingerprint(file) });
  }
  await checkRoom(moving, bytes);
  // Storing it takes the copy.
  const spare = `${copy}.spare`;
  await link(copy, spare);
  try {
    const storing = isTrial(db) ? tryFile : storeFile;
    const sent = { path: copy, name: nameOf(file), size: bytes };
    const stored = await storing(sent, to.folder, workFolder(to.folder));
    await inTurn(db, (tx) => saveMoved(tx, moving, file, stored));
  } catch (error) {
    // A full disk ends the run; a file that is no picture is one line of the report.
    if ((error as { code?: string }).code !== 'BAD_REQUEST') throw error;
    const why = await keep(moving, file, spare, (error as Error).message);
    await save(moving, file, { state: 'failed', why });
  } finally {
    await rm(spare, { force: true });
  }
}

function saveMoved(tx: Queries, { importId }: Moving, file: SourceFile, stored: Stored) {
  const name = nameOf(file);
  const { id, version } = saveNewFile(tx, stored, { name, alt: file.alt.slice(0, 300), uploadedBy: null });
  const moved = { state: 'moved', type: 'file', entry: id, version, why: '' } as const;
  saveItem(tx, importId, { ...itemFor(file), ...moved, checksum: fingerprint(file) });
}

const nameOf = ({ address }: SourceFile) => originalOf(path.posix.basename(pathIn(address)));

// A file that this site can't show stays as it is beside the import; says under which name.
async function keep(moving: Moving, file: SourceFile, copy: string, message?: string): Promise<string> {
  const { size } = await stat(copy);
  await checkRoom(moving, size);
  const to = keptAt(moving, file);
  await mkdir(path.dirname(to), { recursive: true });
  await rename(copy, to);
  if (isTrial(moving.db)) await rm(to);
  const kept = keptName(file);
  return message === undefined
    ? localize('The original file is kept for administrators. {kept}', { kept })
    : localize('{message} The original file is kept for administrators. {kept}', { message, kept });
}

const isKept = (moving: Moving, file: SourceFile, item: Item | undefined) =>
  item?.why.includes(keptName(file)) && existsSync(keptAt(moving, file));

const keptName = (file: SourceFile) => `files/${namesOf({ ...file, original: '' })[0] ?? ''}`;

const keptAt = ({ files: { folder }, importId }: Moving, file: SourceFile) =>
  path.join(importFolder(folder, importId), keptName(file));

// A newer export may say something else about a picture, unless somebody has said it here.
async function describe({ db, importId }: Moving, file: SourceFile, item: Item) {
  const { checksum, entry, version } = item;
  if (checksum === fingerprint(file) || entry === null || version === null) return;
  await inTurn(db, (tx) => {
    const isAsLeft = and(eq(files.id, entry), eq(files.version, version));
    tx.update(files)
      .set({ alt: file.alt.slice(0, 300) })
      .where(isAsLeft)
      .run();
    saveItem(tx, importId, { ...itemFor(file), state: 'moved', checksum: fingerprint(file) });
  });
}

const fingerprint = ({ alt, title }: SourceFile) => checksumOf(alt, title);
