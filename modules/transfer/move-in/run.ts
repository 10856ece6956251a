import { rm } from 'node:fs/promises';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { localize } from '#lib/interface-language.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import { CommandError } from '#server/commands/command.ts';
import { isUnableToWrite } from '#server/errors/database-errors.ts';
import type { Disk } from '#server/files/upload-limits.ts';
import { claimSite } from '#server/process/exclusive-work.ts';
import { importAddresses, importItems, imports, type Progress } from '../tables.ts';
import { byChoice, type Choices } from './choices.ts';
import {
  fewAtOnce,
  givenByHand,
  IncompleteExport,
  inTurn,
  itemOf,
  keyIn,
  renameKeys,
  saveItem,
} from './items.ts';
import { createPlaceholders, fillEntries, showTranslations } from './move-entries.ts';
import { moveFiles } from './move-files.ts';
import { moveMenu } from './move-menu.ts';
import { moving } from './moving.ts';
import { Places } from './places.ts';
import { noCounts, type Overview, type Source } from './source.ts';
import { transferUploads, type Upload, uploadPaths, workFolder } from './uploads.ts';

export interface Site extends Disk {
  db: Database;
  /** A copy that is thrown away: nobody visits it, and files needn't be kept. */
  isTrial?: boolean;
}

export interface Options {
  /** Default: the import of the exports' host. */
  importId?: number | undefined;
  given: Upload[];
  choices: Choices;
  switches?: boolean;
  print?(line: string): void;
  report?: ReturnType<typeof reportProgress>;
}

/**
 * Moves a site in, beside the site that is running: each file and each few entries in a transaction of their own. It can be
 * interrupted at any time; the same again goes on, and changes nothing that is as it should be.
 */
export async function runImport(
  site: Site,
  source: Source,
  options: Options,
): Promise<{ importId: number; overview: Overview }> {
  const { db, files } = site;
  const unlock = await claimSite(moving, files.folder);
  let stopWatching = () => {};
  try {
    const placesOf = (id: number) =>
      (['export', 'files'] as const).map((kind) => uploadPaths(files.folder, { ...options, id }, kind));
    if (options.importId) {
      const isOf = eq(imports.id, options.importId);
      await inTurn(db, (tx) => tx.update(imports).set({ state: 'running' }).where(isOf).run());
      reportProgress(db, options.importId)('reading', 0, 1);
      stopWatching = endWhenStopped(db, options.importId, 'running');
    }
    const overview = await source.look(placesOf(options.importId ?? 0)[0] ?? [], options.choices);
    stopWatching();
    if (overview.unread.length > 0 && !overview.choices.anyway && !site.isTrial)
      throw new IncompleteExport(overview.unread);
    const importId = await beginImport(site, overview.site, options, { state: 'running' });
    stopWatching = endWhenStopped(db, importId, 'running');
    const report = options.report ?? reportProgress(db, importId, options.print);
    // What was uploaded may be that of another import by now.
    const [exports = [], from = []] = placesOf(importId);
    await renameKeys(db, importId, overview.site);
    const here = new Places(db, importId, overview);
    const moving = { db, importId, overview, places: here, uploads: files.folder };
    report('places', 0, overview.entries.size);
    await createPlaceholders(moving);
    const sources = [...from, ...(overview.choices.otherHosts ? [null] : [])];
    for (const each of sources.length > 0 ? sources : [undefined]) {
      const progress = (done: number, of: number) => report('files', done, of);
      await moveFiles({ ...site, importId }, overview, { from: each, isStored: source.isStored, progress });
    }
    const filled = { exports, onProgress: (done: number) => report('entries', done, overview.entries.size) };
    await fillEntries(moving, source, filled);
    report('addresses', 0, 1);
    await moveMenu(moving, source);
    await recordSkipped(db, importId, overview);
    await showTranslations(db, importId);
    await saveAddresses(db, importId, source, overview, here);
    stopWatching();
    const switches = options.switches && overview.unread.length === 0;
    await inTurn(db, (tx) => finish(tx, importId, switches));
    return { importId, overview };
  } catch (thrown) {
    const isFull = isUnableToWrite(thrown) || (thrown as { code?: unknown }).code === 'SERVICE_UNAVAILABLE';
    const error = isFull ? new CommandError(localize(fullDisk)) : thrown;
    await noteFailure(db, error);
    throw error;
  } finally {
    stopWatching();
    await rm(workFolder(site.files.folder), { recursive: true, force: true });
    unlock();
  }
}

const fullDisk =
  'The server’s disk is full or can’t be written. Free up space, then import again: it resumes.';

// What comes later with a newer export doesn't prolong the time to undo it.
function finish(tx: Queries, importId: number, switches = false) {
  const row = tx.select().from(imports).where(eq(imports.id, importId)).get();
  const now = new Date();
  tx.update(imports)
    .set({
      ...{ state: 'done', progress: null, failure: '', finishedAt: row?.finishedAt ?? now },
      ...(switches && { switchedAt: row?.switchedAt ?? now }),
    })
    .where(eq(imports.id, importId))
    .run();
  tx.update(importItems)
    .set({ why: '' })
    .where(and(eq(importItems.importId, importId), eq(importItems.why, givenByHand)))
    .run();
  if (!row?.finishedAt)
    recordActivity(tx, row?.startedBy ? { user: row.startedBy, now } : whoActs(), {
      ...{ what: 'imported', type: 'site', title: row?.host },
      ...(row?.startedBy && { source: 'browser' }),
    });
}

