import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { immediate } from '#database/client.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { isSameOrigin } from '../auth/origin.ts';
import { contextOf } from '../context.ts';
import { closeWhenUnread } from '../http/request-bodies.ts';
import { retryAfter } from '../http/retry-after.ts';
import { renderInstead } from '../http/rewrite.ts';
import type { PublicForm } from '../module/public-form.ts';
import type { Services } from '../services.ts';
import { fromModules } from '../site/modules.ts';
import type { Context } from '../trpc.ts';
import { AttachedPhotos } from './attached-photos.ts';
import { cleanFields } from './clean-fields.ts';
import { createFormToken, readFormToken } from './form-token.ts';
import { openMultipartReader, type ReadForm } from './read-multipart.ts';
import type { FormRefusal, RefusedForm } from './refused-form.ts';
import { SentPhotos } from './sent-photos.ts';
import { formWords } from './words.ts';

const statuses: Record<FormRefusal, number> = {
  invalid: 422,
  expired: 422,
  tooMany: 429,
  tooLong: 413,
  failed: 503,
};

/** The forms of the modules: each is sent to the address of its page, as browsers do without any script. */
export function receiveForms(services: Services, forms = fromModules('forms').flat()): express.Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  const readBody = express.urlencoded({ limit: '64kb', extended: false, parameterLimit: 100 });
  const readMultipart = openMultipartReader();
  const attached = new AttachedPhotos(services.env.AUTH_SECRET);
  for (const form of forms) {
    const { path, mostPhotos } = form;
    const read: Read = async (request, response) => {
      if (mostPhotos && request.is('multipart/form-data'))
        return readMultipart(request, response, mostPhotos);
      return { fields: { ...request.body }, photos: [] };
    };
    const handler = receive(services, form, read, attached);
    router.post(path, closeWhenUnread, readBody, handler, refuseBody(services, form));
  }
  return router;
}

type Read = (request: Request, response: Response) => ReturnType<ReturnType<typeof openMultipartReader>>;

function receive(services: Services, form: PublicForm, read: Read, attached: AttachedPhotos): RequestHandler {
  return async (request, response, next) => {
    const context = await contextOf(services, request);
    if (context.closed) return renderInstead(response, next, { url: '/maintenance' });
    if (!isSameOrigin(request, services.env)) return refuseOtherSite(context, response, next);
    const sent = await read(request, response);
    if (response.headersSent || response.destroyed) return;
    if ('refusal' in sent) {
      const token = createFormToken(services.env.AUTH_SECRET, services.now());
      return showAgain(form, { values: {}, errors: {}, photos: [], token, ...sent }, response, next);
    }
    const refused = await accept(context, form, sent, response, attached);
    if (refused) showAgain(form, refused, response, next);
  };
}

type Refused = Omit<RefusedForm, 'minutes'> & { wait?: number };

// Sends the redirect, or returns why not.
async function accept(
  context: Context,
  form: PublicForm,
  sent: ReadForm,
  response: Response,
  attached: AttachedPhotos,
): Promise<Refused | null> {
  const { db, env, log, now, settings, products } = context;
  const { token: sentToken = '', ...fields } = cleanFields(sent.fields);
  const opened = readFormToken(sentToken, env.AUTH_SECRET, now());
  const token = opened ? sentToken : createFormToken(env.AUTH_SECRET, now());
  const visitor = { db, now, products, language: settings.language };
  const { values, photos: before, isLost } = attached.find(fields, formOf(token));
  const photos = new SentPhotos(context, sent.photos);
  const refuse = async (refusal: FormRefusal, errors: Record<string, string> = {}, wait?: number) => {
    const kept = await photos.attach(attached, formOf(token), errors.photos !== undefined);
    const why = kept.problem ?? (isLost ? 'again' : undefined);
    const photoError = errors.photos ?? (why && form.photoError?.(visitor, why));
    return {
      ...{ values, refusal, token, ...(wait && { wait }) },
      errors: { ...errors, ...(photoError && { photos: photoError }) },
      photos: [...before, ...kept.photos].map(({ name, label }) => ({ name, label })),
    };
  };
  const { errors, value } = form.check(visitor, values, before.length + sent.photos.length);
  if (errors) return refuse('invalid', errors);
  if (isLost) return refuse('invalid');
  if (!opened) return refuse('expired');
  try {
    await waitForWriteLock(db);
    const wait = context.auth.limits.form(context.address).wait;
    if (wait) return await refuse('tooMany', {}, wait);
    const encoded = await photos.encode();
    if (!encoded) return await refuse('invalid', { photos: form.photoError?.(visitor, 'damaged') ?? '' });
    await waitForWriteLock(db);
    const all = [...before, ...encoded].map(({ bytes }) => bytes);
    const { location, about } = db.transaction(
      (tx) => form.store({ ...visitor, db: tx }, { value, opened, photos: all }),
      immediate,
    );
    if (about !== null && !context.user) context.statistics.countRequest(about);
    response.set('Cache-Control', 'private, no-store').redirect(303, location);
    return null;
  } catch (error) {
    log.error({ requestId: context.requestId, err: withoutValues(error) }, 'A form could not be stored');
    return refuse('failed');
  }
}

// What the token and the photos of a form have in common.
function formOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}

// What somebody typed is in the message of a failed query, and doesn't belong in the log.
function withoutValues(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

function showAgain(
  { path }: Pick<PublicForm, 'path'>,
  { wait, ...form }: Refused,
  response: Response,
  next: NextFunction,
) {
  if (wait) response.set('Retry-After', String(wait));
  if (form.refusal === 'failed') response.set('Retry-After', retryAfter.trouble);
  const minutes = wait && Math.ceil(wait / 60);
  response.status(statuses[form.refusal]);
  renderInstead(response, next, { url: path, form: { ...form, ...(minutes && { minutes }) } });
}

// Browsers can't send this: the fields say how long they may be.
function refuseBody({ env, now }: Services, form: PublicForm): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (!error.type || error.status >= 500) return next(error);
    const token = createFormToken(env.AUTH_SECRET, now());
    showAgain(form, { values: {}, errors: {}, photos: [], refusal: 'tooLong', token }, response, next);
  };
}

function refuseOtherSite({ settings: { language } }: Context, response: Response, next: NextFunction) {
  const t = formWords(language);
  const notice = { title: t('foreign'), text: t('foreignText'), language };
  renderInstead(response.status(403), next, { url: '/auth/notice', notice });
}
