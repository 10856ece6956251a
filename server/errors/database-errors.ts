import { TRPCError } from '@trpc/server';
import { DatabaseReplaced } from '#database/replaced.ts';

/** Turns SQLite's constraint and write errors into errors that the caller can act on; returns others unchanged. */
export function explainDatabaseError(error: TRPCError): TRPCError {
  const code = sqliteCode(error);
  if (isDuplicate(error)) {
    return new TRPCError({ code: 'CONFLICT', message: 'Data already exists.', cause: error });
  }
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
    const message = 'It’s still in use, or something it links to was deleted. Reload the page.';
    return new TRPCError({ code: 'CONFLICT', message, cause: error });
  }
  if (isUnableToWrite(error)) {
    const message = error.cause instanceof DatabaseReplaced ? error.cause.message : unableToWrite;
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message, cause: error });
  }
  return error;
}

/** Whether an error, or its cause, is about a value that must be unique. */
export function isDuplicate(error: unknown): boolean {
  return /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(sqliteCode(error));
}

/** Whether an error, or its cause, is about a broken rule of a table. */
export function isConstraint(error: unknown): boolean {
  return sqliteCode(error).startsWith('SQLITE_CONSTRAINT');
}

/** The message while the disk is full or read-only, or another process holds the database. */
export const unableToWrite =
  'The server can’t write at the moment. Nothing was changed; please try again later.';

// For a disk that is full, read-only, missing or failing, and a folder without write permission.
const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENODEV', 'ESTALE']);

/** Whether an error, or its cause, means that the server can't write. */
export function isUnableToWrite(error: unknown): boolean {
  const code = sqliteCode(error);
  return /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)/.test(code) || systemCodes.has(code);
}

/** The unique field whose value another row already has; undefined for any other error. */
export function takenField(error: TRPCError): string | undefined {
  if (error.code !== 'CONFLICT') return undefined;
  for (let at: unknown = error.cause; at instanceof Error; at = at.cause) {
    // 'UNIQUE constraint failed: posts.slug', or for an index over an expression: index 'gallery_types_name'.
    const [, column] = /^UNIQUE constraint failed: .*[._](\w+?)'?$/.exec(at.message) ?? [];
    if (column) return column;
  }
  return undefined;
}

// Drizzle wraps SQLite's errors.
function sqliteCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (code.startsWith('SQLITE_') || systemCodes.has(code))) return code;
  }
  return '';
}
