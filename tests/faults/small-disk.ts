import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes, in memory (tmpfs). */
export interface SmallDisk {
  folder: string;
  /** Fills it, leaving no byte or this many megabytes free. */
  fill(free?: number): void;
  /** Frees the space again. */
  clear(): void;
  readOnly(): void;
  /** Unmounts it, with everything on it. */
  remove(): void;
}

/** Mounts one; returns null, with a message, if mounting isn't allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinci-disk-'));
  const mount = (...words: string[]) => execFileSync('mount', [...words, folder], { stdio: 'pipe' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  } catch {
    rmSync(folder, { recursive: true });
    console.error('  Skipped: mounting a small disk takes root, and a system that allows it.');
    return null;
  }
  let views = 1;
  const fillers = () => readdirSync(folder).filter((name) => name.startsWith('filler'));
  return {
    folder,
    fill(free = 0) {
      // Smaller and smaller pieces, down to the last block.
      for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
        try {
          for (;;) writeFileSync(path.join(folder, `filler-${fillers().length}`), Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      // The first pieces are one megabyte.
      for (let number = 0; number < free; number += 1) rmSync(path.join(folder, `filler-${number}`));
    },
    clear() {
      for (const name of fillers()) rmSync(path.join(folder, name));
    },
    readOnly() {
      // A read-only bind mount on top: the disk itself stays busy while the site holds its lock there.
      mount('--bind', folder);
      views += 1;
      mount('-o', 'remount,bind,ro');
    },
    remove() {
      for (; views > 0; views -= 1) execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
