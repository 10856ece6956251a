import * as z from 'zod/mini';
import { secondLanguageOf } from '#database/site-settings.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { originOf } from '#server/env.ts';
import { refused } from '#server/errors/refused.ts';
import { SentForm } from '#server/files/sent-file.ts';
import { administratorProcedure, router } from '#server/trpc.ts';

export const translationRouter = router({
  /** Into drafts and working copies, which a person publishes. */
  import: administratorProcedure
    .meta({ changesPublic: false })
    // Form data with one file, which is on disk.
    .input(z.instanceof(FormData, { error: 'Please choose a file.' }))
    .mutation(async ({ ctx: { db, env, now, settings, user }, input }) => {
      const { readXliff } = await import('./read.ts');
      const { takeEntries } = await import('./import.ts');
      const [file] = input instanceof SentForm ? input.files : [];
      if (!file?.size) throw refused('BAD_REQUEST', 'Please choose a file.');
      const language = secondLanguageOf(settings);
      if (!language) throw refused('BAD_REQUEST', 'The site has no second language.');
      const expected = { source: settings.language, target: language, site: originOf(env) };
      const importing = { db, types: declaredTypes(), language, change: { user: user.id, now: now() } };
      // Once as a whole: of a damaged file nothing is taken.
      for await (const _ of readXliff(file.path, expected));
      return takeEntries(importing, readXliff(file.path, expected));
    }),
});
