import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { may } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { gone } from '../errors/refused.ts';

/** Clients may change, replace and delete only their own files, administrators all. */
export function mayChange(user: SessionUser, file: { uploadedBy: string | null }): boolean {
  return may(user, 'manage', 'files') || file.uploadedBy === user.id;
}

/** Throws NOT_FOUND when the file doesn't exist, FORBIDDEN when this person may not change it. */
export function checkMayChange(db: Queries, user: SessionUser, id: number): void {
  const file = db.select({ uploadedBy: files.uploadedBy }).from(files).where(eq(files.id, id)).get();
  if (!file) throw gone('file');
  if (mayChange(user, file)) return;
  const message = 'Somebody else sent this file. Only they and administrators may change it.';
  throw new TRPCError({ code: 'FORBIDDEN', message });
}
