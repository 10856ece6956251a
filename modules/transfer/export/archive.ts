import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { largestFile } from '../move-in/fetch-file.ts';

export class UnusableExport extends Error {}

const maxParts = 1_000_000;
const largestText = 20 * 1024 * 1024;

export type Archive = Awaited<ReturnType<typeof openArchive>>;

/**
 * The parts of an export by their names, which are never paths of ours. Close it. Throws UnusableExport for what is no zip, and for
 * one with names that lead out of it.
 */
export async function openArchive(file: string) {
  const { zip, parts } = await partsOf(file);
  // Says a part that it is larger than it says, reading it fails.
  const open = (name: string, most: number) => {
    const entry = parts.get(name);
    if (!entry)
      throw new UnusableExport(`The export has no ${name}: it is no export of Vinci, or not whole.`);
    if (entry.uncompressedSize > most) throw new UnusableExport(`${name} is too large.`);
    return zip.openReadStreamPromise(entry);
  };
  const text = async (name: string) => (await buffer(await open(name, largestText))).toString();
  return {
    names: () => [...parts.keys()],
    bytes: () => [...parts.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
    text,
    async json(name: string): Promise<unknown> {
      const written = await text(name);
      try {
        return JSON.parse(written);
      } catch (error) {
        throw new UnusableExport(`${name} can’t be read (${messageOf(error)}).`);
      }
    },
    copy: async (name: string, to: string) => pipeline(await open(name, largestFile), createWriteStream(to)),
    close: () => zip.close(),
  };
}

async function partsOf(file: string) {
  try {
    const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
    const parts = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) {
      if (parts.has(entry.fileName)) throw new Error(`“${entry.fileName}” is in it twice`);
      if (parts.size > maxParts) throw new Error('it has too many parts');
      // Pages for people aren't read here.
      if (!/\.(html|md)$/.test(entry.fileName)) parts.set(entry.fileName, entry);
    }
    return { zip, parts };
  } catch (error) {
    throw new UnusableExport(`${file} is no export of Vinci, or it is damaged (${messageOf(error)}).`);
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
