import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { largestFile } from '../move-in/fetch-file.ts';

export class UnusableExport extends Error {}

const maxParts = 1_000_000;
const largestText = 20 * 1024 * 1024;

/** The parts of an export by their names, which are never paths of ours. Close it. */
export class Archive {
  private constructor(
    private zip: yauzl.ZipFile,
    private parts: Map<string, yauzl.Entry>,
  ) {}

  /** Throws UnusableExport for what is no zip, and for one with names that lead out of it. */
  static async open(file: string): Promise<Archive> {
    try {
      const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
      const parts = new Map<string, yauzl.Entry>();
      for await (const entry of zip.eachEntry()) {
        if (parts.has(entry.fileName)) throw new Error(`“${entry.fileName}” is in it twice`);
        if (parts.size > maxParts) throw new Error('it has too many parts');
        // Pages for people aren't read here.
        if (!/\.(html|md)$/.test(entry.fileName)) parts.set(entry.fileName, entry);
      }
      return new Archive(zip, parts);
    } catch (error) {
      throw new UnusableExport(`${file} is no export of Vinci, or it is damaged (${messageOf(error)}).`);
    }
  }

  names(): string[] {
    return [...this.parts.keys()];
  }

  bytes(): number {
    return [...this.parts.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  }

  async text(name: string): Promise<string> {
    return (await buffer(await this.open(name, largestText))).toString();
  }

  async json(name: string): Promise<unknown> {
    const text = await this.text(name);
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new UnusableExport(`${name} can’t be read (${messageOf(error)}).`);
    }
  }

  async copy(name: string, to: string): Promise<void> {
    await pipeline(await this.open(name, largestFile), createWriteStream(to));
  }

  close(): void {
    this.zip.close();
  }

  // Says a part that it is larger than it says, reading it fails.
  private async open(name: string, most: number) {
    const entry = this.parts.get(name);
    if (!entry)
      throw new UnusableExport(`The export has no ${name}: it is no export of Vinci, or not whole.`);
    if (entry.uncompressedSize > most) throw new UnusableExport(`${name} is too large.`);
    return this.zip.openReadStreamPromise(entry);
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
