const codes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** What ended a backup into `folder`: a full disk as a sentence, everything else as it is. */
export function explainNoRoom(error: unknown, folder: string): unknown {
  if (!codes.has(String((error as { code?: unknown }).code))) return error;
  const advice = 'Make room, or set BACKUP_DIR to a folder on another disk.';
  return new Error(
    `There is no room for the backup, and to prove it, in ${folder}. Those that are there are kept. ${advice}`,
  );
}
