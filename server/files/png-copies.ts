import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { askEncoder } from './encoder/encoder.ts';

// One is in use, the others are what people may go back to; a copy of a large photograph takes 100 MB.
const mostCopies = 3;

/** Uploaded pictures as small PNGs, to download. Each copy is made once and kept; a lost one is only made again. */
export interface PngCopies {
  /** The path of the copy. Null when the picture is gone. */
  pathOf(filename: string): Promise<string | null>;
  /** Removes the copy of a picture that was deleted or replaced. */
  forget(filename: string): Promise<void>;
}

/** Opens the copies of the pictures in `uploads`. They lie in `.png` there; nothing of it needs a backup. */
export async function openPngCopies(uploads: string): Promise<PngCopies> {
  const folder = path.join(uploads, '.png');
  const copyOf = (filename: string) => path.join(folder, nameOf(filename));
  await mkdir(folder, { recursive: true });
  await sweep(uploads, folder);
  const underWay = new Map<string, Promise<string | null>>();

  const make = async (filename: string) => {
    const [source, copy] = [path.join(uploads, filename), copyOf(filename)];
    if (await isThere(copy)) return copy;
    if (!(await isThere(source))) return null;
    await convert(source, copy);
    await keepNewest(folder);
    if (await isThere(source)) return copy;
    // Deleted while this went on.
    await rm(copy, { force: true });
    return null;
  };

  return {
    async pathOf(filename) {
      const making = underWay.get(filename) ?? make(filename).finally(() => underWay.delete(filename));
      underWay.set(filename, making);
      return making;
    },
    async forget(filename) {
      await rm(copyOf(filename), { force: true });
    },
  };
}

const nameOf = (filename: string) => `${filename}.palette.png`;
const sizeOf = async (file: string) => (await stat(file)).size;

// Under its final name a copy is whole.
async function convert(source: string, copy: string) {
  const part = `${copy}.part`;
  try {
    await askEncoder('toPalette', source, part);
    if (source.endsWith('.png') && (await sizeOf(source)) <= (await sizeOf(part)))
      await copyFile(source, part);
    await rename(part, copy);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function keepNewest(folder: string) {
  const names = await readdir(folder);
  const made = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = made.sort((one, other) => other.at - one.at).slice(mostCopies);
  for (const { name } of old) await rm(path.join(folder, name), { force: true });
}

// What a crash left half made, and copies of pictures that went while the site stood still.
async function sweep(uploads: string, folder: string) {
  const there = new Set((await readdir(uploads)).map(nameOf));
  for (const name of await readdir(folder)) {
    if (!there.has(name)) await rm(path.join(folder, name), { force: true });
  }
}

function isThere(file: string) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
