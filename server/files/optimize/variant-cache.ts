import { LRUCache } from 'lru-cache';
import { openVariantFiles, type Variant, type VariantFiles } from './variant-files.ts';

/** Cached variants: all of them on disk, the most used in memory too. */
export interface VariantCache extends Pick<VariantFiles, 'pathOf'> {
  inMemory(key: string): Variant | undefined;
  find(key: string): Promise<Variant | null>;
  keep(key: string, variant: Variant): Promise<void>;
  forget(start: string): Promise<void>;
}

interface Needs {
  folder: string;
  limits: { disk: number; memory: number };
  isStale(key: string): boolean;
  onWriteError(error: unknown): void;
}

export async function openVariantCache({
  folder,
  limits,
  isStale,
  onWriteError,
}: Needs): Promise<VariantCache> {
  const disk = await openVariantFiles(folder, { maxBytes: limits.disk, isStale });
  const memory = new LRUCache<string, Variant>({
    maxSize: limits.memory,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  return {
    inMemory: (key) => memory.get(key),
    async find(key) {
      const variant = await disk.read(key);
      if (variant) memory.set(key, variant);
      return variant;
    },
    async keep(key, variant) {
      memory.set(key, variant);
      await disk.write(key, variant).catch(onWriteError);
    },
    pathOf: disk.pathOf,
    async forget(start) {
      for (const key of memory.keys()) if (key.startsWith(start)) memory.delete(key);
      await disk.forget(start);
    },
  };
}
