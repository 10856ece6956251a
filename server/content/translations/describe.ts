import type { Queries } from '#database/client.ts';
import { picturesById } from '#database/shown-picture.ts';
import type { Field, Fields } from '#lib/fields.ts';
import type { Language } from '#lib/language.ts';
import { translatedFields } from '#lib/translation.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { offeredBlocks } from '../blocks.ts';
import { fileIds } from '../files/entry-files.ts';
import { getEntry } from '../read-entry.ts';
import { translationsOf } from './mark-outdated.ts';
import { hasOwnLanguage, type TranslationRow, translationTypeOf } from './translation-type.ts';
import { isIn } from './translations.ts';
import { changedWords, translatedFieldsOf, wordsOf } from './words.ts';

/** A field as browsers draw it, without its rule. */
interface DescribedField extends Omit<Field, 'rule' | 'format' | 'columns' | 'without'> {
  without: string[];
  columns?: DescribedFields;
}

interface DescribedFields {
  [name: string]: DescribedField;
}

/** The form of a translation. Throws NOT_FOUND, and BAD_REQUEST for a type without words. */
export function describeTranslation(
  db: Queries,
  type: EntryType,
  { id: of, language }: { id: number; language: Language },
) {
  const { address } = translationTypeOf(type, language);
  const row = getEntry(db, type, of);
  const words = wordsOf(type, row);
  const known = translationsOf(db, type, of).find((each) => each.language === language);
  const kinds = Object.values(words).flatMap((value) => (Array.isArray(value) ? value : []));
  const blocks = new Set(kinds.flatMap(({ kind }) => (typeof kind === 'string' ? kind : [])));
  return {
    /** Null as long as nobody has begun it. */
    id: known?.id ?? null,
    version: Number(row.version),
    title: type.title(row),
    noun: type.noun,
    list: type.list,
    area: type.area,
    screen: type.screen?.(row) ?? type.list,
    /** The original's words now, and when the translation was last confirmed. */
    words,
    seen: known?.original ?? words,
    changed: known ? changedWords(type, words, known.original) : [],
    fields: described(translatedFields(type)),
    /** The fields of its blocks, by their kinds. */
    blocks: Object.fromEntries(
      [...blocks].map((kind) => [
        kind,
        { label: offeredBlocks.get(kind)?.label ?? kind, fields: described(translatedFieldsOf(kind)) },
      ]),
    ),
    /** Whether its entries state their language: then two can be joined. */
    canJoin: hasOwnLanguage(type),
    /** Whether it is written in this language itself, and needs no translation. */
    isIn: isIn(type, row, language),
    pictures: picturesById(db, fileIds(type, row)),
    /** The prefix of its pages' addresses; null without pages. */
    path: address ? address({ entry: of, slug: '' } as TranslationRow).replace(/\/$/, '') : null,
  };
}

function described(fields: Fields): DescribedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { rule: _, format: __, columns, without, ...field }]) => [
      name,
      { ...field, without: [...(without ?? [])], ...(columns && { columns: described(columns) }) },
    ]),
  );
}
