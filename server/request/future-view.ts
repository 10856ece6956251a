import express, { type Request, type Response } from 'express';
import { readSettings } from '#database/site-settings.ts';
import { instantAt } from '#lib/dates.ts';
import { words } from '#lib/words.ts';
import { setCookie } from '../auth/cookies.ts';
import { seesDrafts } from '../content/public-entry.ts';
import type { Context } from '../context.ts';
import { isSameOrigin, originFor, ownPath } from '../http/origin.ts';
import { hasLanguage, inLanguageAt } from '../http/page-language.ts';
import type { Rewrite } from '../http/rewrite.ts';
import { FutureTooLarge } from '../lens/future-sites.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { createContext } from './create-context.ts';
import { formerSite } from './points.ts';
import { forgetFuture, futureCookie } from './requested-future.ts';

/** For staff, when the site of another day can't be shown or can't store anything. */
const futureWords = words('noFuture', {
  noForms: { id: 'Formulir belum bisa dikirim', en: 'Forms can’t be sent here' },
  noFormsText: {
    id: 'Anda sedang melihat situs pada tanggal lain. Tutup dulu pratinjaunya, lalu kirim formulirnya. Tidak ada yang disimpan.',
    en: 'You’re looking at the site on another day. Close the preview first, then send the form. Nothing was stored.',
  },
  failed: { id: 'Situs pada tanggal itu tidak bisa ditampilkan', en: 'The site on that day can’t be shown' },
  failedText: {
    id: 'Mungkin ruang di server tidak cukup. Mulai sekarang Anda kembali melihat situs hari ini.',
    en: 'There may not be enough room on the server. From now on you see today’s site again.',
  },
  tooLargeText: {
    id: 'Basis datanya terlalu besar untuk itu. Mulai sekarang Anda kembali melihat situs hari ini.',
    en: 'Its database is too large for that. From now on you see today’s site again.',
  },
});

/** `POST /preview/at`: shows this browser the site at an instant (`at`), or a local time. `to`: the page. The cookie needs a session. */
export function seeFuture(services: Services): express.RequestHandler[] {
  const readForm = express.urlencoded({ limit: '4kb', extended: false });
  return [
    readForm,
    (request: Request, response: Response) => {
      const origin = originFor(request, services.env);
      const { at: asked = '', to = '/' } = (request.body ?? {}) as Record<string, unknown>;
      const { timeZone } = readSettings(services.db);
      const local = instantAt(String(asked), timeZone) ?? new Date(String(asked));
      response.set('Cache-Control', 'private, no-store');
      // A past instant means today.
      if (!isSameOrigin(request, services.env) || !(local > services.now())) forgetFuture(response);
      else {
        const cookie = setCookie(origin, futureCookie, local.toISOString(), { maxAge: 3600 });
        response.append('Set-Cookie', cookie);
      }
      response.redirect(303, ownPath(String(to), origin) ?? '/');
    },
  ];
}

/** The context of a public page of a former or future site, to release once it is rendered; null for today's. */
export async function inFuture(
  services: Services,
  context: Context,
  request: Request,
  response: Response,
): Promise<{ context: Context; release(): void } | null> {
  const { future, rehearsed, address, origin, requestId, hungUp } = context;
  const isOther = future || rehearsed;
  if (!isOther || response.locals.rewrite || !hasLanguage(request.originalUrl)) return null;
  try {
    const former = rehearsed ? offered(formerSite)[0]?.(services) : null;
    if (rehearsed && !former) return null;
    const at = future ?? services.now();
    const { db, translated, release } = former
      ? await services.futures.openFormer(former)
      : await services.futures.open(at, (type) => seesDrafts(context, type));
    const site = { ...services, db, translated, ...(!former && { now: () => at }) };
    // Staff also see the language that is being prepared.
    const settings = readSettings(db);
    // As visitors will see it, during maintenance, too.
    const visitor = { user: null, sessionId: null, address, origin, requestId, hungUp };
    const shown = { preview: true, closed: false, future, rehearsed, settings };
    const then = { ...createContext(site, visitor), ...shown };
    return { context: inLanguageAt(then, request.originalUrl), release };
  } catch (err) {
    services.log.error({ requestId, err }, 'The site of another day could not be made');
    forgetFuture(response);
    const why = err instanceof FutureTooLarge ? 'tooLargeText' : 'failedText';
    response.status(503).locals.rewrite = futureNotice(context, 'failed', why);
    return null;
  }
}

export function futureNotice(
  { settings: { language } }: Context,
  title: 'noForms' | 'failed',
  text: 'noFormsText' | 'failedText' | 'tooLargeText',
): Rewrite {
  const t = futureWords(language);
  return { url: '/auth/notice', notice: { title: t(title), text: t(text), language } };
}
