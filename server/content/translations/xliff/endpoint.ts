import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { RequestHandler } from 'express';
import { localTime } from '#lib/dates.ts';
import { say } from '#lib/interface-language.ts';
import { refusalFor } from '#server/auth/refusal.ts';
import { contextOf } from '#server/context.ts';
import { originOf } from '#server/env.ts';
import { inLanguageOf } from '#server/office-language.ts';
import type { Services } from '#server/services.ts';
import { secondLanguageOf } from '#server/site/page-language.ts';
import { declaredTypes } from '../../declared-types.ts';
import { xliffOf } from './write.ts';

/** `/api/translations.xlf`: what visitors read, for a translator; with `?only=open` what is missing or out of date. */
export function exportTranslations(services: Services): RequestHandler {
  return async (request, response) => {
    const context = await contextOf(services, request);
    const { user, settings, db, now } = context;
    response.set('Cache-Control', 'private, no-store').type('text/plain');
    const answer = (status: number, sentence: string) =>
      response.status(status).send(inLanguageOf(user, () => say(sentence)));
    const refused = refusalFor(context, { action: 'manage', areas: ['settings'] });
    if (refused) return void answer(getHTTPStatusCodeFromError(refused), refused.message);
    const target = secondLanguageOf(settings);
    if (!target) return void answer(404, 'The site has no second language.');
    const wanted = { source: settings.language, target, site: originOf(services.env) };
    const isOpen = request.query.only === 'open';
    const text = xliffOf(db, { ...wanted, types: declaredTypes(), isOpen });
    const first = await text.next();
    if (first.done) return void answer(404, 'There is nothing to translate: all is up to date.');
    const name = `translations-${target}-${localTime(now(), settings.timeZone).slice(0, 10)}.xlf`;
    response.set('Content-Disposition', `attachment; filename="${name}"`).type('application/xliff+xml');
    response.write(first.value);
    // Who leaves early has no file; nothing is to be done then.
    await pipeline(Readable.from(text), response).catch(() => undefined);
  };
}
