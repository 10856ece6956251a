import pino from 'pino';
import type { Env } from './env.ts';

/** The site's log: one JSON line an event. `requestId` ties lines to the answer's X-Request-Id. */
export type Log = pino.Logger;

/** A log that writes to the standard output and never shows cookies, tokens or passwords. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>): Log {
  return pino({
    level: env.LOG_LEVEL,
    base: undefined,
    redact: ['*.password', '*.currentPassword', '*.newPassword', '*.confirmPassword', '*.token', '*.cookie'],
    serializers: { err: pino.stdSerializers.err },
  });
}
