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
import type { PublicForm } from '../module.ts';
import type { Services } from '../services.ts';
import { fromModules } from '../site/modules.ts';
import type { Context } from '../trpc.ts';
import { cleanFields } from './clean-fields.ts';
import { encodePhotos } from './encode-photos.ts';
import { createFormToken, readFormToken } from './form-token.ts';
import { openMultipartReader, type ReadForm } from './read-multipart.ts';
import type { FormRefusal, RefusedForm } from './refused-form.ts';
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
  for (const form of forms) {
    const { path, mostPhotos } = form;
    const read: Read = async (request, response) => {
      if (mostPhotos && request.is('multipart/form-data'))
        return readMultipart(request, response, mostPhotos);
      return { fields: { ...request.body }, photos: [] };
    };
    const handler = receive(services, form, read);
    router.post(path, closeWhenUnread, readBody, handler, refuseBody(services, form));
  }
  return router;
}

type Read = (request: Request, response: Response) => ReturnType<ReturnType<typeof openMultipartReader>>;

function receive(services: Services, form: PublicForm, read: Read): RequestHandler {
  return async (request, response, next) => {
    const context = await contextOf(services, request);
    if (context.closed) return renderInstead(response, next, { url: '/maintenance' });
    if (!isSameOrigin(request, services.env)) return refuseOtherSite(context, response, next);
    const sent = await read(request, response);
    if (response.headersSent || response.destroyed) return;
    if ('refusal' in sent) {
      const token = createFormToken(services.env.AUTH_SECRET, services.now());
      return showAgain(form, { values: {}, errors: {}, token, ...sent }, response, next);
    }
    const refused = await accept(context, form, sent, response);
    if (refused) showAgain(form, refused, response, next);
  };
}

type Refused = Omit<RefusedForm, 'minutes'> & { wait?: number };

// Sends the redirect, or returns why not.
async function accept(context: Context, form: PublicForm, sent: ReadForm, response: Response) {
  const { db, env, log, now, settings, products } = context;
  const { token: sentToken = '', ...values } = cleanFields(sent.fields);
  const opened = readFormToken(sentToken, env.AUTH_SECRET, now());
  const token = opened ? sentToken : createFormToken(env.AUTH_SECRET, now());
  const visitor = { db, now, products, language: settings.language };
  // A browser doesn't choose files again by itself.
  const again = sent.photos.length > 0 && form.photoError?.(visitor, 'again');
  const refused: Refused = { values, errors: again ? { photos: again } : {}, refusal: 'expired', token };
  const refuse = (refusal: FormRefusal, errors: Record<string, string> = {}, wait?: number) => {
    return {
      ...refused,
      refusal,
      errors: { ...errors, ...(!errors.photos && refused.errors) },
      ...(wait && { wait }),
    };
  };
  const { errors, value } = form.check(visitor, values, sent.photos.length);
  if (errors) return refuse('invalid', errors);
  if (!opened) return refused;
  try {
    await waitForWriteLock(db);
    const wait = context.auth.limits.form(context.address).wait;
    if (wait) return refuse('tooMany', {}, wait);
    const photos = await encodePhotos(context, sent.photos);
    if (!photos) return refuse('invalid', { photos: form.photoError?.(visitor, 'damaged') ?? '' });
    await waitForWriteLock(db);
    const { location, about } = db.transaction(
      (tx) => form.store({ ...visitor, db: tx }, { value, opened, photos }),
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
    showAgain(form, { values: {}, errors: {}, refusal: 'tooLong', token }, response, next);
  };
}

function refuseOtherSite({ settings: { language } }: Context, response: Response, next: NextFunction) {
  const t = formWords(language);
  const notice = { title: t('foreign'), text: t('foreignText'), language };
  renderInstead(response.status(403), next, { url: '/auth/notice', notice });
}
