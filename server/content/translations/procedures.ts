import * as z from 'zod/mini';
import { id, typeName } from '#lib/inputs.ts';
import { languages } from '#lib/language.ts';
import { refused } from '../../errors/refused.ts';
import type { EntryType } from '../../module/entry-type.ts';
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
import { updateInput } from '../procedures.ts';
import { publishEntry } from '../publish/publish-entry.ts';
import { refuseToPublish } from '../refuse-to-publish.ts';
import { entryTranslations } from '../tables.ts';
import { trashEntry } from '../trash/trash.ts';
import type { EntryValues } from '../values.ts';
import { describeTranslation } from './describe.ts';
import type { TranslationType } from './translation-type.ts';
import { beginTranslation, confirmUpToDate, entriesIn, joinEntries } from './translations.ts';

const language = z.enum(languages);
const oneTranslation = z.extend(oneOfType, { language });
const confirmed = z.extend(oneTranslation, {
  version: z.int().check(z.positive()),
  fields: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100))),
});

const translating = contentProcedure('write', 'translations').meta({ changesPublic: false });
const saving = publicWrite.use(async ({ ctx, getRawInput, next }) => {
  refuseToPublish(ctx, ctx.type, await getRawInput());
  return next();
});

/** Translations of entries. The later procedures mirror a type's own router, for types such as `blog:en`. */
export const translationProcedures = {
  /** For the form of a translation. */
  getTranslation: query
    .input(oneTranslation)
    .query(({ ctx: { db, type }, input }) => describeTranslation(db, type, input)),

  /** Begins a translation, or returns the existing one. */
  beginTranslation: translating.input(oneTranslation).mutation(transaction(beginTranslation)),

  /** Confirms a translation for these fields of the original, by default all. */
  confirmUpToDate: translating.input(confirmed).mutation(transaction(confirmUpToDate)),

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
  throw refused('BAD_REQUEST', 'Entries of {name} are no translations.', { name: type.name });
}
