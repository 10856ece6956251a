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
  isStale(key: string): boolean;
  onWriteError(error: unknown): void;
}

/** Cached variants: all of them on disk, the most used in memory, too. */
export async function openVariantCache({ folder, limits, isStale, onWriteError }: Needs) {
  const disk = await openVariantFiles(folder, { maxBytes: limits.disk, isStale });
  const memory = new LRUCache<string, Variant>({
    maxSize: limits.memory,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  return {
    inMemory: (key: string) => memory.get(key),
    async find(key: string) {
      const variant = await disk.read(key);
      if (variant) memory.set(key, variant);
      return variant;
    },
    async keep(key: string, variant: Variant) {
      memory.set(key, variant);
      await disk.write(key, variant).catch(onWriteError);
    },
    pathOf: disk.pathOf,
    /** Removes every variant whose key starts with this. */
    async forget(start: string) {
      for (const key of memory.keys()) if (key.startsWith(start)) memory.delete(key);
      await disk.forget(start);
    },
  };
}

interface Limits {
  maxBytes: number;
  /** Whether the picture of this key was removed. Called at the start. */
  isStale(key: string): boolean;
}

// key, SHA-256, extension: `1f…9c.jpg_640_75_webp.0a…ff.webp`
const variantName = /^(.+)\.([0-9a-f]{64})\.(avif|webp|jpg|png)$/;

// Up to a number of bytes; the least recently used are evicted. Existing ones are counted in the background.
async function openVariantFiles(folder: string, limits: Limits) {
  await mkdir(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const remove = (name: string) => rm(at(name), { force: true }).catch(() => undefined);
  const book = openBook(limits.maxBytes, remove);
  const counted = oldestFirst(folder).then((found) => {
    for (const { name, size } of found) {
      const key = variantName.exec(name)?.[1];
      if (key && size > 0 && !limits.isStale(key)) book.enter(key, name, size);
      else void remove(name);
    }
  });

  return {
    async read(key: string) {
      await counted;
      const name = book.nameOf(key);
      return name ? readVariant(folder, name) : null;
    },
    async write(key: string, { bytes, hash, extension }: Variant) {
      await counted;
      if (bytes.length > limits.maxBytes) return;
      const name = `${key}.${hash}.${extension}`;
      await writeWhole(at(`${randomBytes(8).toString('hex')}.part`), at(name), bytes);
      book.enter(key, name, bytes.length);
    },
    /** Null for a variant that isn’t stored. */
    pathOf(key: string) {
      const name = book.nameOf(key);
      return name ? at(name) : null;
    },
    async forget(start: string) {
      await counted;
      await Promise.all(book.strike(start).map(remove));
    },
  };
}

// In the order of the last use. `remove` gets evicted files.
function openBook(maxSize: number, remove: (name: string) => Promise<void>) {
  const entries = new LRUCache<string, { name: string; size: number }>({
    maxSize,
    sizeCalculation: ({ size }) => size,
    dispose({ name }, _key, reason) {
      if (reason === 'evict') void remove(name);
    },
  });
  return {
    nameOf: (key: string) => entries.get(key)?.name,
    enter(key: string, name: string, size: number) {
      const before = entries.peek(key)?.name;
      if (before && before !== name) void remove(before);
      entries.set(key, { name, size });
    },
    strike(start: string) {
      const gone = [...entries.entries()].filter(([key]) => key.startsWith(start));
      for (const [key] of gone) entries.delete(key);
      return gone.map(([, { name }]) => name);
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