/** How far a process has come, once a second in the row and every 25 for a terminal. */
export function reportProgress(db: Database, importId: number, print?: (line: string) => void) {
  let [last, before] = [0, ''];
  const names = { files: 'Files', entries: 'Entries' } as Record<string, string>;
  return (step: Progress['step'], done: number, of: number) => {
    if (names[step] && (done % 25 === 0 || done === of)) print?.(`${names[step]}: ${done} of ${of}`);
    if (step === before && performance.now() - last < 1000) return;
    [last, before] = [performance.now(), step];
    const row = { progress: { step, done, of } };
    void inTurn(db, (tx) => tx.update(imports).set(row).where(eq(imports.id, importId)).run()).catch(
      () => undefined,
    );
  };
}

/** The import of the host of these exports; uploads of a new one are transferred to it. */
export async function beginImport(
  { db, files }: Site,
  { host: name, base, title }: Overview['site'],
  { importId, given, choices }: Pick<Options, 'importId' | 'given' | 'choices'>,
  step: Pick<typeof imports.$inferInsert, 'state' | 'look'>,
): Promise<number> {
  // Several sites may be in folders of one host.
  const host = name + base;
  const id = await inTurn(db, (tx) => {
    const find = (where: SQL) => tx.select().from(imports).where(where).get();
    const own = importId === undefined ? undefined : find(eq(imports.id, importId));
    const known = find(eq(imports.host, host));
    const hasMoved =
      own && tx.select().from(importItems).where(eq(importItems.importId, own.id)).limit(1).get();
    const about = { ...{ title, given, choices, failure: '' }, ...step, startedBy: own?.startedBy ?? null };
    const isNew = own !== undefined && !hasMoved;
    if (own && own.host !== host && (known || !isNew)) {
      if (isNew) tx.delete(imports).where(eq(imports.id, own.id)).run();
      else leave(tx, own);
    }
    const to = known ?? (isNew ? own : undefined);
    if (!to)
      return tx
        .insert(imports)
        .values({ ...about, host, startedAt: new Date() })
        .returning()
        .get().id;
    return tx
      .update(imports)
      .set({ ...about, host })
      .where(eq(imports.id, to.id))
      .returning()
      .get().id;
  });
  if (importId !== undefined && importId !== id) transferUploads(files.folder, importId, id);
  return id;
}

// The exports are of another site, so this import stays as it was.
function leave(tx: Queries, { id, finishedAt }: typeof imports.$inferSelect) {
  const state = finishedAt ? 'done' : 'stopped';
  tx.update(imports).set({ state, given: [], look: null, progress: null }).where(eq(imports.id, id)).run();
}

/** Exits once somebody has stopped the import. It can end at any moment, without cleaning up. */
export function endWhenStopped(db: Database, id: number, state: 'looking' | 'running'): () => void {
  const timer = setInterval(() => {
    const row = db.select({ state: imports.state }).from(imports).where(eq(imports.id, id)).get();
    if (row?.state !== state) process.exit(0);
  }, 1000);
  return () => clearInterval(timer);
}

/** Records why the only running process failed, so that it can resume. */
export async function noteFailure(db: Database, error: unknown): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isRunning = inArray(imports.state, ['looking', 'running', 'undoing']);
  const note = (tx: Queries) =>
    tx
      .update(imports)
      .set({
        progress: null,
        failure,
        state: sql`case state when 'looking' then 'given' when 'running' then 'stopped' else state end`,
      })
      .where(isRunning)
      .run();
  await inTurn(db, note).catch(() => undefined);
}

async function recordSkipped(db: Database, importId: number, overview: Overview) {
  const { leftOut, synced, site, terms, choices, problems, unread } = overview;
  await inTurn(db, (tx) => {
    const isExport = and(eq(importItems.importId, importId), eq(importItems.kind, 'export'));
    tx.delete(importItems).where(isExport).run();
    for (const [index, why] of [...unread, ...problems].entries()) {
      const state = index < unread.length ? 'failed' : 'moved';
      saveItem(tx, importId, { key: `export:${index}`, kind: 'export', title: site.title, state, why });
    }
    for (const { id, type, why, title, before } of leftOut) {
      const about = { key: keyIn(site, type, id), kind: type, title, state: 'left out', why } as const;
      saveItem(tx, importId, { ...about, ...(before && { before, after: noCounts }) });
    }
    for (const id of synced.keys())
      saveItem(tx, importId, {
        ...{ key: keyIn(site, 'wp_block', id), kind: 'wp_block', title: `Block ${id}`, state: 'moved' },
        why: 'Included in the texts that use it.',
      });
    for (const { taxonomy, slug, name } of terms)
      if (taxonomy === 'category' && !itemOf(tx, importId, `category:${slug}`)) {
        const why = choices.categories[slug] === 'none' ? byChoice : 'No post needs it.';
        const state = { state: 'left out', why } as const;
        saveItem(tx, importId, { key: `category:${slug}`, kind: 'category', title: name, ...state });
      }
  });
}

const addressesAtOnce = 1000;

async function saveAddresses(
  db: Database,
  importId: number,
  source: Source,
  overview: Overview,
  places: Places,
) {
  const rows = [...source.paths(overview)].flatMap(([path, target]) => {
    const there = places.rowOf(target);
    return there ? [{ path, importId, type: null, entry: null, target: null, ...there }] : [];
  });
  const isOf = eq(importAddresses.importId, importId);
  const stored = db.select().from(importAddresses).where(isOf).all();
  const known = new Map(stored.map((row) => [row.path, row]));
  const changed = rows.filter(({ path, type, entry, target }) => {
    const before = known.get(path);
    return before?.type !== type || before?.entry !== entry || before?.target !== target;
  });
  for (const some of fewAtOnce(changed, addressesAtOnce))
    await inTurn(db, (tx) => {
      for (const { path, ...row } of some)
        tx.insert(importAddresses)
          .values({ path, ...row })
          .onConflictDoUpdate({ target: importAddresses.path, set: row, setWhere: isOf })
          .run();
    });
}
