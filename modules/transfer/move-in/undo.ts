import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files, users } from '#database/tables.ts';
import { forgetAddresses } from '#server/content/addresses.ts';
import { findType, settingsType } from '#server/content/declared-types.ts';
import { updateEntry } from '#server/content/entries.ts';
import { findEntry, getEntry, isAbout } from '#server/content/read-entry.ts';
import { entryFiles, entryTrash } from '#server/content/tables.ts';
import { restoreEntry } from '#server/content/trash/restore.ts';
import { trashEntry } from '#server/content/trash/trash.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { offered } from '#server/module/registry.ts';
import type { MenuEntry } from '#server/navigation/points.ts';
import { redirectStore } from '#server/page-cache/points.ts';
import { importAddresses, importItems, imports } from '../tables.ts';
import { targetFor } from './choices.ts';
import { type Import, type Item, inTurn, inTurns, itemsOf, updateImport } from './items.ts';
import { importActor } from './places.ts';
import { workOn } from './process.ts';
import type { Site } from './trial.ts';
import { importFolder, importsFolder, workFolder } from './uploads.ts';

export const undoableFor = 30 * 24 * 60 * 60 * 1000;

/** The end of the 30 days after the switch; null before it. */
export function undoableUntil({ switchedAt }: Pick<Import, 'switchedAt'>): Date | null {
  return switchedAt && new Date(switchedAt.getTime() + undoableFor);
}

export function previewUndo(db: Queries, importId: number) {
  const items = itemsOf(db, importId).filter(({ version }) => version !== null);
  const stays = items.filter((item) => item.type !== 'file' && isEdited(db, item)).map(({ title }) => title);
  const files = items.filter(({ type }) => type === 'file').length;
  return { goes: items.length - files - stays.length, files, stays: stays.slice(0, 20), stay: stays.length };
}

function isEdited(db: Queries, { type: name, entry, version }: Item) {
  const type = findType(name ?? '');
  const row = type && findEntry(db, type, entry ?? 0);
  return row !== undefined && (row as { version: number }).version !== version;
}

/**
 * Moves unedited imported entries to the trash, and removes the rest. Files that only the trash shows go with it
 * (`removeUnusedFiles`). Returns the titles of edited entries, which stay.
 */
export function undoImport(site: Site, row: Import): Promise<string[]> {
  return workOn(site, null, () => undoAll(site, row));
}

async function undoAll(site: Site, { id: importId, formerLanguage }: Import) {
  const { db } = site;
  const { folder } = site.files;
  // Translations before their originals, categories once no post has them, then what the site had at their addresses.
  const ranks: Record<string, number> = { menu: 0, category: 3, starter: 4 };
  const rank = ({ type, kind }: Item) => (type?.includes(':') ? 1 : (ranks[kind] ?? 2));
  const items = itemsOf(db, importId).sort((one, other) => rank(one) - rank(other));
  const kept: string[] = [];
  await inTurns(db, items, (tx, item) => {
    if (!undoItem(tx, item)) kept.push(item.title);
  });
  await inTurn(db, (tx) => {
    const settings = getEntry(tx, settingsType, 1);
    const { version, secondLanguage } = settings;
    if (formerLanguage === 'none' && secondLanguage !== 'none')
      updateEntry(tx, settingsType, { id: 1, version, secondLanguage: 'none' }, importActor());
    const { type, version: asLeft, importId: of } = importItems;
    tx.delete(importItems)
      .where(and(eq(of, importId), sql`${type} is not 'file' or ${asLeft} is null`))
      .run();
    tx.delete(importAddresses).where(eq(importAddresses.importId, importId)).run();
    // The next import of this host is another one.
    updateImport(tx, importId, { state: 'undone', host: `#${importId}`, uploads: [], switchedAt: null });
  });
  await removeUnusedFiles(site, importId);
  for (const left of [importFolder(folder, importId), workFolder(folder)])
    await rm(left, { recursive: true, force: true });
  // The folder of all imports goes with the last one.
  await rmdir(importsFolder(folder)).catch(() => undefined);
  return kept;
}

