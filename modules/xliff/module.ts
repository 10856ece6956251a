import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { secondLanguageOf } from '#database/site-settings.ts';
import { localDay } from '#lib/dates.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { originOf } from '#server/env.ts';
import { refused } from '#server/errors/refused.ts';
import { fileForm, sentFileIn } from '#server/files/sent-file.ts';
import { endpoints } from '#server/http/points.ts';
import { offer } from '#server/module/point.ts';
import type { SiteModule } from '#server/module/registry.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import type { Services } from '#server/services.ts';
import { administratorProcedure, router } from '#server/trpc.ts';

const translationRouter = router({
  /** Into drafts and working copies, which a person publishes. */
  import: administratorProcedure
    .meta({ changesPublic: false })
    .input(fileForm)
    .mutation(async ({ ctx: { db, env, now, settings, user }, input }) => {
      const { readXliff } = await import('./read.ts');
      const { takeEntries } = await import('./import.ts');
      const file = sentFileIn(input);
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

/** `/api/translations.xlf`: what visitors read, for a translator; with `?only=open` what is missing or out of date. */
function exportTranslations(services: Services): RequestHandler {
  return async (request, response) => {
    const asked = await administratorDownload(services, request, response);
    if (!asked) return;
    const { settings, db, now } = asked.context;
    const target = secondLanguageOf(settings);
    if (!target) return void asked.refuse(404, 'The site has no second language.');
    const wanted = { source: settings.language, target, site: originOf(services.env) };
    const isOpen = request.query.only === 'open';
    const { xliffOf } = await import('./write.ts');
    const text = xliffOf(db, { ...wanted, types: declaredTypes(), isOpen });
    const first = await text.next();
    if (first.done) return void asked.refuse(404, 'There is nothing to translate: everything is up to date.');
    const name = `translations-${target}-${localDay(now(), settings.timeZone)}.xlf`;
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/xliff+xml');
    response.write(first.value);
    // A client that disconnects needs no answer.
    await pipeline(Readable.from(text), response).catch(() => undefined);
  };
}

/** Translations as XLIFF files, for agencies that use tools of their own. Its entries in the menu of the language are in `cards/language.tsx`. */
export const xliff = {
  name: 'xliff',
  routers: { translation: translationRouter },
  offers: [offer(endpoints, { path: '/api/translations.xlf', handler: exportTranslations })],
} satisfies SiteModule;
