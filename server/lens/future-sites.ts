import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { type Database, openDatabase } from '#database/client.ts';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { everyType } from '../content/declared-types.ts';
import { applySchedule } from '../content/schedules/runner.ts';
import { pendingSchedules } from '../content/schedules/schedules.ts';
import { type EntryType, isPublishable } from '../module/entry-type.ts';
import type { FutureSite, FutureSites, TranslatedDatabases } from '../services.ts';
import { openTranslatedDatabase } from './translated-database.ts';

// The site at a later date: a copy of its database in which the schedules up to then have run, by the same code as when they are due.
// A transaction to roll back would block writers while a page is rendered, and views would repeat what publishing does. There is one
// copy at a time, without a file name once it is open, and it is dropped after two minutes.

/** The database is too large to copy while somebody waits. */
export class FutureTooLarge extends Error {}

const maxBytes = 500_000_000;
const keptFor = 2 * 60_000;

interface Kept extends FutureSite {
  of: string;
  hold(): Kept;
}

export function openFutureSites(db: Database): FutureSites {
  const inTurn = pLimit(1);
  let kept: Kept | undefined;
  let timer: NodeJS.Timeout | undefined;
  const drop = () => {
    clearTimeout(timer);
    kept?.release();
    kept = undefined;
  };
  const keep = async (of: string, read: () => TranslatedDatabases | Promise<TranslatedDatabases>) => {
    if (kept?.of !== of) {
      drop();
      kept = shared(of, await read());
    }
    clearTimeout(timer);
    timer = setTimeout(drop, keptFor).unref();
    return kept.hold();
  };
  const open = (at: Date, types: EntryType[]) => {
    const of = `${at.getTime()} ${stateOf(db)} ${types.map(({ name }) => name)}`;
    return keep(of, () => makeFuture(db, types, at));
  };
  return {
    open: (at, sees) => inTurn(() => open(at, everyType().filter(sees))),
    openFormer: ({ database, startedAt }) =>
      inTurn(() => keep(`former ${startedAt.getTime()}`, () => toRead(openDatabase(database)))),
    close: drop,
  };
}

// Differs after every write: of this connection, and of others.
function stateOf({ $client: sqlite }: Database) {
  const own = sqlite.prepare('select total_changes()').pluck().get();
  return `${own} ${sqlite.pragma('data_version', { simple: true })}`;
}

/** Closed once no page is rendered with it. `of`: the state of the site. */
function shared(of: string, { db, translated }: TranslatedDatabases): Kept {
  let holders = 1;
  const held: Kept = {
    ...{ of, db, translated },
    hold() {
      holders += 1;
      return held;
    },
    release() {
      holders -= 1;
      if (holders > 0) return;
      translated.close();
      db.$client.close();
    },
  };
  return held;
}

async function makeFuture(live: Database, types: EntryType[], at: Date): Promise<TranslatedDatabases> {
  const sqlite = live.$client;
  const pages = Number(sqlite.pragma('page_count', { simple: true }));
  if (pages * Number(sqlite.pragma('page_size', { simple: true })) > maxBytes) throw new FutureTooLarge();
  const folder = path.join(path.dirname(sqlite.name), 'future');
  // Leftovers of a killed process.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  let db: Database | undefined;
  try {
    const file = path.join(folder, 'site.db');
    await sqlite.backup(file);
    db = openDatabase(file);
    db.$client.pragma('synchronous = OFF');
    await runSchedules(db, types, at);
    return toRead(db);
  } catch (error) {
    db?.$client.close();
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// All of it is opened at once: the file of a future site has no name afterwards.
function toRead(db: Database): TranslatedDatabases {
  db.$client.pragma('query_only = on');
  const second = secondLanguageOf(readSettings(db));
  const inSecond = second && openTranslatedDatabase(db, second);
  if (inSecond) readSettings(inSecond);
  return { db, translated: Object.assign(() => inSecond ?? db, { close: () => inSecond?.$client.close() }) };
}

async function runSchedules(db: Database, types: EntryType[], at: Date) {
  for (const due of pendingSchedules(db)) {
    const type = types.filter(isPublishable).find(({ name }) => name === due.type);
    if (type && due.at <= at) await applySchedule(db, type, due, due.at);
  }
}
