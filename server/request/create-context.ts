import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { readSettings, visitorSettings } from '#database/site-settings.ts';
import { secondFactorDue } from '../auth/second-factor/factors.ts';
import type { Context } from '../context.ts';
import { originOf } from '../env.ts';
import { plainUrl } from '../http/addresses.ts';
import { originFor } from '../http/origin.ts';
import { inLanguageAt, otherLanguage } from '../http/page-language.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { type ApiCaller, apiCallers } from './points.ts';
import { previewUntil } from './preview-endpoint.ts';
import { requestedFormerSite, requestedFuture } from './requested-future.ts';

/** The caller and the settings, read once per request, in the language of its address. */
export async function contextOf(services: Services, request: Request, caller?: ApiCaller | null) {
  const session = caller
    ? { ...caller, sessionId: null, confirmedAt: null }
    : await services.auth.readSession(request.headers.cookie);
  const context = createContext(services, {
    user: session?.user ?? null,
    sessionId: session?.sessionId ?? null,
    confirmedAt: session?.confirmedAt ?? null,
    startedAt: session?.startedAt,
    admit: caller?.admit,
    address: request.ip ?? '',
    origin: originFor(request, services.env),
    requestId: request.id ?? randomUUID(),
    hungUp: () => request.socket.destroyed,
    previewUntil: previewUntil(services, request.headers.cookie),
  });
  const { cookie } = request.headers;
  const future = requestedFuture(context, cookie);
  const rehearsed = requestedFormerSite(services, cookie)?.madeAt ?? null;
  return inLanguageAt({ ...context, future, rehearsed }, plainUrl(request.originalUrl));
}

export async function apiCallerOf(services: Services, request: Request, calls: number) {
  return (await offered(apiCallers)[0]?.(services, request, calls)) ?? null;
}

/** The same for so many calls of the API, which modules may authenticate without a session. */
export async function apiContextOf(services: Services, request: Request, calls = 1) {
  return contextOf(services, request, await apiCallerOf(services, request, calls));
}

type Caller = Pick<Context, 'user' | 'sessionId' | 'confirmedAt' | 'address' | 'requestId' | 'hungUp'>;

interface About {
  admit?: Context['admit'];
  origin?: string;
  /** From a preview link's cookie. Staff need none. */
  previewUntil?: Date | null;
  startedAt?: Date | undefined;
}

export function createContext(services: Services, { startedAt, ...caller }: Caller & About): Context {
  const saved = readSettings(services.db);
  const forVisitors = visitorSettings(saved);
  const { previewUntil = null } = caller;
  const due = secondFactorDue(services, caller.user, startedAt);
  const settings = caller.user !== null && due !== 'now' ? saved : forVisitors;
  const preview = (caller.user !== null && due === null) || previewUntil !== null;
  return {
    ...services,
    origin: originOf(services.env),
    ...caller,
    preview,
    secondFactorDue: due,
    previewUntil,
    future: null,
    rehearsed: null,
    settings,
    prefix: '',
    other: otherLanguage(services, forVisitors),
    closed: settings.maintenance && !preview,
  };
}
