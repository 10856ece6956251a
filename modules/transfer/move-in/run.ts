import { rm } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { localize } from '#lib/interface-language.ts';
import { recordActivity } from '#server/activity/record.ts';
import { CommandError } from '#server/commands/command.ts';
import { isUnableToWrite } from '#server/errors/database-errors.ts';
import { importAddresses, importItems, imports } from '../tables.ts';
import { byChoice, type Choices } from './choices.ts';
import {
  findImport,
  hasItems,
  type Import,
  IncompleteExport,
  inTurn,
  inTurns,
  itemOf,
  keyIn,
  replacedHere,
  saveItem,
  updateImport,
} from './items.ts';
import { createPlaceholders, fillEntries, showTranslations } from './move-entries.ts';
import { moveFiles } from './move-files.ts';
import { moveMenu } from './move-menu.ts';
import { type Moving, Places } from './places.ts';
import { type Report, reportProgress, type Watched, workOn } from './process.ts';
import { noCounts, type OldSite } from './source.ts';
import { isTrial, type Site } from './trial.ts';
import { pathOfUpload, transferUploads, type Upload, workFolder } from './uploads.ts';
import { wordpress } from './wordpress/wordpress.ts';

export interface Options {
  /** Default: the import of the exports' host. */
  id?: number | undefined;
  uploads: Upload[];
  choices: Choices;
  switches?: boolean;
  print?(line: string): void;
  report?: Report;
}

/**
 * Moves a site in, beside the site that is running: each file and each few entries in a transaction of their own. It can be
 * interrupted at any time; the same again goes on, and changes nothing that is as it should be.
 */
export function runImport(site: Site, options: Options) {
  const watched: Watched = { id: options.id, state: 'running' };
  return workOn(site, watched, async () => {
    try {
      return await moveSite(site, options, watched);
    } catch (error) {
      const isFull = isUnableToWrite(error) || (error as { code?: unknown }).code === 'SERVICE_UNAVAILABLE';
      throw isFull ? new CommandError(localize(fullDisk)) : error;
    } finally {
      await rm(workFolder(site.files.folder), { recursive: true, force: true });
    }
  });
}

const fullDisk =
  'The server’s disk is full or can’t be written. Free up space, then import again: it resumes.';

async function moveSite(site: Site, options: Options, watched: Watched) {
  const { db, files } = site;
  const { id, uploads, choices } = options;
  if (id) await inTurn(db, (tx) => updateImport(tx, id, { state: 'running', progress: null }));
  const uploadsOf = (wanted: Upload['kind'], id = 0) =>
    uploads.filter(({ kind }) => kind === wanted).map((one) => pathOfUpload(files.folder, id, one));
  const overview = await wordpress.readOverview(uploadsOf('export', id), choices);
  const { entries, unread } = overview;
  if (unread.length > 0 && !choices.anyway && !isTrial(db)) throw new IncompleteExport(unread);
  const importId = await beginImport(site, overview.site, options, { state: 'running' });
  watched.id = importId;
  const report = options.report ?? reportProgress(db, importId, options.print);
  const places = new Places(db, importId, overview);
  const resolver = wordpress.resolver(overview, places);
  const moving = { ...site, importId, overview, places, resolver, report };
  report('places', 0, entries.size);
  await createPlaceholders(moving);
  const sources = [...uploadsOf('files', importId), ...(choices.otherHosts ? [null] : [])];
  await moveFiles(moving, sources);
  // The uploads may belong to another import by now.
  await fillEntries(moving, uploadsOf('export', importId));
  report('addresses', 0, 1);
  await moveMenu(moving);
  await recordSkipped(moving);
  await showTranslations(db, importId);
  await saveAddresses(moving);
  await inTurn(db, (tx) => finish(tx, importId, options.switches && unread.length === 0));
  // Nobody can stop it any more.
  watched.id = undefined;
  return { importId, overview };
}

