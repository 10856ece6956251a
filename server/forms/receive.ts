import { once } from 'node:events';
import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type RequestHandler,
  type Response,
} from 'express';
import pLimit from 'p-limit';
import { waitForWriteLock } from '#database/write-lock.ts';
import { cleanText } from '#lib/clean-text.ts';
import { words } from '#lib/words.ts';
import { networkOf } from '../auth/rate-limits.ts';
import { showNotice } from '../auth/responses.ts';
import { inOtherLanguage } from '../content/translations/same-page.ts';
import type { Context } from '../context.ts';
import { isSameOrigin } from '../http/origin.ts';
import { withPrefix } from '../http/page-language.ts';
import { retryAfter } from '../http/plain-answers.ts';
import { renderInstead } from '../http/rewrite.ts';
import { offered } from '../module/registry.ts';
import { contextOf } from '../request/create-context.ts';
import { futureNotice } from '../request/future-view.ts';
import type { Services } from '../services.ts';
import { reportVisit } from '../visits/report.ts';
import { createFormToken, readFormToken } from './form-token.ts';
import { AttachedPhotos, chosenFile, openSentPhotos } from './photos.ts';
import { forms, type PublicForm } from './points.ts';
import { openMultipartReader, type ReadForm, type Unread } from './read-multipart.ts';
import type { FormRefusal, RefusedForm } from './refused-form.ts';
import { rememberSent } from './sent-cookie.ts';

const formWords = words('form', {
  foreign: { id: 'Formulir ini dikirim dari situs lain', en: 'This form was sent by another site' },
  foreignText: {
    id: 'Silakan buka formulirnya di situs ini, lalu kirim dari sana.',
    en: 'Please open the form on this site and send it from here.',
  },
});

const statuses: Record<FormRefusal, number> = {
  invalid: 422,
  expired: 422,
  tooMany: 429,
  tooLong: 413,
  unreadable: 400,
  failed: 503,
  gone: 410,
};

/** The forms of the modules: each is sent to the address of its page, as browsers do without any script. */
export function receiveForms(services: Services): express.Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const readBody = express.urlencoded({ limit: '64kb', extended: false, parameterLimit: 100 });
  const readMultipart = openMultipartReader(services);
  const attached = new AttachedPhotos();
  for (const form of offered(forms)) {
    // While it is off, this is an address like any other without a form.
    router.post(form.path, (_request, _response, next) =>
      next(form.isOn?.(services) === false ? 'router' : undefined),
    );
    const handler = receive(services, form, readMultipart, attached);
    router.post(form.path, readBody, handler, refuseBody(services));
  }
  return router;
}

function receive(
  services: Services,
  form: PublicForm,
  readMultipart: ReturnType<typeof openMultipartReader>,
  attached: AttachedPhotos,
): RequestHandler {
  return async (request, response, next) => {
    const context = await contextOf(services, request);
    if (context.closed) return renderInstead(response, next, { url: '/maintenance' });
    if (!isSameOrigin(request, services.env)) return refuseOtherSite(context, response, next);
    if (context.future || context.rehearsed) {
      const notice = futureNotice(context, 'noForms', 'noFormsText');
      return renderInstead(response.status(409), next, notice);
    }
    const use = async (sent: ReadForm | Unread) => {
      if (response.headersSent || response.destroyed) return;
      const refused =
        'refusal' in sent
          ? { ...refusedUnread(services), ...sent }
          : await accept(services, context, { ...form, path: request.path }, sent, response, attached);
      if (refused) showAgain(request.path, refused, response, next);
    };
    if ((form.maxPhotos || form.maxFiles) && request.is('multipart/form-data'))
      return readMultipart(request, response, form, use);
    await use({ fields: { ...request.body }, photos: [] });
  };
}

function refusedUnread({ env, now }: Services) {
  return { values: {}, errors: {}, photos: [], token: createFormToken(env.AUTH_SECRET, now()) };
}

type Refused = Omit<RefusedForm, 'minutes'> & { wait?: number };

