import { and, asc, count, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { append } from '#lib/append.ts';
import { instant } from '#lib/inputs.ts';
import { type Language, languages } from '#lib/language.ts';
import { addresses, entryCopies, entrySchedules } from '#server/content/tables.ts';
import { type TranslationRow, translationTypes } from '#server/content/translations/translation-type.ts';
import { type EntryValues, enteredValues } from '#server/content/values.ts';
import { type EntryType, isOfType } from '#server/module/entry-type.ts';

/** The form of what is exported. A newer one reads all older ones. */
export const format = 1;

const values = z.record(z.string(), z.unknown());

/** An entry in a language, with everything that belongs to it. */
export const exportedWords = z.object({
  id: z.int().positive(),
  status: z.enum(['draft', 'published']),
  ...{ createdAt: z.coerce.date(), updatedAt: z.coerce.date() },
  addresses: z.array(
    z.object({
      path: z
        .string()
        .regex(/^\/\S*$/)
        .max(500),
      state: z.enum(['current', 'former', 'deleted']),
      wasPublic: z.boolean(),
    }),
  ),
  /** The values that a person entered, by the fields that schema.json describes. */
  fields: values,
  /** Other columns of its row, such as its place in the list. */
  kept: z.record(z.string(), z.union([z.string().max(200), z.number(), z.boolean(), z.null()])),
  changes: values.nullable(),
  schedules: z
    .array(z.object({ action: z.enum(['publish', 'unpublish']), at: z.coerce.date().pipe(instant()) }))
    .max(2),
});

/** `original`: what that said when this was up to date, if it no longer is. */
export const exportedTranslation = exportedWords.extend({ original: values.nullable() });

export const exportedEntry = exportedWords.extend({
  translations: z.partialRecord(z.enum(languages), exportedTranslation),
});

/** Words of an entry with its address here, for those who read the export without importing it. */
export type ExportedWords = z.infer<typeof exportedWords> & { address: string | null };
type ExportedTranslation = ExportedWords & Pick<z.infer<typeof exportedTranslation>, 'original'>;
export interface ExportedEntry extends ExportedWords {
  translations: Partial<Record<Language, ExportedTranslation>>;
}

const atOnce = 3;

type Row = EntryType['table']['$inferSelect'];

export function* exportedEntries(db: Queries, type: EntryType): Generator<ExportedEntry> {
  const { table } = type;
  for (let last = 0; ; ) {
    const isNext = and(isOfType(type), gt(table.id, last));
    const rows = db.select().from(table).where(isNext).orderBy(asc(table.id)).limit(atOnce).all();
    last = Number(rows.at(-1)?.id);
    const translated = translationsOf(db, type, rows);
    for (const entry of exported(db, type, rows))
      yield { ...entry, translations: Object.fromEntries(translated.get(entry.id) ?? []) };
    if (rows.length < atOnce) return;
  }
}

function translationsOf(db: Queries, type: EntryType, originals: Row[]) {
  const ids = originals.map(({ id }) => Number(id));
  const found = new Map<number, [Language, ExportedTranslation][]>();
  for (const each of translationTypes(type)) {
    const rows: TranslationRow[] = db
      .select()
      .from(each.table)
      .where(and(isOfType(each), inArray(each.table.entry, ids)))
      .all();
    for (const [index, entry] of exported(db, each, rows).entries()) {
      const { entry: of, language, isOutdated, original } = rows[index] as TranslationRow;
      const said = { ...entry, kept: {}, original: isOutdated ? original : null };
      append(found, of, [language, said]);
    }
  }
  return found;
}

function exported(db: Queries, type: EntryType, rows: Row[]): ExportedWords[] {
  const ids = rows.map(({ id }) => Number(id));
  const isOf = ({ type: name, entry }: typeof addresses | typeof entrySchedules | typeof entryCopies) =>
    and(eq(name, type.name), inArray(entry, ids));
  const paths = db.select().from(addresses).where(isOf(addresses)).orderBy(addresses.path).all();
  const schedules = db
    .select()
    .from(entrySchedules)
    .where(isOf(entrySchedules))
    .orderBy(entrySchedules.action)
    .all();
  const typed = and(isOf(entryCopies), gt(entryCopies.revision, 0));
  const copies = db.select().from(entryCopies).where(typed).all();
  return rows.map((found) => {
    const row: EntryValues = type.unpack?.(found) ?? found;
    const id = Number(row.id);
    const isIts = ({ entry }: { entry: number | null }) => entry === id;
    const copy = copies.find(isIts);
    return {
      id,
      status: (row.status ?? 'published') as ExportedWords['status'],
      createdAt: row.createdAt as Date,
      updatedAt: row.updatedAt as Date,
      address: type.address?.(row) ?? null,
      addresses: paths.filter(isIts).map(({ path, state, wasPublic }) => ({ path, state, wasPublic })),
      fields: own(type, row),
      kept: keptOf(type, row) as ExportedWords['kept'],
      changes: copy ? own(type, copy.values) : null,
      schedules: schedules.filter(isIts).map(({ action, at }) => ({ action, at })),
    };
  });
}

// Without what is of no use elsewhere, such as the ids of accounts.
function own(type: EntryType, values: object): EntryValues {
  const entered = Object.entries(enteredValues(type, values));
  return Object.fromEntries(entered.filter(([name]) => !type.fields[name]?.isLocal && name !== 'status'));
}

const ofEvery = new Set(['id', 'version', 'status', 'createdAt', 'updatedAt', 'createdBy']);

/** The other columns of an entry, from its row or from an export. */
export function keptOf({ table, fields, kind = {}, single }: EntryType, values: EntryValues): EntryValues {
  const isKept = (name: string) =>
    name in values && !ofEvery.has(name) && !(name in fields) && !(name in kind);
  const names = single ? [] : Object.keys(getTableColumns(table)).filter(isKept);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Names of the types that entries of other types belong to. */
export function typesAbove(types: EntryType[]): Set<string> {
  return new Set(types.flatMap(({ belongsTo = {} }) => Object.values(belongsTo).map(({ name }) => name)));
}

export function countOf(db: Queries, type: EntryType): number {
  return counts(db, type).get()?.found ?? 0;
}

const counts = preparedFor((db, type: EntryType) =>
  db.select({ found: count() }).from(type.table).where(isOfType(type)),
);
