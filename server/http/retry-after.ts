/**
 * After how many seconds a client should retry a 503, for the header Retry-After: soon after trouble that passes or is
 * fixed quickly (a lock, a disk), later during maintenance, which people end.
 */
export const retryAfter = { trouble: '10', maintenance: '3600' } as const;
