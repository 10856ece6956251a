import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { secondLanguageOf } from '#database/site-settings.ts';
import { localDay } from '#lib/dates.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { originOf } from '#server/env.ts';
import { administratorDownload } from '#server/request/administrator-download.ts';
import type { Services } from '#server/services.ts';

/** `/api/translations.xlf`: what visitors read, for a translator; with `?only=open` what is missing or out of date. */
export function exportTranslations(services: Services): RequestHandler {
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
    if (first.done) return void asked.refuse(404, 'There is nothing to translate: all is up to date.');
    const name = `translations-${target}-${localDay(now(), settings.timeZone)}.xlf`;
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/xliff+xml');
    response.write(first.value);
    // A client that disconnects needs no answer.
    await pipeline(Readable.from(text), response).catch(() => undefined);
  };
}
