import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq, isNotNull } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { rebuildSearch } from '#database/search.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { files } from '#database/tables.ts';
import { append } from '#lib/append.ts';
import { recordActivity } from '#server/activity/record.ts';
import { activity } from '#server/activity/tables.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { records } from '#server/content/points.ts';
import {
  addresses,
  entryCopies,
  entryFiles,
  entrySchedules,
  entryTranslations,
  entryTrash,
  entryVersions,
} from '#server/content/tables.ts';
import { storedFiles } from '#server/files/stored-files.ts';
import { type EntryType, isOfType } from '#server/module/entry-type.ts';
import { offered } from '#server/module/registry.ts';
import { redirectStore } from '#server/page-cache/points.ts';
import { requireSpace } from '#server/process/disk.ts';
import { saveSettings } from '#server/site/settings.ts';
import { imports } from '../tables.ts';
import { type Archive, openArchive, UnusableExport } from './archive.ts';
import { format, typesAbove } from './entries.ts';
import { importEntry } from './import-entry.ts';
import { type ImportedFile, saveFile, storeFiles } from './import-files.ts';

interface About {
  format?: unknown;
  isSecondLanguagePublic?: boolean;
}

/**
 * Fills a new site from an export, with the same ids, addresses and files, or leaves it as it was. Nothing else may use the
 * database and uploads meanwhile. `notes`: what isn't as it was. Throws UnusableExport.
 */
export async function importSite(
  { db, folder, origin }: { db: Database; folder: string; origin: string },
  file: string,
  print: (line: string) => void,
): Promise<{ entries: number; notes: string[] }> {
  refuseUsedSite(db);
  const archive = await openArchive(file);
  const started = storedFiles(db).map(({ filename }) => filename);
  const imported: ImportedFile[] = [];
  try {
    const about = (await archive.json('site.json')) as About | null;
    if (about?.format !== format)
      throw new UnusableExport('This export is from a newer version of Vinci. Update this site first.');
    await requireSpace(archive.bytes(), folder);
    for await (const each of storeFiles(archive, folder, print)) imported.push(each);
    return await allOrNothing(db, async () => {
      removeStarter(db);
      for (const each of imported) saveFile(db, each);
      const made = await importEntries(db, archive, print);
      if (about.isSecondLanguagePublic && secondLanguageOf(readSettings(db)))
        saveSettings(db, { isSecondLanguagePublic: true });
      const refused = importRedirects(db, origin, await archive.text('redirects.csv'));
      recordActivity(db, { what: 'imported', type: 'site', title: path.basename(file) });
      return { ...made, notes: [...made.notes, ...refused] };
    });
  } finally {
    archive.close();
    // Those that the site began with, or those of an import that failed.
    const kept = new Set(storedFiles(db).map(({ filename }) => filename));
    const known = imported.flatMap(({ stored, whole }) =>
      [stored, whole].flatMap((each) => each?.content.filename ?? []),
    );
    for (const name of [...started, ...known])
      if (!kept.has(name)) await rm(path.join(folder, name), { force: true });
  }
}

function refuseUsedSite(db: Queries) {
  const ofModules = offered(records).map(({ table }) => table);
  const written = [entryVersions, entryTrash, entryCopies, imports, ...ofModules];
  const isUsed =
    written.some((table) => db.select().from(table).limit(1).get()) ||
    db.select().from(files).where(isNotNull(files.uploadedBy)).limit(1).get() ||
    db.select().from(activity).where(eq(activity.what, 'imported')).limit(1).get();
  if (isUsed)
    throw new UnusableExport(
      'Somebody has written on this site already, and an import replaces everything. Set DATABASE_URL and UPLOADS_DIR to a new place, start the site there once, stop it, and import into that.',
    );
}

// Reading goes on between the changes, which drizzle's own transactions don't wait for.
async function allOrNothing<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  db.$client.exec('begin immediate');
  try {
    // Entries refer to each other in both directions.
    db.$client.pragma('defer_foreign_keys = ON');
    const result = await work();
    db.$client.exec('commit');
    return result;
  } finally {
    if (db.$client.inTransaction) db.$client.exec('rollback');
  }
}

function removeStarter(db: Database) {
  for (const table of [entryTranslations, addresses, entryFiles, entrySchedules]) db.delete(table).run();
  for (const type of declaredTypes()) if (!type.single) db.delete(type.table).where(isOfType(type)).run();
  db.delete(files).run();
  rebuildSearch(db, []);
}

async function importEntries(db: Database, archive: Archive, print: (line: string) => void) {
  const known = new Map<string, number[]>();
  for (const part of archive.names()) {
    const [, type = '', id] = /^entries\/([a-zA-Z]+)\/(\d{1,9})\.json$/.exec(part) ?? [];
    if (id) append(known, type, Number(id));
  }
  const notes: string[] = [];
  let entries = 0;
  for (const type of inOrder(declaredTypes())) {
    for (const id of (known.get(type.name) ?? []).sort((one, other) => one - other)) {
      const part = `entries/${type.name}/${id}.json`;
      try {
        const lost = await importEntry(db, type, id, await archive.json(part));
        notes.push(...lost.map((note) => `${part}: ${note}`));
      } catch (error) {
        throw new UnusableExport(`${part}: ${error instanceof Error ? error.message : error}`);
      }
      entries += 1;
      if (entries % 1000 === 0) print(`Entries: ${entries}`);
    }
    known.delete(type.name);
  }
  for (const [type, ids] of known)
    notes.push(`${ids.length} entries of ${type} are left out: this site has no such type.`);
  return { entries, notes };
}

// The settings first, since languages depend on them; then what others belong to.
function inOrder(types: EntryType[]) {
  const above = typesAbove(types);
  const rank = ({ single, name }: EntryType) => (single ? 0 : above.has(name) ? 1 : 2);
  return types.toSorted((one, other) => rank(one) - rank(other));
}

function importRedirects(db: Database, origin: string, csv: string): string[] {
  const rows: string[][] = parse(csv, { from_line: 2, relax_column_count: true });
  const [store] = offered(redirectStore);
  return rows.flatMap(([from = '', to = '', code]) => {
    const refusal = store?.restore(db, { from, to, temporary: code === '302' }, origin);
    return refusal ? [`redirects.csv: ${from}: ${refusal}`] : [];
  });
}
