import pino from 'pino';
import type { Env } from '../env.ts';

/** The site's log: one JSON line per event. `requestId` ties lines to the X-Request-Id of the response. */
export type Log = pino.Logger;

/** The last error in the log. Without its cause, which may quote user input; the line in the log has it. */
export interface LastError {
  at: Date;
  message: string;
  requestId?: string;
  /** Such as SQLITE_FULL or ENOENT. */
  code?: string;
}

const errorLevel = 50;

/** Never shows cookies, tokens or passwords. `lastError` knows errors at LOG_LEVEL and above. */
export function createLog(
  env: Pick<Env, 'LOG_LEVEL'>,
  stream?: pino.DestinationStream,
): { log: Log; lastError(): LastError | null } {
  let last: LastError | null = null;
  const options: pino.LoggerOptions = {
    level: env.LOG_LEVEL,
    base: undefined,
    redact: ['*.password', '*.currentPassword', '*.newPassword', '*.confirmPassword', '*.token', '*.cookie'],
    serializers: { err: pino.stdSerializers.err },
    hooks: {
      logMethod(words, method, level) {
        if (level >= errorLevel) last = describe(words);
        method.apply(this, words);
      },
    },
  };
  return { log: stream ? pino(options, stream) : pino(options), lastError: () => last };
}

function describe(words: unknown[]): LastError {
  const [first, second] = words;
  const { requestId, err } = (typeof first === 'object' && first ? first : {}) as {
    requestId?: string;
    err?: { code?: unknown };
  };
  const code = err?.code;
  return {
    at: new Date(),
    message: String(typeof first === 'string' ? first : (second ?? 'Error')),
    ...(requestId && { requestId }),
    ...(typeof code === 'string' && { code }),
  };
}