// A newer export doesn't prolong the time to undo the import.
function finish(tx: Queries, importId: number, switches = false) {
  const row = findImport(tx, importId);
  const now = new Date();
  updateImport(tx, importId, {
    ...{ state: 'done', progress: null, failure: '', finishedAt: row?.finishedAt ?? now },
    ...(switches && { switchedAt: row?.switchedAt ?? now }),
  });
  tx.update(importItems)
    .set({ why: '' })
    .where(and(eq(importItems.importId, importId), eq(importItems.why, replacedHere)))
    .run();
  if (!row?.finishedAt)
    recordActivity(
      tx,
      { what: 'imported', type: 'site', title: row?.host, ...(row?.startedBy && { source: 'browser' }) },
      row?.startedBy ? { user: row.startedBy, now } : undefined,
    );
}

/** The import of the host of these exports; uploads of a new one are transferred to it. */
export async function beginImport(
  { db, files }: Site,
  { host: name, base, title }: OldSite,
  { id: ownId, uploads, choices }: Pick<Import, 'uploads' | 'choices'> & { id?: number | undefined },
  step: Pick<typeof imports.$inferInsert, 'state' | 'review'>,
): Promise<number> {
  // Several sites may be in folders of one host.
  const host = name + base;
  const id = await inTurn(db, (tx) => {
    const own = ownId === undefined ? undefined : findImport(tx, ownId);
    const known = tx.select().from(imports).where(eq(imports.host, host)).get();
    const about = { ...{ title, uploads, choices, failure: '' }, ...step, startedBy: own?.startedBy ?? null };
    const isNew = own !== undefined && !hasItems(tx, own.id);
    if (own && own.host !== host && (known || !isNew)) {
      const state = own.finishedAt ? 'done' : 'stopped';
      if (isNew) tx.delete(imports).where(eq(imports.id, own.id)).run();
      // The exports are of another site, so this import stays as it was.
      else updateImport(tx, own.id, { state, uploads: [], review: null, progress: null });
    }
    const to = known ?? (isNew ? own : undefined);
    if (!to)
      return tx
        .insert(imports)
        .values({ ...about, host, startedAt: new Date() })
        .returning()
        .get().id;
    updateImport(tx, to.id, { ...about, host });
    return to.id;
  });
  if (ownId !== undefined && ownId !== id) transferUploads(files.folder, ownId, id);
  return id;
}

async function recordSkipped({ db, importId, overview }: Moving) {
  const { leftOut, synced, site, terms, choices, problems, unread } = overview;
  await inTurn(db, (tx) => {
    const isExport = and(eq(importItems.importId, importId), eq(importItems.kind, 'export'));
    tx.delete(importItems).where(isExport).run();
    for (const [index, why] of [...unread, ...problems].entries()) {
      const state = index < unread.length ? 'failed' : 'moved';
      saveItem(tx, importId, { key: `export:${index}`, kind: 'export', title: site.title, state, why });
    }
    for (const { id, type, before, ...about } of leftOut)
      saveItem(tx, importId, {
        ...{ key: keyIn(site, type, id), kind: type, state: 'left out', ...about },
        ...(before && { before, after: noCounts }),
      });
    for (const id of synced.keys())
      saveItem(tx, importId, {
        ...{ key: keyIn(site, 'wp_block', id), kind: 'wp_block', title: `Block ${id}`, state: 'moved' },
        why: 'Included in the texts that use it.',
      });
    for (const { taxonomy, slug, name } of terms)
      if (taxonomy === 'category' && !itemOf(tx, importId, `category:${slug}`)) {
        const why = choices.categories[slug] === 'none' ? byChoice : 'No post needs it.';
        const about = { key: `category:${slug}`, kind: 'category', title: name, why };
        saveItem(tx, importId, { ...about, state: 'left out' });
      }
  });
}

const addressesAtOnce = 1000;

async function saveAddresses({ db, importId, overview, places }: Moving) {
  const rows = [...wordpress.paths(overview)].flatMap(([path, target]) => {
    const there = places.rowOf(target);
    return there ? [{ path, importId, type: null, entry: null, target: null, ...there }] : [];
  });
  const { type, entry, target } = importAddresses;
  const isNews = sql`(${type}, ${entry}, ${target}) is not (excluded.type, excluded.entry, excluded.target)`;
  const setWhere = and(eq(importAddresses.importId, importId), isNews);
  const save = (tx: Queries, { path, ...set }: (typeof rows)[number]) =>
    tx
      .insert(importAddresses)
      .values({ path, ...set })
      .onConflictDoUpdate({ target: importAddresses.path, set, setWhere })
      .run();
  await inTurns(db, rows, save, addressesAtOnce);
}
