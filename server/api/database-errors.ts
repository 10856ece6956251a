import { TRPCError } from '@trpc/server';

/** What SQLite refuses, as an error that the caller can act on; every other error as it is. */
export function explainDatabaseError(error: TRPCError): TRPCError {
  const code = sqliteCode(error);
  if (code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return new TRPCError({ code: 'CONFLICT', message: 'Data already exists.', cause: error });
  }
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
    const message =
      'Something that this refers to is gone, or this is still used elsewhere. Load the page again.';
    return new TRPCError({ code: 'CONFLICT', message, cause: error });
  }
  if (isUnableToWrite(error)) {
    return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unableToWrite, cause: error });
  }
  return error;
}

/** What people read while the disk is full or read-only, or another process holds the database. */
export const unableToWrite =
  'The server can’t write at the moment. Nothing was changed; please try again later.';

// A disk that is full, read-only, gone or failing, and a folder that nobody may write into.
const systemCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENODEV', 'ESTALE']);

/** Does an error, or what caused it, mean that? */
export function isUnableToWrite(error: unknown): boolean {
  const code = sqliteCode(error);
  return /^SQLITE_(FULL|READONLY|IOERR|BUSY|CANTOPEN)/.test(code) || systemCodes.has(code);
}

/** The field whose value another row has already; undefined for any other error. */
export function takenField(error: TRPCError): string | undefined {
  if (error.code !== 'CONFLICT') return undefined;
  for (let at: unknown = error.cause; at instanceof Error; at = at.cause) {
    // 'UNIQUE constraint failed: posts.slug', or for an index over an expression: index 'gallery_types_name'.
    const [, column] = /^UNIQUE constraint failed: .*[._](\w+?)'?$/.exec(at.message) ?? [];
    if (column) return column;
  }
  return undefined;
}

// Drizzle wraps what SQLite throws.
function sqliteCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (code.startsWith('SQLITE_') || systemCodes.has(code))) return code;
  }
  return '';
}
