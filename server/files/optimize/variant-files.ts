import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Extension } from '../picture-type.ts';
import { sha256 } from '../sha256.ts';

export interface Variant {
  bytes: Buffer;
  /** SHA-256 in hexadecimal. */
  hash: string;
  extension: Extension;
}

interface Needs {
  folder: string;
  limits: { disk: number; memory: number };
  /** Whether the picture of this key was removed. Called at the start. */
  isStale(key: string): boolean;
  onWriteError(error: unknown): void;
}

// key, SHA-256, extension: `1f…9c.jpg_640_75_webp.0a…ff.webp`
const variantName = /^(.+)\.([0-9a-f]{64})\.(avif|webp|jpg|png)$/;

/** Cached variants: all on disk, where the least recently used are evicted; the most used in memory, too. */
export async function openVariantCache({ folder, limits, isStale, onWriteError }: Needs) {
  await mkdir(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const remove = (name: string) => rm(at(name), { force: true }).catch(() => undefined);
  const memory = new LRUCache<string, Variant>({
    maxSize: limits.memory,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const files = new LRUCache<string, { name: string; size: number }>({
    maxSize: limits.disk,
    sizeCalculation: ({ size }) => size,
    // Evicted, or made again with other bytes.
    disposeAfter({ name }, key, reason) {
      if (reason !== 'delete' && files.peek(key)?.name !== name) void remove(name);
    },
  });
  // Existing ones, in the background.
  const counted = oldestFirst(folder).then((found) => {
    for (const { name, size } of found) {
      const key = variantName.exec(name)?.[1];
      if (key && size > 0 && !isStale(key)) files.set(key, { name, size });
      else void remove(name);
    }
  });

  return {
    inMemory: (key: string) => memory.get(key),
    async find(key: string) {
      await counted;
      const name = files.get(key)?.name;
      const variant = name ? await readVariant(folder, name) : null;
      if (variant) memory.set(key, variant);
      return variant;
    },
    async keep(key: string, variant: Variant) {
      memory.set(key, variant);
      await counted;
      const { bytes, hash, extension } = variant;
      if (bytes.length > limits.disk) return;
      const name = `${key}.${hash}.${extension}`;
      try {
        await writeWhole(at(`${randomBytes(8).toString('hex')}.part`), at(name), bytes);
        files.set(key, { name, size: bytes.length });
      } catch (error) {
        onWriteError(error);
      }
    },
    /** Null for a variant that isn’t stored. */
    pathOf(key: string) {
      const name = files.get(key)?.name;
      return name ? at(name) : null;
    },
    /** Removes every variant whose key starts with this. */
    async forget(start: string) {
      for (const key of memory.keys()) if (key.startsWith(start)) memory.delete(key);
      await counted;
      const gone = [...files.entries()].filter(([key]) => key.startsWith(start));
      for (const [key] of gone) files.delete(key);
      await Promise.all(gone.map(([, { name }]) => remove(name)));
    },
  };
}

// Null for a truncated file too, as a power cut may leave one.
async function readVariant(folder: string, name: string): Promise<Variant | null> {
  const file = path.join(folder, name);
  const bytes = await readFile(file).catch(() => null);
  const [, , hash, extension] = variantName.exec(name) ?? [];
  if (!bytes || !hash || (await sha256(bytes)) !== hash) return null;
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
  return { bytes, hash, extension: extension as Extension };
}

// Under its final name a variant is complete. It isn't synced: one lost in a power cut is created again.
async function writeWhole(temporary: string, final: string, bytes: Buffer) {
  try {
    await writeFile(temporary, bytes, { flag: 'wx' });
    await rename(temporary, final);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

// In batches, so that a full folder (some 17,000 files) doesn't block the disk for everybody else.
async function oldestFirst(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const found: { name: string; size: number; usedAt: number }[] = [];
  for (let from = 0; from < names.length; from += 64) {
    const stats = names.slice(from, from + 64).map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      found.push({ name, size, usedAt: mtimeMs });
    });
    await Promise.allSettled(stats);
  }
  return found.sort((a, b) => a.usedAt - b.usedAt);
}