/** Removes the files of an undone import that nothing shows. Those in the trash wait for the next call. */
export async function removeUnusedFiles(
  { db, files: { folder } }: Pick<Site, 'db' | 'files'>,
  importId: number,
): Promise<void> {
  const removed: string[] = [];
  const waiting = new Set<number>();
  await inTurns(db, itemsOf(db, importId), (tx, { id, entry }) => {
    const isOf = eq(entryFiles.fileId, entry ?? 0);
    const uses = tx.select({ usedIn: entryFiles.usedIn }).from(entryFiles).where(isOf).all();
    if (uses.length === 0) removed.push(...removeFile(tx, entry ?? 0));
    if (uses.some(({ usedIn }) => usedIn === 'trash')) waiting.add(id);
    else tx.delete(importItems).where(eq(importItems.id, id)).run();
  });
  if (waiting.size === 0) await inTurn(db, (tx) => tx.delete(imports).where(eq(imports.id, importId)).run());
  for (const filename of removed) await rm(path.join(folder, filename), { force: true });
}

/** Whether it is as before the import. */
function undoItem(tx: Queries, item: Item): boolean {
  const { type: name, entry, version, kind, id } = item;
  if (kind === 'redirect' && item.state === 'moved')
    for (const store of offered(redirectStore)) store.remove(tx, item.address);
  const type = findType(name ?? '');
  if (!type || entry === null) return true;
  if (kind === 'starter') restoreSample(tx, type, entry);
  if (version === null) return true;
  const row = findEntry(tx, type, entry);
  if (type.single && isEdited(tx, item)) removeFromMenu(tx, type, item.importId);
  if (isEdited(tx, item) || (row && kind === 'category' && isNeeded(tx, row))) return false;
  const defaultMenu = { id: 1, version, entries: null };
  if (type.single) updateEntry(tx, type, defaultMenu, importActor());
  else {
    if (row) trashEntry(tx, type, entry, importActor());
    // Also where somebody has deleted it: the address is free again.
    forgetAddresses(tx, type, entry);
  }
  tx.delete(importItems).where(eq(importItems.id, id)).run();
  return true;
}

// Somebody has changed the menu: only what leads to entries that go is taken out of it.
function removeFromMenu(tx: Queries, type: EntryType, importId: number) {
  const { version, entries } = getEntry(tx, type, 1) as unknown as {
    version: number;
    entries: MenuEntry[] | null;
  };
  let isParentHere = false;
  const left = (entries ?? []).flatMap((entry) => {
    const [name = '', id] = entry.target.split('/');
    const isIts = and(eq(importItems.importId, importId), isAbout(importItems, { name }, Number(id)));
    const item = tx.select().from(importItems).where(isIts).get();
    const goes = entry.kind === 'entry' && item && item.version !== null && !isEdited(tx, item);
    if (entry.level === 0) isParentHere = !goes;
    return goes ? [] : { ...entry, level: isParentHere ? entry.level : 0 };
  });
  const change = { id: 1, version, entries: left };
  if (entries && left.length < entries.length) updateEntry(tx, type, change, importActor());
}

function restoreSample(tx: Queries, type: EntryType, id: number) {
  const isTrashed = isAbout(entryTrash, type, id);
  const trashed = tx.select({ row: entryTrash.row }).from(entryTrash).where(isTrashed).get();
  if (!trashed) return;
  restoreEntry(tx, type, { id, unready: null }, new Date());
  // As it was: it makes room again for the next import.
  const { version, updatedAt } = trashed.row as { version: number; updatedAt: Date };
  tx.update(type.table).set({ version, updatedAt }).where(eq(type.table.id, id)).run();
}

function isNeeded(tx: Queries, category: object) {
  const posts = targetFor('post');
  const column = posts?.categories && getTableColumns(posts.type.table)[posts.categories.field];
  if (!posts || !column) return false;
  const isIn = eq(column, (category as { key: string }).key);
  return tx.select().from(posts.type.table).where(isIn).limit(1).get() !== undefined;
}

// It may be somebody's portrait now.
function removeFile(tx: Queries, id: number): string[] {
  if (tx.select().from(users).where(eq(users.portraitId, id)).get()) return [];
  const [row] = tx.delete(files).where(eq(files.id, id)).returning({ filename: files.filename }).all();
  return row ? [row.filename] : [];
}
