import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { lockFile } from '#database/lock.ts';
import { whoActs } from '#server/activity/actor.ts';
import { recordActivity } from '#server/activity/record.ts';
import type { Disk } from '#server/files/upload-limits.ts';
import { findImport, inTurn, itemOf, saveItem } from './items.ts';
import { beginEntries, fillEntries, showTranslations } from './move-entries.ts';
import { moveFiles } from './move-files.ts';
import { moveMenu } from './move-menu.ts';
import { Places } from './places.ts';
import type { Overview, Source } from './source.ts';
import { importAddresses, imports } from './tables.ts';

/** The site that somebody moves into. */
export interface Site extends Disk {
  db: Database;
}

export interface Options {
  /** The exports, and where the files are. */
  exports: string[];
  from?: string | undefined;
  /** Everything as drafts, to publish it later. */
  asDrafts: boolean;
  /** Shows progress, a line at a time. */
  print(line: string): void;
}

/**
 * Moves a site in, beside the site that is running: each file and each few entries in a transaction of their own. It can be
 * interrupted at any time; the same again goes on, and changes nothing that is as it should be.
 */
export async function runImport(site: Site, source: Source, options: Options): Promise<{ importId: number }> {
  const { db, files } = site;
  const unlock = lockFile(
    `${files.folder}/.moving.lock`,
    'Another site is moving in. Wait until it is done.',
  );
  try {
    const overview = await source.look(options.exports);
    const importId = await beginImport(db, overview);
    const places = new Places(db, importId, overview);
    await beginEntries({ db, importId, overview, places });
    const progress = (done: number, of: number) => {
      if (done % 25 === 0 || done === of) options.print(`Files: ${done} of ${of}`);
    };
    const given = { from: options.from, isStored: source.isStored, progress };
    await moveFiles({ ...site, importId }, overview, given);
    await fillEntries({ db, importId, overview, places }, source, options);
    await moveMenu({ db, importId, overview, places }, source);
    await noteOthers(db, importId, overview);
    await showTranslations(db, importId);
    await saveAddresses(db, importId, source, overview, places);
    await inTurn(db, (tx) => finish(tx, overview.site.host));
    return { importId };
  } finally {
    unlock();
  }
}

// Old addresses answer from now on. What comes later with a newer export doesn't prolong the time to undo it.
function finish(tx: Queries, host: string) {
  const isRunning = and(eq(imports.host, host), eq(imports.state, 'running'));
  const { changes } = tx
    .update(imports)
    .set({ state: 'done', finishedAt: new Date() })
    .where(isRunning)
    .run();
  if (changes > 0) recordActivity(tx, whoActs(), { what: 'imported', type: 'site', title: host });
}

async function beginImport(db: Database, { site: { host, title } }: Overview) {
  return inTurn(db, (tx) => {
    tx.insert(imports)
      .values({ host, title, state: 'running', startedAt: new Date() })
      .onConflictDoNothing()
      .run();
    return findImport(tx, host)?.id ?? 0;
  });
}

// What isn't carried over, and what is part of something else.
async function noteOthers(db: Database, importId: number, { leftOut, synced, site, terms }: Overview) {
  await inTurn(db, (tx) => {
    for (const { id, type, why, title } of leftOut)
      saveItem(tx, importId, { key: `${site.host}|${id}`, kind: type, title, state: 'left out', why });
    for (const id of synced.keys())
      saveItem(tx, importId, {
        ...{ key: `${site.host}|${id}`, kind: 'wp_block', title: `Block ${id}`, state: 'moved' },
        why: 'It is in the texts that show it.',
      });
    for (const { taxonomy, slug, name } of terms)
      if (taxonomy === 'category' && !itemOf(tx, importId, `category:${slug}`)) {
        const state = { state: 'left out', why: 'No post is only in it.' } as const;
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
  const known = new Map(
    db
      .select()
      .from(importAddresses)
      .where(isOf)
      .all()
      .map((row) => [row.path, row]),
  );
  const changed = rows.filter(({ path, type, entry, target }) => {
    const before = known.get(path);
    return before?.type !== type || before?.entry !== entry || before?.target !== target;
  });
  for (let index = 0; index < changed.length; index += addressesAtOnce)
    await inTurn(db, (tx) => {
      for (const { path, ...row } of changed.slice(index, index + addressesAtOnce))
        tx.insert(importAddresses)
          .values({ path, ...row })
          .onConflictDoUpdate({ target: importAddresses.path, set: row })
          .run();
    });
}
