import path from 'node:path';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type Request, type RequestHandler, type Response, text } from 'express';
import { maxPdfBytes } from '#lib/file-sizes.ts';
import { tryParseJson } from '#lib/try-parse.ts';
import { receiveForm, roomForFields } from '../files/receive-form.ts';
import { checkRoom } from '../files/upload-limits.ts';
import { inTurns, openUploadSlots, refuseCostlyJson } from '../http/limits.ts';
import { isSameOrigin } from '../http/origin.ts';
import { retryAfter } from '../http/plain-answers.ts';
import type { CallApi, OpenApi } from '../http/points.ts';
import { announcedBytes, endWhenStalled } from '../http/request-bodies.ts';
import { apiCallerOf, apiContextOf } from '../request/create-context.ts';
import { appRouter, callerOf } from '../router.ts';
import type { Services } from '../services.ts';
import { UnderMaintenance } from '../trpc.ts';
import { type ApiOptions, answerCalls } from './calls.ts';

const megabyte = 1024 * 1024;
// A rate limit's whole window, in seconds. Upload quotas may take longer; the message has the exact time.
const longestWait = 15 * 60;
const uploads = { fileField: 'file', files: 1, fields: 20, fieldSize: 8 * 1024 };
const largestUpload = maxPdfBytes + roomForFields;
const methodOf = { query: 'GET', mutation: 'POST', subscription: 'GET', unknown: 'GET, POST' };

/** `/api/trpc`. Must come before any body parser. Files of form data are received on disk, for a few signed-in requests at a time. */
export function serveApi(services: Services): RequestHandler {
  const options = optionsFor(services);
  const withoutBody = answerCalls(options);
  const tooLong = answerCalls(options, { error: () => new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }) });
  const words = answerCalls(options, { readText });
  const incoming = path.join(services.files.folder, '.incoming');
  const inSlot = openUploadSlots();

  return async (request, response, next) => {
    response.set('Cache-Control', 'private, no-store');
    // The only method that node accepts and a web request can't have.
    if (request.method === 'TRACE') return void response.status(405).set('Allow', 'GET, POST').end();
    if (request.method === 'GET') return withoutBody(request, response, next);
    if (!request.is('multipart/form-data')) {
      return (announcedBytes(request) > megabyte ? tooLong : words)(request, response, next);
    }
    const caller = await apiCallerOf(services, request, 0).catch(() => null);
    const session = caller ?? (await services.auth.readSession(request.headers.cookie));
    if (!session) return withoutBody(request, response, next);
    if (announcedBytes(request) > largestUpload) return tooLong(request, response, next);
    await inSlot(session.user.id, async () => {
      if (response.destroyed) return;
      const form = receiveForm(request, incoming, { ...uploads, size: largestUpload });
      const readForm = async () => {
        await checkRoom(services, announcedBytes(request));
        endWhenStalled(request, response);
        return form.read();
      };
      try {
        await answerCalls(options, { readForm })(request, response, next);
      } finally {
        await form.discard();
      }
    });
  };
}

/** For endpoints that call the API: with the rights and limits of their caller. */
export function openApi(services: Services): OpenApi {
  const inSlot = openUploadSlots();
  return async (request, response) => {
    const context = await apiContextOf(services, request);
    const routers = callerOf(context) as unknown as Record<string, Record<string, CallApi>>;
    const call: CallApi = async (path, input) => {
      const [router = '', name = ''] = path.split('.');
      return routers[router]?.[name]?.(input as never);
    };
    const readJson = (limit: number) =>
      inSlot(context.user?.id ?? '', async () => {
        endWhenStalled(request, response);
        const json = tryParseJson(await readText(request, response, textUpTo(limit)));
        if (json !== undefined) return json;
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'This isn’t JSON.' });
      });
    return { context, call, readJson };
  };
}

const textUpTo = (limit: number) =>
  text({ limit, inflate: false, type: () => true, verify: refuseCostlyJson });
const parseText = textUpTo(megabyte);

function readText(request: Request, response: Response, parse = parseText): Promise<string> {
  return new Promise((resolve, reject) => {
    parse(request, response, (error) => {
      if (error?.type === 'entity.too.large') reject(new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }));
      else if (error) reject(error);
      else resolve(request.body ?? '');
    });
  });
}

function optionsFor(services: Services): ApiOptions {
  return {
    router: appRouter,
    maxBatchSize: 10,
    responseMeta: ({ errors, type }) => {
      const headers = new Headers();
      const failed = (wanted: TRPCError['code']) => errors.some(({ code }) => code === wanted);
      const { seconds = longestWait } = errors.find((error) => 'seconds' in error) ?? {};
      if (failed('TOO_MANY_REQUESTS')) headers.set('Retry-After', String(seconds));
      if (failed('SERVICE_UNAVAILABLE')) headers.set('Retry-After', untilServed(errors));
      if (failed('METHOD_NOT_SUPPORTED')) headers.set('Allow', methodOf[type]);
      return { headers };
    },
    createContext: async ({ req, info }) => {
      const changes = req.method !== 'GET' && req.method !== 'HEAD';
      if (changes && !isSameOrigin(req, services.env)) {
        throw new TRPCError({ code: 'FORBIDDEN', message: 'This request came from another site.' });
      }
      const context = await apiContextOf(services, req, info.calls.length);
      return info.isBatchCall ? { ...context, takeTurn: inTurns() } : context;
    },
    onError({ error, path, req }) {
      const inside = getHTTPStatusCodeFromError(error) >= 500;
      const about = { requestId: req.id, path, code: error.code };
      if (error instanceof UnderMaintenance) services.log.debug(about, 'A call came during maintenance');
      else if (inside) services.log.error({ ...about, err: error.cause ?? error }, 'A call failed');
      else services.log.info({ ...about, reason: error.message.slice(0, 300) }, 'A call was refused');
    },
  };
}

function untilServed(errors: TRPCError[]) {
  const isClosed = errors.some((error) => error instanceof UnderMaintenance);
  return isClosed ? retryAfter.maintenance : retryAfter.trouble;
}
