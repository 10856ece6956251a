import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { safeParse } from 'zod/v4/core';
import type { Database } from '#database/client.ts';
import { files, searchEntries } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { translatedFields } from '#lib/translation.ts';
import { declaredTypes } from '../content/declared-types.ts';
import { addresses, entryTranslations } from '../content/tables.ts';
import { hasOwnLanguage, isLabel, translationTypes } from '../content/translations/translation-type.ts';
import { translateBlocks } from '../content/translations/words.ts';
import type { EntryType } from '../module/entry-type.ts';
import { hideTable, openLens } from './lens.ts';

/** The lens of public pages in a language; close it with the site. */
export function openTranslatedDatabase(db: Database, language: Language): Database {
  return openLens(db, (lens) => translate(lens, language));
}

/** Makes a lens read in this language. Entries without a published translation are absent, unless written in it. */
export function translate(lens: Database, language: Language): void {
  lens.$client.function('translate_blocks', { deterministic: true }, (blocks, words) =>
    JSON.stringify(translateBlocks(JSON.parse(String(blocks)), JSON.parse(String(words ?? '[]')))),
  );
  const withWords = declaredTypes().filter((type) => translationTypes(type).length > 0);
  for (const table of new Set(withWords.map((type) => type.table))) {
    const ofTable = withWords.filter((type) => type.table === table);
    hideTable(lens, table, entryRows(getTableConfig(table).name, ofTable, language));
  }
  hideTable(lens, files, fileRows());
  hideTable(lens, searchEntries, searchRows(language));
  hideTable(lens, addresses, addressRows(withWords, language));
}

function entryRows(name: string, types: EntryType[], language: Language): SQL {
  const rows = types.map((type) => {
    const columns = Object.entries(getTableColumns(type.table)).map(
      ([field, column]) => sql`${columnIn(type, field, column, language)} as ${sql.identifier(column.name)}`,
    );
    const isTyped = Object.entries(type.kind ?? {}).map(
      ([field, value]) =>
        sql` and original.${sql.identifier(getTableColumns(type.table)[field]?.name ?? '')} = ${inline(value)}`,
    );
    return sql`select ${sql.join(columns, sql`, `)} from main.${sql.identifier(name)} original
      ${isAbsent(type) ? sql`join` : sql`left join`} entry_translations translation
      on translation.type = ${inline(type.name)} and translation.entry = original.id
      and translation.language = ${inline(language)} and translation.status = 'published'
      where ${hasOwnLanguage(type) ? sql`(translation.id is not null or ${isIn(language)})` : sql`true`}${sql.join(isTyped)}`;
  });
  return sql.join(rows, sql` union all `);
}

function columnIn(type: EntryType, field: string, column: SQLiteColumn, language: Language): SQL {
  const own = sql`original.${sql.identifier(column.name)}`;
  if (field === 'language') return inline(language);
  if (!(field in translatedFields(type))) return own;
  const { kind } = type.fields[field] ?? {};
  const extracted = sql`json_extract(translation.entered, ${inline(`$.json.${field}`)})`;
  // Most have no tags: finding that out is faster than reading all words.
  const isUntagged = sql`instr(translation.entered, ${inline(`"${field}":[]`)}) > 0`;
  const listed = kind === 'tags' ? sql`iif(${isUntagged}, '[]', ${extracted})` : extracted;
  // The part of the address has a column of its own, too, which is read faster.
  const words = field === 'slug' ? sql`translation.slug` : listed;
  if (kind === 'blocks') return sql`translate_blocks(${own}, ${words})`;
  if (hasOwnLanguage(type)) return sql`iif(translation.id is null, ${own}, ${words})`;
  if (type.single) return sql`coalesce(${words}, ${blankOf(type, field) ?? own})`;
  return isLabel(type) ? sql`coalesce(nullif(nullif(${words}, ''), '[]'), ${own})` : words;
}

/** Whether an entry without a translation isn't there. */
function isAbsent(type: EntryType) {
  return !(type.single || isLabel(type) || hasOwnLanguage(type));
}

// A value that may not be blank, such as the name of the company, is the original's: a language isn't public without it.
function blankOf({ fields }: EntryType, name: string) {
  const { empty, rule } = fields[name] ?? {};
  if (!rule || !safeParse(rule, empty).success) return null;
  return inline(typeof empty === 'string' ? empty : JSON.stringify(empty));
}

function isIn(language: Language) {
  return sql`original.language = ${inline(language)}`;
}

function fileRows(): SQL {
  const columns = Object.values(getTableColumns(files)).map(({ name }) =>
    name === 'alt' ? sql`translated_alt as alt` : sql.identifier(name),
  );
  return sql`select ${sql.join(columns, sql`, `)} from main.files`;
}

// Entries in the index are of the types of the translations: `blog:en`.
function searchRows(language: Language): SQL {
  const suffix = `:${language}`;
  const columns = Object.values(getTableColumns(searchEntries)).map(({ name }) =>
    name === 'type' ? sql`replace(type, ${inline(suffix)}, '') as type` : sql.identifier(name),
  );
  const { name } = getTableConfig(searchEntries);
  return sql`select ${sql.join(columns, sql`, `)}
    from main.${sql.identifier(name)}
    where type like ${inline(`%${suffix}`)} or (instr(type, ':') = 0 and language = ${inline(language)})`;
}

// Addresses without the language, of the original entries: those of translations, and of entries written in the language.
function addressRows(types: EntryType[], language: Language): SQL {
  const name = sql.identifier(getTableConfig(addresses).name);
  const translations = sql.identifier(getTableConfig(entryTranslations).name);
  const original = sql`replace(known.type, ${inline(`:${language}`)}, '')`;
  const withoutOne = types.filter((type) => type.address && (isLabel(type) || hasOwnLanguage(type)));
  const isHere = (type: EntryType) =>
    isLabel(type)
      ? sql`not exists (select 1 from ${translations} known where known.type = ${inline(type.name)}
        and known.language = ${inline(language)} and known.status = 'published' and known.entry = own.entry)`
      : sql`exists (select 1 from main.${sql.identifier(getTableConfig(type.table).name)} original
        where original.id = own.entry and ${isIn(language)})`;
  const ownAddresses = (type: EntryType) => sql`
    union all select path, type, entry, state, was_public from main.${name} own
      where type = ${inline(type.name)} and ${isHere(type)}`;
  // An index has the addresses without their language: `addresses_without_language`.
  return sql`
    select substr(path, 4) as path, ${original} as type, coalesce(translation.entry, 0) as entry, state, was_public
    from main.${name} known left join ${translations} translation
      on translation.id = known.entry and translation.type = ${original}
    where known.type like ${inline(`%:${language}`)} and (translation.id is not null or state = 'deleted')
    ${sql.join(withoutOne.map(ownAddresses))}`;
}

// A view takes no parameters.
function inline(value: unknown): SQL {
  return sql.raw(`'${String(value).replaceAll("'", "''")}'`);
}
