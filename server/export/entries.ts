import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import { readCopy } from '../content/copies/copies.ts';
import { type EntryType, isOfType } from '../content/entry-type.ts';
import { addresses, entrySchedules } from '../content/tables.ts';
import { type TranslationRow, translationTypes } from '../content/translations/translation-type.ts';
import { type EntryValues, enteredValues } from '../content/values.ts';

/** The form of what is exported. A newer one reads all older ones. */
export const format = 1;

/** An entry, or what it says in another language, with everything that belongs to it. */
export interface ExportedEntry {
  id: number;
  status: string;
  createdAt: Date;
  updatedAt: Date;
  /** The path of its page; null for what has none. */
  address: string | null;
  addresses: Pick<typeof addresses.$inferSelect, 'path' | 'state' | 'wasPublic'>[];
  /** What a person entered, by the fields that schema.json describes. */
  fields: EntryValues;
  /** What the site keeps of it beside that, such as its place in the list. */
  kept: EntryValues;
  /** What was typed and isn't published yet. */
  changes: EntryValues | null;
  schedules: Pick<typeof entrySchedules.$inferSelect, 'action' | 'at'>[];
  /** By the language. */
  translations: Partial<Record<Language, ExportedTranslation>>;
}

/** What an entry says in another language. `original`: what that said when this was up to date, if it no longer is. */
export interface ExportedTranslation extends Omit<ExportedEntry, 'translations'> {
  original: EntryValues | null;
}

const atOnce = 50;

/** The entries of a type by their ids, few at a time. */
export function* exportedEntries(db: Queries, type: EntryType): Generator<ExportedEntry> {
  const { table } = type;
  for (let last = 0; ; ) {
    const isNext = and(isOfType(type), gt(table.id, last));
    const rows = db.select().from(table).where(isNext).orderBy(asc(table.id)).limit(atOnce).all();
    for (const row of rows) {
      last = Number(row.id);
      yield { ...exported(db, type, row), translations: translationsOf(db, type, last) };
    }
    if (rows.length < atOnce) return;
  }
}

function translationsOf(db: Queries, type: EntryType, id: number): ExportedEntry['translations'] {
  const translated = translationTypes(type).flatMap((each) => {
    const isOf = and(isOfType(each), eq(each.table.entry, id));
    const rows: TranslationRow[] = db.select().from(each.table).where(isOf).all();
    return rows.map((row) => {
      const original = row.isOutdated ? row.original : null;
      return [row.language, { ...exported(db, each, row), kept: {}, original }];
    });
  });
  return Object.fromEntries(translated);
}

function exported(db: Queries, type: EntryType, found: EntryType['table']['$inferSelect']) {
  const row: EntryValues = type.unpack?.(found) ?? found;
  const id = Number(row.id);
  const copy = readCopy(db, type, { id });
  const isOf = ({ type: name, entry }: typeof addresses | typeof entrySchedules) =>
    and(eq(name, type.name), eq(entry, id));
  const { path, state, wasPublic } = addresses;
  const { action, at } = entrySchedules;
  return {
    id,
    status: String(row.status ?? 'published'),
    createdAt: row.createdAt as Date,
    updatedAt: row.updatedAt as Date,
    address: type.address?.(row) ?? null,
    addresses: db
      .select({ path, state, wasPublic })
      .from(addresses)
      .where(isOf(addresses))
      .orderBy(path)
      .all(),
    fields: own(type, row),
    kept: keptOf(type, row),
    changes: copy && copy.revision > 0 ? own(type, copy.values) : null,
    schedules: db
      .select({ action, at })
      .from(entrySchedules)
      .where(isOf(entrySchedules))
      .orderBy(action)
      .all(),
  };
}

// Without what is of no use elsewhere, such as the ids of accounts.
function own(type: EntryType, values: object): EntryValues {
  const entered = Object.entries(enteredValues(type, values));
  return Object.fromEntries(entered.filter(([name]) => !type.fields[name]?.isLocal && name !== 'status'));
}

const ofEvery = new Set(['id', 'version', 'status', 'createdAt', 'updatedAt', 'createdBy']);

/** The columns of a type's table that are neither entered nor of every table. */
export function keptColumns({ table, fields, kind = {}, single }: EntryType): string[] {
  const isKept = (name: string) => !ofEvery.has(name) && !(name in fields) && !(name in kind);
  return single ? [] : Object.keys(getTableColumns(table)).filter(isKept);
}

function keptOf(type: EntryType, row: EntryValues): EntryValues {
  return Object.fromEntries(keptColumns(type).map((name) => [name, row[name]]));
}
