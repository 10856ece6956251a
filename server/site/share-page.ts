// A shared preview is the entry's own page, rendered from a lens (server/lens/) with its working copy. Its address stays the live one.

import { eq } from 'drizzle-orm';
import express, { type Request, type Response } from 'express';
import * as z from 'zod';
import { readSettings } from '#database/site-settings.ts';
import { users } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { oneLine, someLines } from '#lib/inputs.ts';
import { words } from '#lib/words.ts';
import { findType } from '#server/content/declared-types.ts';
import { showNotice } from '../auth/responses.ts';
import { isPublic } from '../content/addresses.ts';
import { seesDrafts } from '../content/public-entry.ts';
import { entryExists, getEntry } from '../content/read-entry.ts';
import {
  isFirstPublishedSince,
  isOpen,
  readToken,
  type SharedLink,
  type SharedPreview,
  type ShareLink,
} from '../content/share/share.ts';
import { shareRemarks } from '../content/tables.ts';
import { readCopy } from '../content/working-copy/copies.ts';
import { isSameOrigin } from '../http/origin.ts';
import { withHeaders } from '../http/plain-answers.ts';
import { renderInstead } from '../http/rewrite.ts';
import { openPreviewDatabase } from '../lens/preview-database.ts';
import type { EntryType } from '../module/entry-type.ts';
import { remarks } from '../notifications/content-kinds.ts';
import { notify } from '../notifications/outbox.ts';
import { contextOf } from '../request/create-context.ts';
import type { Services } from '../services.ts';

const shareWords = words('share', {
  unknown: { id: 'Tidak ditemukan', en: 'Not found' },
  unknownText: {
    id: 'Tautan ini tidak berfungsi. Silakan minta yang baru.',
    en: 'This link doesn’t work. Please ask for a new one.',
  },
  closed: { id: 'Pratinjau ini sudah berakhir', en: 'This preview has ended' },
  closedText: {
    id: 'Tautannya kedaluwarsa atau sudah dicabut. Silakan minta yang baru.',
    en: 'The link has expired or was revoked. Please ask for a new one.',
  },
  foreign: { id: 'Akses ditolak', en: 'Access Denied' },
  foreignText: {
    id: 'Formulir ini dikirim dari situs lain. Silakan buka lagi tautan Anda dan pakai formulir di sana.',
    en: 'This form was sent by another site. Please open your link again and use the form there.',
  },
  tooMany: { id: 'Terlalu banyak percobaan', en: 'Too many attempts' },
  tooManyText: { id: 'Silakan coba lagi dalam 15 menit.', en: 'Please try again in 15 minutes.' },
});

const remark = z.object({
  kind: z.enum(['approval', 'comment']),
  name: z.string().check(oneLine).max(80).default(''),
  text: z.string().check(someLines).max(2000).default(''),
});

/** `/share/{token}`: an entry's draft or working copy for people without an account; `/share/{type}/{id}` for its editors. */
export function sharePage(services: Services): express.Router {
  const router = express.Router();
  // Not 'no-referrer': with it browsers send the form with `Origin: null`.
  const policies = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow' };
  router.use(withHeaders({ ...policies, 'Cache-Control': 'private, no-store' }));
  router.get('/:token', async (request, response, next) => {
    const shared = lookUp(services, request);
    if ('refusal' in shared) return refuse(services, response, next, shared.refusal);
    if ('movedTo' in shared) return response.redirect(302, shared.movedTo);
    const { link, type } = shared;
    const { said } = request.query;
    renderPreview(services, response, next, {
      type,
      id: link.entry,
      link: {
        action: `/share/${request.params.token}`,
        by: nameOf(services, link),
        expiresAt: link.expiresAt,
        said: said === 'sent' || said === 'empty' || said === 'tooMany' ? said : null,
      },
    });
  });
  router.get('/:type/:id', async (request, response, next) => {
    const [type, id] = [findType(request.params.type), Number(request.params.id)];
    const isSeen = type && seesDrafts(await contextOf(services, request), type);
    if (!isSeen || !type.address || !Number.isInteger(id) || !entryExists(services.db, type, id)) {
      return refuse(services, response, next, 'unknown');
    }
    renderPreview(services, response, next, { type, id, link: null });
  });
  const form = express.urlencoded({ limit: '16kb', extended: false });
  router.post('/:token', form, async (request: Request<{ token: string }>, response, next) => {
    if (!isSameOrigin(request, services.env)) return refuse(services, response, next, 'foreign');
    const shared = lookUp(services, request);
    if ('refusal' in shared) return refuse(services, response, next, shared.refusal);
    if ('movedTo' in shared) return response.redirect(303, shared.movedTo);
    const said = await receive(services, shared.link, request);
    response.redirect(303, `/share/${request.params.token}?said=${said}`);
  });
  return router;
}

