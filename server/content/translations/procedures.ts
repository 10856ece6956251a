import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { id, typeName } from '#lib/inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { languages } from '#lib/language.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { contentProcedure, ofType, oneOfType, publicMutation, query } from '../content-procedures.ts';
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
const saving = contentProcedure('write').meta({ changesPublic: true });

/** Translations of entries. The later procedures mirror a type's own router, for types such as `blog:en`. */
export const translationProcedures = {
  /** For the form of a translation. */
  getTranslation: query
    .input(oneTranslation)
    .query(({ ctx: { db, type }, input }) => describeTranslation(db, type, input)),

  /** Begins a translation, or returns the existing one. */
  beginTranslation: translating.input(oneTranslation).mutation(({ ctx, input }) => {
    const change = { user: ctx.user.id, now: ctx.now() };
    return ctx.db.transaction((tx) => beginTranslation(tx, ctx.type, input, change));
  }),

  /** Confirms a translation for these fields of the original, by default all. */
  confirmUpToDate: translating.input(confirmed).mutation(({ ctx, input }) => {
    ctx.db.transaction((tx) => confirmUpToDate(tx, ctx.type, input));
  }),

  /** The entries in this language that could become the translation. */
  getJoinable: query
    .input(z.extend(ofType, { language, search: z._default(z.string().check(z.maxLength(100)), '') }))
    .query(({ ctx: { db, type }, input }) => entriesIn(db, type, input)),

  joinEntries: publicMutation.input(z.extend(oneTranslation, { other: id })).mutation(({ ctx, input }) => {
    const change = { user: ctx.user.id, now: ctx.now() };
    ctx.db.transaction((tx) => joinEntries(tx, ctx.type, input, change));
  }),

  updateTranslation: saving.input(changeOfTranslation).mutation(({ ctx, input: { type: _, ...values } }) => {
    refuseToPublish(ctx, ctx.type, values);
    const change = { user: ctx.user.id, now: ctx.now() };
    ctx.db.transaction((tx) => updateEntry(tx, translation(ctx.type), values, change));
  }),

  publishTranslation: publicMutation.input(oneOfType).mutation(async ({ ctx, input: { id } }) => {
    await publishEntry(ctx.db, translation(ctx.type), id, { user: ctx.user.id, now: ctx.now() });
  }),

  unpublishTranslation: publicMutation.input(oneOfType).mutation(({ ctx, input: { id } }) => {
    const change = { user: ctx.user.id, now: ctx.now() };
    ctx.db.transaction((tx) => unpublishEntry(tx, translation(ctx.type), id, change));
  }),

  /** Moves a translation to the trash. The original stays. */
  deleteTranslation: saving.input(oneOfType).mutation(({ ctx, input: { id } }) => {
    refuseToPublish(ctx, ctx.type, { id });
    const change = { user: ctx.user.id, now: ctx.now() };
    ctx.db.transaction((tx) => trashEntry(tx, translation(ctx.type), id, change));
  }),
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
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: localize('Entries of {name} are no translations.', { name: type.name }),
  });
}
