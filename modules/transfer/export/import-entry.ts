import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#database/client.ts';
import { emptyOf, type Fields } from '#lib/fields.ts';
import { type Language, languages } from '#lib/language.ts';
import { checkedValues } from '#modules/transfer/checked-values.ts';
import { createEntry, updateEntry } from '#server/content/entries.ts';
import { getEntry, isAbout } from '#server/content/read-entry.ts';
import { addresses, entrySchedules } from '#server/content/tables.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { wordsOf } from '#server/content/translations/words.ts';
import { checkUnfinished, type EntryValues } from '#server/content/values.ts';
import { keepCopy } from '#server/content/working-copy/copies.ts';
import { type EntryType, isPublishable } from '#server/module/entry-type.ts';
import { exportedEntry, type exportedTranslation, type exportedWords, keptOf } from './entries.ts';

type Words = z.infer<typeof exportedWords>;

/** Stores an entry of an export by the rules of its type, and what it says in other languages. Returns what isn't as it was. */
export async function importEntry(
  db: Database,
  type: EntryType,
  id: number,
  json: unknown,
): Promise<string[]> {
  const read = exportedEntry.safeParse(json);
  if (!read.success) throw new Error(z.prettifyError(read.error));
  if (read.data.id !== id) throw new Error(`It is entry ${read.data.id}.`);
  const { translations, ...own } = read.data;
  const notes = await store(db, type, own, keptOf(type, own.kept));
  for (const language of languages) {
    const said = translations[language];
    if (said) notes.push(...(await importTranslation(db, type, { id, language, said })));
  }
  return notes;
}

async function importTranslation(
  db: Database,
  type: EntryType,
  { id, language, said }: { id: number; language: Language; said: z.infer<typeof exportedTranslation> },
) {
  const words = wordsOf(type, getEntry(db, type, id));
  const original = said.original ? revived(type.fields, said.original) : words;
  const more = { entry: id, original, isOutdated: said.original !== null };
  return store(db, translationTypeOf(type, language), said, more);
}

async function store(db: Database, type: EntryType, about: Words, more: object): Promise<string[]> {
  const { createdAt, updatedAt, id } = about;
  const change = { user: null, now: updatedAt, how: 'imported' as const };
  const entered = { ...emptyOf(type), ...revived(type.fields, about.fields) };
  const status = isPublishable(type) ? { status: about.status } : {};
  const { values: checked, problem } = await checkedValues(type, { ...entered, ...status });
  if (type.single) {
    const { version } = getEntry(db, type, 1) as { version: number };
    updateEntry(db, type, { ...checked, id: 1, version } as { id: number; version: number }, change);
    db.update(type.table).set({ createdAt, updatedAt }).run();
  } else createEntry(db, type, { ...more, ...checked, id, createdAt, updatedAt } as object, change);
  saveAddresses(db, type, about);
  for (const schedule of about.schedules)
    db.insert(entrySchedules)
      .values({ type: type.name, entry: id, ...schedule })
      .run();
  if (about.changes) {
    const changes = await checkUnfinished(type, revived(type.fields, about.changes));
    const { version } = getEntry(db, type, id) as { version: number };
    keepCopy(db, type, { of: { id }, values: changes, version, revision: 0 }, change);
  }
  return problem ? [`kept as a draft: ${problem}`] : [];
}

// The one that it has now came with the entry. Another entry may have taken a former one.
function saveAddresses(db: Database, type: EntryType, { id, addresses: all }: Words) {
  for (const { path, state, wasPublic } of all) {
    const values = { path, type: type.name, entry: id, state, wasPublic };
    if (state === 'former') db.insert(addresses).values(values).onConflictDoNothing().run();
    const isOwn = and(eq(addresses.path, path), isAbout(addresses, type, id));
    if (state === 'current') db.update(addresses).set({ wasPublic }).where(isOwn).run();
  }
}

function revived(fields: Fields, stored: EntryValues): EntryValues {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      fields[name]?.kind === 'instant' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}