// Returns the refusal, or null after redirecting.
async function accept(
  { db: stored }: Services,
  context: Context,
  form: PublicForm,
  sent: ReadForm,
  response: Response,
  attached: AttachedPhotos,
): Promise<Refused | null> {
  const { db, env, log, now, settings, prefix } = context;
  const { token: sentToken = '', ...fields } = cleanFields(sent.fields);
  const opened = readFormToken(sentToken, env.AUTH_SECRET, now());
  const token = opened ? sentToken : createFormToken(env.AUTH_SECRET, now());
  // Shared by token and photos.
  const [id = ''] = token.split('.', 1);
  const original = (path: string) => (prefix && inOtherLanguage(context, path)) || path;
  const visitor = { db, now, language: settings.language, path: form.path, original };
  const { values, photos: before, isLost } = attached.find(fields, id);
  const chosen = sent.photos.map(chosenFile);
  const photos = openSentPhotos(sent.photos, form.maxFiles !== undefined);
  const network = networkOf(context.address);
  const refuse = async (refusal: FormRefusal, errors: Record<string, string> = {}, wait?: number) => {
    const isOpen = chosen.length > 0 && errors.photos === undefined;
    const kept = isOpen ? await photos.attach(attached, id, network) : null;
    const why = kept?.problem ?? (isLost ? 'again' : undefined);
    const photoError = why && form.photoError?.(visitor, why);
    const places = isLost ? ['photos'] : chosen.map(({ field }) => field);
    const again = photoError ? Object.fromEntries(places.map((place) => [place, photoError])) : {};
    return {
      ...{ values, refusal, token, ...(wait && { wait }) },
      // The first one has the focus.
      errors: { ...errors, ...again, ...errors },
      photos: [...before, ...(kept?.photos ?? [])].map(({ name, label }) => ({ name, label })),
    };
  };
  const { errors, refusal, value } = form.check(visitor, values, [...before, ...chosen]);
  if (errors) return refuse(refusal ?? 'invalid', errors);
  if (isLost) return refuse('invalid');
  if (!opened) return refuse('expired');
  try {
    await waitForWriteLock(stored);
    const seconds = (now().getTime() - opened.openedAt.getTime()) / 1000;
    const wait = context.auth.limits.form(context.address, { id: opened.id, seconds }).wait;
    if (wait) return await refuse('tooMany', {}, wait);
    const encoded = await photos.encode();
    if (!Array.isArray(encoded))
      return await refuse('invalid', {
        [chosenFile(encoded).field]: form.photoError?.(visitor, 'damaged') ?? '',
      });
    await waitForWriteLock(stored);
    const { location, key, about } = stored.transaction((tx) =>
      form.store({ ...visitor, db: tx }, { value, opened, photos: [...before, ...encoded] }),
    );
    if (about !== null && !context.user) reportVisit(context, { kind: 'request', path: about });
    const next = withPrefix(prefix, location);
    if (key) rememberSent(response, context, { location: next, key });
    response.set('Cache-Control', 'private, no-store').redirect(303, next);
    return null;
  } catch (error) {
    log.error({ requestId: context.requestId, err: withoutValues(error) }, 'A form could not be stored');
    return refuse('failed');
  }
}

function cleanFields(body: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(body).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, cleanText(text).trim()]] : [],
  );
  return Object.fromEntries(texts);
}

// The message of a failed query contains the visitor's input, which doesn't belong in the log.
function withoutValues(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

// One after the other: a page that somebody reads meanwhile waits for one of them, not for all.
const inTurn = pLimit(1);

function showAgain(path: string, { wait, ...form }: Refused, response: Response, next: NextFunction) {
  if (wait) response.set('Retry-After', String(wait));
  if (form.refusal === 'failed') response.set('Retry-After', retryAfter.trouble);
  const minutes = wait && Math.ceil(wait / 60);
  response.status(statuses[form.refusal]);
  void inTurn(async () => {
    if (response.destroyed) return;
    // Not until it is received: a client may never read it.
    const ready = Promise.race([once(response, 'prefinish'), once(response, 'close')]);
    renderInstead(response, next, { url: path, form: { ...form, ...(minutes && { minutes }) } });
    await ready;
  }).catch(next);
}

// Browsers can't send this: the fields say how long they may be.
function refuseBody(services: Services): ErrorRequestHandler {
  return (error, { path }, response, next) => {
    if (!error.type || error.status >= 500) return next(error);
    const refusal = error.status === 413 ? 'tooLong' : 'unreadable';
    showAgain(path, { ...refusedUnread(services), refusal }, response, next);
  };
}

function refuseOtherSite({ settings: { language } }: Context, response: Response, next: NextFunction) {
  const t = formWords(language);
  showNotice(response.status(403), next, { title: t('foreign'), text: t('foreignText'), language });
}
