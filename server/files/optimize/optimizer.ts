import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { askEncoder, EncoderEnded } from '../encoder/encoder.ts';
import type { VariantOptions } from '../encoder/shrink.ts';
import { sniffPicture } from '../picture-type.ts';
import { beginningOf } from '../sent-file.ts';
import { sha256 } from '../sha256.ts';
import { ImageError, missing, notAPicture, type PictureFolders, type Source } from './source.ts';
import { openVariantCache, type Variant } from './variant-files.ts';

const megabyte = 1024 * 1024;
const usualLimits = {
  disk: 500 * megabyte,
  memory: 32 * megabyte,
  waiting: 64,
};

/** Serves pictures in other sizes and formats. Variants are cached; concurrent requests share one encode. */
export type Optimizer = Awaited<ReturnType<typeof openOptimizer>>;

interface Needs {
  folders: PictureFolders;
  limits?: Partial<typeof usualLimits>;
  /** Called when a variant can't be created, unless the picture is at fault, or can't be cached. */
  onTrouble(error: unknown, sentence: string): void;
}

/** Opens the optimizer. Its variants are in `.optimized` in the uploads folder, which needs no backup. */
export async function openOptimizer({ folders, limits, onTrouble }: Needs) {
  const { waiting, ...bytes } = { ...usualLimits, ...limits };
  const isStale = await staleness(folders.uploads);
  const folder = path.join(folders.uploads, '.optimized');
  const onWriteError = (error: unknown) =>
    onTrouble(error, 'A resized picture can’t be cached; it is resized at every request');
  const cache = await openVariantCache({ folder, limits: bytes, isStale, onWriteError });
  const queue = pLimit(1);
  let made = 0;

  const make = async (key: string, source: Source, options: VariantOptions) => {
    // Each downloadable picture has only one such PNG: it skips the queue of variants that anybody may request.
    const isDownload = options.format === 'palette';
    if (!isDownload && queue.pendingCount >= waiting) {
      throw new ImageError(503, 'Too many pictures are being processed. Please try again in a moment.');
    }
    const making = isDownload ? makeVariant(source, options) : queue(() => makeVariant(source, options));
    const variant = await making.catch((error) => {
      if (error.cause) onTrouble(error.cause, `No smaller picture could be made of ${source.file}`);
      throw error;
    });
    made += 1;
    if (!variant.asItIs) await cache.keep(key, variant);
    return variant;
  };
  const forget = (sourceKey: string) => cache.forget(`${sourceKey}_`);
  const load = async (key: string, source: Source, options: VariantOptions) => {
    const variant: MadeVariant = (await cache.find(key)) ?? (await make(key, source, options));
    // The file may have been deleted meanwhile, before there was a variant to forget.
    if (await stat(source.file).catch(() => null)) return variant;
    await forget(source.key);
    throw missing();
  };
  // Concurrent requests for a variant share one encode.
  const underWay = new Map<string, Promise<MadeVariant>>();
  const variantOf = (key: string, source: Source, options: VariantOptions) => {
    const loading = underWay.get(key) ?? load(key, source, options).finally(() => underWay.delete(key));
    underWay.set(key, loading);
    return loading;
  };

  return {
    folders,
    forget,
    made: () => made,
    inMemory: (source: Source, options: VariantOptions) => cache.inMemory(variantKey(source, options)),
    /** Throws an ImageError: those of `makeVariant`, and 503 when the queue is full. */
    async variantOf(source: Source, options: VariantOptions): Promise<MadeVariant> {
      const key = variantKey(source, options);
      return cache.inMemory(key) ?? variantOf(key, source, options);
    },
    /** The path of the variant; null when it can't be cached. */
    async fileOf(source: Source, options: VariantOptions) {
      const key = variantKey(source, options);
      await variantOf(key, source, options);
      return cache.pathOf(key);
    },
  };
}

function variantKey(source: Source, { width, quality, format, share }: VariantOptions): string {
  const size = share ? `share-${percent(share.focalX)}-${percent(share.focalY)}` : (width ?? 'whole');
  return [source.key, size, quality, format].join('_');
}

const percent = (share: number) => Math.round(share * 100);

// Variants of files that were removed while the site was down, or by restoring its database.
async function staleness(uploads: string) {
  const there = new Set(await readdir(uploads).catch(() => []));
  return (key: string) => {
    const [source = ''] = key.split('_');
    return !source.startsWith('site-') && !there.has(source);
  };
}

/** A variant. `asItIs`: the picture can't be decoded, or is animated, and is sent unchanged. */
export type MadeVariant = Variant & { asItIs?: true };

/** Throws an ImageError: 404 when the file is missing, 400 when it isn’t a picture, 503 when the encoder died. */
async function makeVariant(
  source: Pick<Source, 'file' | 'page'>,
  options: VariantOptions,
): Promise<MadeVariant> {
  const { file, page } = source;
  try {
    if (page) return await makePage(file, page, options);
    const extension = sniffPicture(await beginningOf(file));
    // Checked before libvips, which would render an SVG under any name.
    if (!extension || extension === 'gif') throw notAPicture();
    const small = await askEncoder('shrink', file, options);
    if (small) return { ...small, hash: await sha256(small.bytes) };
    const bytes = await readFile(file);
    return { bytes, extension, hash: await sha256(bytes), asItIs: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw missing();
    if (!(error instanceof EncoderEnded)) throw error;
    throw new ImageError(503, 'The picture could not be resized. Please try again in a moment.', {
      cause: error,
    });
  }
}

async function makePage(file: string, page: number, options: VariantOptions): Promise<MadeVariant> {
  const small = await askEncoder('shrinkPage', file, page, options);
  if (!small) throw missing();
  return { ...small, hash: await sha256(small.bytes) };
}