interface Previewed extends Pick<SharedPreview, 'link'> {
  type: EntryType;
  id: number;
}

function renderPreview(
  services: Services,
  response: Response,
  next: express.NextFunction,
  { type, id, link }: Previewed,
) {
  const path = type.address?.(getEntry(services.db, type, id)) ?? '/';
  const open = () => openPreviewDatabase(services.db, type, id, services.now());
  renderInstead(response, next, { url: path, share: { open, link } });
}

async function receive(services: Services, link: ShareLink, request: Request): Promise<SharedLink['said']> {
  const parsed = remark.safeParse(request.body);
  if (!parsed.success || (parsed.data.kind === 'comment' && !parsed.data.text)) return 'empty';
  await waitForWriteLock(services.db);
  if (services.auth.limits.remark(request.ip ?? '').wait) return 'tooMany';
  services.db.transaction((tx) => {
    const remark = { ...parsed.data, linkId: link.id, at: services.now() };
    const { id } = tx.insert(shareRemarks).values(remark).returning().get();
    notify(tx, remarks, id, services.now());
  });
  return 'sent';
}

type Refusal = 'unknown' | 'closed' | 'foreign' | 'tooMany';

const statuses: Record<Refusal, number> = { unknown: 404, closed: 410, foreign: 403, tooMany: 429 };

type Lookup = { link: ShareLink; type: EntryType } | { movedTo: string } | { refusal: Refusal };

function lookUp({ db, env, auth, now }: Services, request: Request<{ token: string }>): Lookup {
  const link = readToken(db, env.AUTH_SECRET, request.params.token);
  // Only wrong links count: somebody is guessing.
  if (!link) return { refusal: auth.limits.openLink(request.ip ?? '').wait ? 'tooMany' : 'unknown' };
  const type = findType(link.type);
  if (!type || link.revokedAt || !entryExists(db, type, link.entry)) return { refusal: 'closed' };
  const row = getEntry(db, type, link.entry);
  // Later edits aren't for people with a link to the first draft.
  const isOver = isFirstPublishedSince(db, link);
  if (
    isPublic(type, row, now()) &&
    (isOver || (isOpen(link, now()) && !readCopy(db, type, { id: link.entry })))
  )
    return { movedTo: type.address?.(row) ?? '/' };
  const isClosed = !isOpen(link, now()) || (isOver && row.status === 'draft');
  return isClosed ? { refusal: 'closed' } : { link, type };
}

function nameOf({ db }: Services, { createdBy }: ShareLink) {
  const person =
    createdBy && db.select({ name: users.name }).from(users).where(eq(users.id, createdBy)).get();
  return person ? person.name : null;
}

function refuse({ db }: Services, response: Response, next: express.NextFunction, refusal: Refusal) {
  const { language } = readSettings(db);
  const t = shareWords(language);
  const notice = { title: t(refusal), text: t(`${refusal}Text`), language };
  showNotice(response.status(statuses[refusal]), next, notice);
}
