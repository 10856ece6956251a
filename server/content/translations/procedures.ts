import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { picturesById } from '#database/shown-picture.ts';
import type { Field, Fields } from '#lib/fields.ts';
import { id, typeName } from '#lib/inputs.ts';
import { type Language, languages } from '#lib/language.ts';
import { translatedFields } from '#lib/translation.ts';
import { refused } from '../../errors/refused.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { offeredBlocks } from '../blocks.ts';
import {
  contentProcedure,
  ofType,
  oneOfType,
  publicMutation,
  publicWrite,
  query,
  transaction,
} from '../content-procedures.ts';
import { findType } from '../declared-types.ts';
import { unpublishEntry, updateEntry } from '../entries.ts';
import { fileIds } from '../files/entry-files.ts';
import { updateInput } from '../procedures.ts';
import { publishEntry } from '../publish/publish-entry.ts';
import { getEntry } from '../read-entry.ts';
import { refuseToPublish } from '../refuse-to-publish.ts';
import { entryTranslations } from '../tables.ts';
import { trashEntry } from '../trash/trash.ts';
import type { EntryValues } from '../values.ts';
import { translationsOf } from './mark-outdated.ts';
import {
  hasOwnLanguage,
  type TranslationRow,
  type TranslationType,
  translationTypeOf,
} from './translation-type.ts';
import { beginTranslation, confirmUpToDate, entriesIn, isIn, joinEntries } from './translations.ts';
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
function describeTranslation(
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
    /** Not everybody who translates words of the settings may open these. */
    list: type.area === 'settings' ? '/only-us/translations' : type.list,
    area: type.area,
    screen: type.screen?.(row) ?? type.list,
    /** The original's words now, and when the translation was last confirmed. */
    words,
    seen: known?.original ?? words,
    changed: known ? changedWords(type, words, known.original) : [],
    /** The paragraphs that are the same in both languages. */
    same: known?.sameWords ?? [],
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

const language = z.enum(languages);
const oneTranslation = z.extend(oneOfType, { language });
const confirmed = z.extend(oneTranslation, {
  version: z.int().check(z.positive()),
  fields: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
  same: z.optional(z.array(z.string().check(z.maxLength(20_000))).check(z.maxLength(500))),
});

const translating = contentProcedure('write', 'translations').meta({ changesPublic: false });
const saving = publicWrite.use(async ({ ctx, getRawInput, next }) => {
  refuseToPublish(ctx, ctx.type, await getRawInput());
  return next();
});

/** Translations of entries. The later procedures mirror a type's own router, for types such as `blog:en`. */
export const translationProcedures = {
  /** For the form of a translation. */
  getTranslation: contentProcedure('read', 'translations')
    .input(oneTranslation)
    .query(({ ctx: { db, type }, input }) => describeTranslation(db, type, input)),

  /** Begins a translation, or returns the existing one. */
  beginTranslation: translating.input(oneTranslation).mutation(transaction(beginTranslation)),

  /** Confirms a translation for these fields of the original, by default all. Pages mark labels that are only copied. */
  confirmUpToDate: translating
    .meta({ changesPublic: true })
    .input(confirmed)
    .mutation(transaction(confirmUpToDate)),

  /** The entries in this language that could become the translation. */
  getJoinable: query
    .input(z.extend(ofType, { language, search: z._default(z.string().check(z.maxLength(100)), '') }))
    .query(({ ctx: { db, type }, input }) => entriesIn(db, type, input)),

  joinEntries: publicMutation
    .input(z.extend(oneTranslation, { other: id }))
    .mutation(transaction(joinEntries)),

  updateTranslation: saving.input(changeOfTranslation).mutation(
    transaction((tx, type, { type: _, ...values }, change) => {
      updateEntry(tx, translation(type), values, change);
    }),
  ),

  publishTranslation: publicMutation.input(oneOfType).mutation(async ({ ctx, input: { id } }) => {
    await publishEntry(ctx.db, translation(ctx.type), id, { user: ctx.user.id, now: ctx.now() });
  }),

  unpublishTranslation: publicMutation
    .input(oneOfType)
    .mutation(transaction((tx, type, { id }, change) => unpublishEntry(tx, translation(type), id, change))),

  /** Moves a translation to the trash. The original stays. */
  deleteTranslation: saving
    .input(oneOfType)
    .mutation(transaction((tx, type, { id }, change) => trashEntry(tx, translation(type), id, change))),
};

// As an input, so that what is wrong with a field is said of it. `saving` has found the type.
async function changeOfTranslation(
  sent: unknown,
): Promise<EntryValues & { type: string; id: number; version: number }> {
  const { type, ...entered } = z.parse(z.looseObject({ type: typeName }), sent);
  return { type, ...(await updateInput(translation(findType(type) as EntryType))(entered)) };
}

function translation(type: EntryType): TranslationType {
  if ((type.table as object) === entryTranslations) return type as TranslationType;
  throw refused('BAD_REQUEST', 'Entries of {name} aren’t translations.', { name: type.name });
}
