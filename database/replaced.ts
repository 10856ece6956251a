import { openSync, readSync, renameSync, statSync } from 'node:fs';
import type { Database } from './client.ts';
import { lockedSince, realPathOf } from './lock.ts';

/** Another file is in the place of the open database: writes would be lost. */
export class DatabaseReplaced extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

const replaced =
  'The database was replaced while the site was running. Nothing can be saved until it is restarted.';
const missing =
  'The database, or a file beside it, was moved or deleted while the site was running. Nothing can be saved until it is back, or the site is restarted.';

// Another program that copies the log into the file says so at the end (https://www.sqlite.org/walformat.html#walckptinfo).
const longestCheckpoint = 3000;

const watched = new WeakMap<Database['$client'], DatabaseFiles>();

/** Throws DatabaseReplaced if the file or its log was replaced, moved or deleted. Returns true while that is unknown. */
export function refuseReplaced(sqlite: Database['$client']): boolean {
  const files = watched.get(sqlite);
  const why = files?.check();
  if (why) throw new DatabaseReplaced(why);
  return files?.isUnsure ?? false;
}

/** Has `refuseReplaced` check before each write, and every second for readers. */
export function watchDatabaseFile(
  { $client: sqlite }: Database,
  onReplaced: (why: string) => void,
): () => string | null {
  const files = new DatabaseFiles(sqlite.name);
  watched.set(sqlite, files);
  let known: string | null = null;
  const check = () => {
    if (!sqlite.open) return clearInterval(timer);
    const why = files.check();
    if (why === known) return;
    known = why;
    sqlite.pragma(`query_only = ${why ? 'ON' : 'OFF'}`);
    if (why) onReplaced(why);
  };
  const timer = setInterval(check, 1000).unref();
  check();
  return () => known;
}

/** Whether it was replaced for good: closing it would write its log into the other file. */
export function isReplaced(sqlite: Database['$client']): boolean {
  return watched.get(sqlite)?.check() === replaced;
}

/** Whether another process noticed that its database at `file` was replaced. */
export function isReplacedUnderSite(file: string): boolean {
  const log = statSync(`${realPathOf(file)}-shm${former}`, { throwIfNoEntry: false });
  const since = log && lockedSince(file);
  // A log from before the last start is history. A rename changes the ctime alone.
  return Boolean(since && log.ctime >= since);
}

const former = '-of-replaced';

class DatabaseFiles {
  isUnsure = false;
  private readonly file: string;
  private readonly parts: { file: string; is?: string }[];
  // Never closed: that would end the locks that SQLite has on the same file (https://www.sqlite.org/howtocorrupt.html).
  private readonly index: number;
  private written: string;
  private checkpoint: string;
  private unsureSince = 0;
  private isOver = false;

  constructor(name: string) {
    this.file = realPathOf(name);
    this.parts = ['', '-wal', '-shm'].map((part) => ({ file: this.file + part }));
    this.index = openSync(`${this.file}-shm`, 'r');
    this.written = this.lastWrite();
    this.checkpoint = this.lastCheckpoint();
  }

  check(): string | null {
    if (this.isOver) return replaced;
    const found = this.parts.map((part) => [part, identityOf(part.file)] as const);
    for (const [part, is] of found) {
      part.is ??= is;
      if (is !== undefined && is !== part.is) return this.end();
    }
    if (found[0]?.[1] !== undefined && this.isCopiedOver()) return this.end();
    return found.some(([, is]) => is === undefined) ? missing : null;
  }

  // With a log, only a checkpoint writes to the file itself.
  private isCopiedOver() {
    const [written, checkpoint] = [this.lastWrite(), this.lastCheckpoint()];
    this.isUnsure = written !== this.written && checkpoint === this.checkpoint;
    if (!this.isUnsure) {
      [this.written, this.checkpoint, this.unsureSince] = [written, checkpoint, 0];
      return false;
    }
    this.unsureSince ||= performance.now();
    return performance.now() - this.unsureSince > longestCheckpoint;
  }

  private lastWrite() {
    const { mtimeNs, size } = statSync(this.file, { bigint: true });
    return `${mtimeNs} ${size}`;
  }

  private lastCheckpoint() {
    const bytes = Buffer.alloc(100);
    readSync(this.index, bytes, 0, bytes.length, 0);
    return bytes.subarray(32, 40).toString('hex') + bytes.subarray(96).toString('hex');
  }

  // The next start would apply the log to the other file.
  private end() {
    this.isOver = true;
    for (const { file, is } of this.parts.slice(1))
      if (identityOf(file) === is && is) renameSync(file, file + former);
    return replaced;
  }
}

function identityOf(file: string) {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
