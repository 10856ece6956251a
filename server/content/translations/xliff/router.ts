import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import type { SessionUser } from '#server/auth/session-user.ts';
import { originOf } from '#server/env.ts';
import { SentForm } from '#server/files/sent-file.ts';
import { secondLanguageOf } from '#server/site/page-language.ts';
import type { Context } from '#server/trpc.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { declaredTypes } from '../../declared-types.ts';
import { takeEntries } from './import.ts';
import { readXliff } from './read.ts';

// Form data with one file, which is on disk.
const sentFile = z.pipe(
  z.instanceof(FormData, { error: 'Please choose a file.' }),
  z.transform((sent, ctx) => {
    const [file] = sent instanceof SentForm ? sent.files : [];
    if (file && file.size > 0) return file.path;
    ctx.issues.push({ code: 'custom', message: 'Please choose a file.', input: undefined });
    return z.NEVER;
  }),
);
const procedure = administratorProcedure.meta({ changesPublic: false }).input(sentFile);

/** `translation`: words that come back from a translator as an XLIFF file. */
export const translationRouter = router({
  /** What importing a file would do. */
  previewImport: procedure.mutation(({ ctx, input }) => take(ctx, input, false)),

  /** Takes the words of a file into drafts and working copies. Nobody sees them before a person publishes them. */
  import: procedure.mutation(async ({ ctx, input }) => {
    // Once as a whole: of a damaged file nothing is taken.
    await take(ctx, input, false);
    return take(ctx, input, true);
  }),
});

function take(ctx: Context & { user: SessionUser }, file: string, isStored: boolean) {
  const language = secondLanguageOf(ctx.settings);
  if (!language) throw new TRPCError({ code: 'BAD_REQUEST', message: 'The site has no second language.' });
  const expected = { source: ctx.settings.language, target: language, site: originOf(ctx.env) };
  const importing = {
    db: ctx.db,
    types: declaredTypes(),
    language,
    change: { user: ctx.user.id, now: ctx.now() },
  };
  return takeEntries(importing, readXliff(file, expected), isStored);
}
