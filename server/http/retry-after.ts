/** The Retry-After of a 503, in seconds: short for trouble that passes quickly (a lock, a disk). */
export const retryAfter = { trouble: '10', maintenance: '3600' } as const;
