import type { Request, Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Log } from '../process/log.ts';
import { networkOf } from './rate-limits.ts';

const levels = new Set(['error', 'warn', 'debug']);

/** `POST /_log`: reports of the browser's session client. Anybody may call it, so it logs little and rarely. */
export function createClientLog(log: Log) {
  const limiter = new RateLimiterMemory({ points: 30, duration: 60 });
  return async (request: Request, response: Response) => {
    response.status(200).end();
    const { level, code, message, url } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof level !== 'string' || !levels.has(level)) return;
    const allowed = await limiter.consume(networkOf(request.ip ?? '')).then(
      () => true,
      () => false,
    );
    const report = { code: short(code), message: short(message), url: short(url) };
    if (allowed) log[level as 'error' | 'warn' | 'debug']({ browser: report }, 'A browser reports');
  };
}

function short(value: unknown) {
  return typeof value === 'string' ? value.slice(0, 300) : undefined;
}
