/**
 * In how many seconds a client that got a 503 should try again, for the header Retry-After: soon after what passes by
 * itself or is put right at once (a lock, a disk), later during maintenance, which people end.
 */
export const retryAfter = { trouble: '10', maintenance: '3600' } as const;
